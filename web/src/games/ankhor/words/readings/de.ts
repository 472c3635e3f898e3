// What else could be meant where a rule is marked, in German: by rule, in the order of its marks.
import type { Others } from "$lib/rules/told";

export const readings: Others = {
  "ANK-01": [
    "Die Sorten standen in Bildern; Namen und Farben sind die veröffentlichter Rezensionen.",
  ],
  "ANK-02": [
    "Wie viele es von jeder Art sind, war ein Bild; wer die Schachtel besitzt, kann ihre Plättchen eingeben (ANK-73).",
    "In der gedruckten Schachtel könnten mehr Schreiber einer Farbe liegen; mit ihnen ginge eine Stadt womöglich endlos weiter.",
  ],
  "ANK-03": [
    "Welche Felder zwei und welche drei tragen, war ein Bild; die Reihenfolge lässt sich wählen (ANK-73).",
    "Wie gedruckt dürfen drei gleiche liegen bleiben: So ist es voreingestellt. Eine veröffentlichte Rezension rät, neu zu verteilen.",
  ],
  "ANK-04": [
    "Das Beispiel zählt einen mit 3 Punkten; andere könnten eine andere Zahl gezeigt haben.",
  ],
  "ANK-05": [
    "Jede Teilung wäre recht; am Ende kommen die Plättchen ohnehin von beiden.",
    "Wären alle Rückseiten gleich, wüsste niemand etwas über das nächste Plättchen.",
    "Unsere Tische losen die Plätze aus, wenn du die Reihenfolge nicht selbst festlegst.",
  ],
  "ANK-13": ["Zwei könnte ein Beispiel sein und keine Grenze: Wer mehr hat, gäbe dann mehr aus."],
  "ANK-14": [
    "Man könnte wählen, was auf welches Lagerhaus kommt; da es alle so täten, geschieht es von selbst.",
  ],
  "ANK-21": [
    "Ein Ankh ließe sich auch für ein Auffrischen ausgeben, das nichts ändert, oder für einen leeren Stapel.",
  ],
  "ANK-32": ["Man könnte trotzdem den vollen Preis zahlen, um einen Marker loszuwerden."],
  "ANK-34": ["Man könnte wählen, welcher Marker bezahlt; wir nehmen stets die bessere Wahl."],
  "ANK-35": ["Ein Lagerhaus, das einmal bedeckt war, könnte auch unbrauchbar bleiben."],
  "ANK-36": [
    "„Immediately“ könnte heißen: noch bevor die Grenzen geprüft sind, sodass mehr Marker mitkämen.",
  ],
  "ANK-40": ["Man könnte verlangen, dass die Stadt in einem Stück bleibt; der Satz tut es nicht."],
  "ANK-41": [
    "Dass es nichts trägt, steht nur bei den Plättchen auf dem Tisch; was es trüge, fiele herunter.",
  ],
  "ANK-52": [
    "Gedruckt ist eine Gruppe von genau fünf; was aus größeren wird oder aus zweien, die sich verbinden, bleibt den Spielern überlassen.",
  ],
  "ANK-60": [
    "In der letzten Runde könnte ein Bonuszug auch entfallen, sodass eine Stadt höchstens 13 Plättchen hat.",
  ],
  "ANK-61": ["Ohne diese Festlegung endete eine Partie nie, in der niemand mehr kauft."],
  "ANK-62": ["Ankhs sind kein Rohstoff und könnten wegbleiben, ebenso was auf Lagerhäusern liegt."],
  "ANK-63": ["Gemeint sein könnten nur die Marker vor dir, ohne Lagerhäuser und Ankhs."],
};
