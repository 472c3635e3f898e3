// The questions of the golden records in German, by their names; where yes or no would be no answer,
// with one in words.
import type { Questions } from "$lib/rules/told";

export const questions: Questions = {
  "a-block-of-seven-symbols": [
    "Auf diesem Block kommt der Lotus nur einmal vor, auf M22. Gewinnt ihn ein Paar mit M22, obwohl ihn auf unserem M12 und M33 zeigen?",
    "Ja. Wo seine Symbole stehen, sagt allein dieser Block.",
  ],
  "a-bonus-for-two": [
    "Beide vollenden den Lotus in der zweiten Runde. Gewinnen ihn beide?",
    "Ja. Ein Bonus ist bis zum Ende der Runde zu haben, in der er zum ersten Mal gewonnen wurde.",
  ],
  "a-die-must-be-taken":
    "Rote Würfel sind verfügbar. Darf ein roter Stein trotzdem aus dem Steinbruch bezahlt werden?",
  "a-joker-beside-a-die": "Darf ein Joker für eine Farbe stehen, von der ein Würfel verfügbar ist?",
  "a-pair-across-a-corner":
    "Dürfen zwei Mosaiksteine angekreuzt werden, die sich nur an einer Ecke berühren?",
  "a-pair-in-either-order":
    "M21 ist lila, M31 grün; im Steinbruch liegt das grüne Q3 links vom lila Q4. Dürfen beide aus dem Steinbruch bezahlt werden?",
  "a-pair-is-the-whole-turn": "Darf ein Paar im Mosaik auf einen Stein der Pyramide folgen?",
  "a-passed-quarry-stone":
    "Der blaue Stein im Steinbruch ist gestrichen, Rot und Lila sind übergangen. Darf der lila noch gestrichen werden?",
  "a-pyramid-of-four-rows":
    "Die Pyramide dieses Blocks hat vier Reihen. Gibt es in ihr einen Stein P51?",
  "a-sheet-without-a-tag":
    "Die Aufzeichnung hat ein Blatt G, aber kein H. Darf H ausgeteilt werden?",
  "a-stone-on-one-stone": "P11 ist angekreuzt, P12 nicht. Darf P21 angekreuzt werden?",
  "blocked-dice":
    "Platz 1 ist aktiv und hat den einzigen roten Würfel genommen. Darf Platz 2 ihn benutzen?",
  "columns-need-not-keep-level": "Rechts steht noch nichts. Darf die linke Säule wachsen?",
  "dice-go-back":
    "Die Spielregel: Blau und Grün sind blockiert; Platz 2 hat den roten Würfel für ein Paar im Mosaik benutzt. Darf ihn Platz 3 auch benutzen?",
  "end-is-said":
    "Platz 1 hat einen Stein angekreuzt. Darf Platz 2 bauen, bevor Platz 1 den Zug beendet hat?",
  "equal-colours-and-one-die":
    "Zwei rote Mosaiksteine, ein roter Würfel: Bezahlt der Würfel den einen und der Steinbruch den anderen?",
  "equal-colours-one-spelling":
    "Zwei rote Mosaiksteine werden aus dem Steinbruch bezahlt. Darf der rechte Stein zuerst genannt werden?",
  "no-joker-is-left":
    "Beide Joker sind gestrichen. Darf noch ein Stein mit einem Joker bezahlt werden?",
  "one-stone-of-the-mosaic": "Darf ein einzelner Mosaikstein angekreuzt werden?",
  "quarry-behind-the-blue-stone":
    "Die Spielregel: Der blaue Stein im Steinbruch ist gestrichen, Rot und Lila sind übergangen. Ist Orange der nächste, der gestrichen werden darf?",
  "scoring-example": [
    "Die Spielregel: Pyramide vollendet, Bogen nichts, acht Mosaiksteine, fünf Boni, ein Joker und vier Steine im Steinbruch übrig. Hat Platz 1 damit 50 Punkte?",
    "Ja. Pyramide 21, Mosaik 8, Boni 15, Joker 2 und Steinbruch 4.",
  ],
  "ten-rounds-without-a-stone": [
    "Niemand baut je etwas. Wann endet die Partie, und wie steht es?",
    "Nach zehn solchen Runden nacheinander. Alle haben 16 Punkte, für übrige Joker und Steine im Steinbruch.",
  ],
  "the-end-bonus": [
    "Bogen und Mosaik sind vollendet, und nichts wurde gestrichen. Was ist das wert?",
    "53 Punkte: Bogen 10, Mosaik 15, vier Boni zu je 3, darunter der Schlussbonus, Steinbruch 12 und Joker 4.",
  ],
  "the-final-stone":
    "Die linke Säule ist vollendet, der rechten fehlt ein Stein. Darf der Schlussstein angekreuzt werden?",
  "the-last-round-is-played-out":
    "Platz 1 hat ein zweites Bauwerk vollendet. Darf Platz 2 in dieser Runde noch bauen?",
  "the-lower-column-counts": [
    "Drei Steine links im Bogen, einer rechts. Was ist das wert?",
    "Nichts: Es zählt die niedrigere Säule, und ein Stein ist keinen Punkt wert.",
  ],
  "the-quarry-in-building-order":
    "P11 wurde mit Q6 bezahlt. Darf P12, danach gebaut, mit Q5 bezahlt werden?",
  "the-same-sheet-twice": "Dürfen zwei Baumeister das gleiche Blatt haben?",
  "the-second-rests-on-the-first":
    "P11 steht. Dürfen P12 und, auf beiden ruhend, P21 in einem Zug gebaut werden?",
  "too-late-for-a-bonus": [
    "Platz 2 vollendet den Lotus in der zweiten Runde, Platz 1 in der dritten. Gewinnt ihn Platz 1?",
    "Nein. Der Bonus war mit der zweiten Runde vergeben.",
  ],
  "two-bonuses-in-one-turn": [
    "Ein Paar vollendet Schlange und Lotus. Sind beide gewonnen?",
    "Ja. Ein Zug kann mehrere Boni gewinnen.",
  ],
  "two-mosaic-stones": [
    "Was sind zwei Mosaiksteine wert, die mit Würfeln bezahlt wurden?",
    "Nichts. Punkte gibt es ab vier Steinen.",
  ],
  "what-is-paid-stays-paid":
    "Ein Joker hat P12 bezahlt, und ein zweiter Stein war nicht möglich. Darf P12 im nächsten Zug noch einmal gebaut werden, mit einem Würfel?",
};
