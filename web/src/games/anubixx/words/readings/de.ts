// What else could be meant where a rule is marked, in German: by rule, in the order of its marks.
import type { Others } from "$lib/rules/told";

export const readings: Others = {
  "ANX-01": [
    "Dass es sechs Farben sind, auf jedem Würfel dieselben, steht in veröffentlichten Rezensionen.",
  ],
  "ANX-02": [
    "Wie viele Buchstaben es sind und worin sich die Farben unterscheiden, zeigt nur der Block.",
  ],
  "ANX-03": [
    "Auf dem gedruckten Blatt zeigte es ein Bild, das verloren ist. Ein eigener Block kann es anders sagen (ANX-56).",
  ],
  "ANX-04": [
    "Auf dem gedruckten Blatt zeigte es ein Bild, das verloren ist. Ein eigener Block kann es anders sagen (ANX-56).",
  ],
  "ANX-05": [
    "Auf dem gedruckten Blatt zeigte es ein Bild, das verloren ist. Ein eigener Block kann es anders sagen (ANX-56).",
  ],
  "ANX-06": [
    "Wie lang der Steinbruch ist und in welchen Farben, war ein Bild; im Beispiel geht es von Blau über Rot und Lila zu Orange.",
  ],
  "ANX-07": [
    "Die Lücken der verlorenen Bilder deuten auf fünf einzelne Symbole und zwei Gruppen: Auch dieser Block lässt sich spielen (ANX-57).",
  ],
  "ANX-08": [
    "Jeder könnte sich ein Blatt aussuchen. Da alle gleich gut sind, geht das Los schneller.",
  ],
  "ANX-20": [
    "Das Mosaik kommt dort nicht vor. Man könnte auch im Paar eine Reihenfolge verlangen; aber beide werden auf einmal gebaut.",
  ],
  "ANX-41": ["Ohne diese Festlegung endete eine Partie nie, in der niemand mehr baut."],
  "ANX-42": [
    "Gedruckt sind nur die 21 Punkte der Spitze, im Beispiel; die anderen Reihen waren ein Bild.",
  ],
  "ANX-43": [
    "Die Punkte der Höhen waren ein Bild. Das Beispiel sagt, dass eine Höhe allein nichts wert ist.",
  ],
  "ANX-44": [
    "Die Liste beginnt mit vier. Nach ihrem Muster könnten zwei Steine 2 Punkte wert sein.",
  ],
  "ANX-46": [
    "Sind auch diese gleich, steht nichts gedruckt; ein anderes Bauwerk könnte entscheiden.",
  ],
  "ANX-57": ["Das ist eine Art, die Lücken zu lesen; unser Block (ANX-07) ist eine andere."],
};
