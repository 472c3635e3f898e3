// What else could be meant where a rule is marked, in German: by rule, in the order of its marks.
import type { Others } from "$lib/rules/told";

export const readings: Others = {
  "PYX-01": [
    "Wie viele es von jedem sind, stand in einem Bild; eine veröffentlichte Rezension zählt 8, 4 und 1.",
  ],
  "PYX-03": [
    "Kein Satz sagt, wie die Würfel liegen. Sechs Lagen aus 21, 15, 10, 6, 3 und 1 sind der einzige dreiseitige Haufen aus 56 Würfeln.",
  ],
  "PYX-06": ["Am Tisch dürft ihr natürlich die Nasen vergleichen und die Plätze danach wählen."],
  "PYX-13": [
    "Auch eine verborgene Kobra könnte blockieren; dann müsste ein Würfel zurück, sobald sich die Kobra neben ihm zeigt.",
  ],
  "PYX-14": [
    "Wörtlich genommen dürfte eine Kobra auch mitten aus der Pyramide oder aus der letzten Lage. Wir lesen „always“ als: was immer sie berührt.",
  ],
  "PYX-21": [
    "Zählte nur eine gemeinsame Seite wie während der Partie, schiede in einer einzelnen Lage nie ein Würfel aus.",
  ],
  "PYX-22": [
    "Eine Farbe, von der niemand ein Ankh hat, ist ein Gleichstand bei null, also bekommt sie niemand; den Fall nennt der Satz nicht.",
  ],
  "PYX-24": [
    "Ein Gleichstand ließe sich auch auflösen, etwa nach der Zahl der Würfel; gedruckt steht davon nichts.",
  ],
};
