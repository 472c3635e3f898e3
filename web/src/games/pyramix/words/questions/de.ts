// The questions of the golden records in German, by their names; where yes or no would be no answer,
// with one in words.
import type { Questions } from "$lib/rules/told";

export const questions: Questions = {
  "cobra-beside-a-cobra": "Darf eine Kobra genommen werden, die eine andere Kobra berührt?",
  "cobra-opens-the-tray": "Eine Kobra auf dem Sockel zeigt drei Seiten. Darf sie genommen werden?",
  "cobra-with-one-face": "Darf eine Kobra genommen werden, die nur eine Seite zeigt?",
  "cobras-share-a-neighbour": [
    "Zwei Kobras, die auf dem Sockel übrig sind, liegen neben demselben Würfel. Scheidet er einmal aus, und bleiben seine eigenen Nachbarn?",
    "Ja. Ein Würfel scheidet einmal aus und zieht keine anderen mit.",
  ],
  "colour-nobody-collected": [
    "Niemand besitzt ein Ankh einer Farbe, und Würfel von ihr liegen noch auf dem Sockel. Wer bekommt sie?",
    "Niemand.",
  ],
  "hidden-cobra-blocks-nothing": [
    "Ein Würfel wird genommen, und der, den er berührte, erweist sich als Kobra. Gilt der Zug?",
    "Ja. Eine Kobra, die niemand sieht, blockiert nichts.",
  ],
  "move-before-reveal":
    "Ein Würfel ist gerade ans Licht gekommen. Darf der Nächste ziehen, bevor er aufgedeckt ist?",
  "one-visible-face": "Darf ein Würfel genommen werden, der eine Seite zeigt?",
  "open-tray": "Ein Würfel auf dem Sockel zeigt drei Seiten. Darf er genommen werden?",
  "reveal-names-all":
    "Zwei Würfel zeigen zum ersten Mal eine Seite. Darf einer allein aufgedeckt werden?",
  "reveal-of-a-cube-that-is-known":
    "Das blaue Auge ist längst zu sehen. Darf es noch einmal aufgedeckt werden?",
  "scoring-example": [
    "Platz 1 hat die meisten grünen Ankhs, Platz 2 die meisten violetten, Platz 3 die meisten blauen; Platz 1 und 2 haben gleich viele orange, und orange Würfel sind übrig. Wie steht es?",
    "18, 24 und 20: Die orangen Würfel bekommt niemand, jede andere Farbe geht an die Mehrheit.",
  ],
  "shared-win": [
    "Beide haben gleich viele Punkte. Wer gewinnt?",
    "Beide. Sie teilen sich den Sieg.",
  ],
  "slides-beside-a-cobra": "Ein Würfel ist neben eine Kobra gerutscht. Darf er genommen werden?",
  "touches-a-cobra":
    "Ein Würfel mit genügend sichtbaren Seiten berührt eine Kobra, die zu sehen ist. Darf er genommen werden?",
};
