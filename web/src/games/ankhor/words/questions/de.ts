// The questions of the golden records in German, by their names; where yes or no would be no answer,
// with one in words.
import type { Questions } from "$lib/rules/told";

export const questions: Questions = {
  "ankh-just-taken":
    "Darf ein Ankh, das eben erst genommen wurde, im selben Zug ausgegeben werden?",
  "back-of-the-next-tile":
    "Die Rückseite eines Stapels zeigt eine Farbe. Darf das Plättchen, das von ihm gezogen wird, eine andere haben?",
  "both-piles": "Der gewählte Stapel geht aus. Wird die Auslage vom anderen aufgefüllt?",
  "city-falls-apart": "Ein Versetzen ließe die Stadt in zwei Teile zerfallen. Ist es erlaubt?",
  "colour-under-a-tile":
    "Keines der vier Plättchen hat die Farbe dessen, das auf ihnen liegen soll. Darf es dorthin?",
  "draw-before-the-next-step":
    "Nach dem Auffrischen sind Felder leer. Darf der Zug weitergehen, bevor sie gefüllt sind?",
  "empty-pile": "Ein Stapel ist leer. Darf er zum Auffrischen gewählt werden?",
  "equal-points": [
    "Zwei haben gleich viele Punkte und verschieden große Städte. Ist die Partie entschieden?",
    "Ja. Bei gleich vielen Punkten gewinnt, wer weniger Plättchen hat.",
  ],
  "first-tile": "Darf das erste Plättchen einer Stadt irgendwohin?",
  "full-row": "Zu dritt, und kein Feld ist leer. Darf die Auslage aufgefrischt werden?",
  "gap-in-the-row": [
    "Ein Plättchen wurde gekauft. Wird sein Feld sofort wieder gefüllt?",
    "Nein. Das Feld bleibt leer, bis jemand die Auslage auffrischt.",
  ],
  "level-two": "Vier Plättchen der Ebene 1 bilden ein Quadrat. Darf eines darauf gelegt werden?",
  "moved-upon-other-colours":
    "Ein Plättchen wird auf vier Plättchen anderer Farben versetzt. Ist das erlaubt?",
  "no-more-than-exceeds": "Ein Marker ist zu viel. Dürfen zwei zurückgegeben werden?",
  "no-tiles-to-draw":
    "Beide Stapel sind leer. Darf zu zweit trotzdem aufgefrischt werden, damit das Plättchen ganz links ausscheidet?",
  "not-down-to-the-table":
    "Darf ein Plättchen, das auf anderen liegt, auf den Tisch versetzt werden?",
  "resources-and-ankhs-exceed":
    "Rohstoffe und Ankhs sind zu viele. Dürfen sie nacheinander zurückgegeben werden?",
  "saving-is-a-must":
    "Ein Plättchen kommt auf vier andere, und sein voller Preis könnte bezahlt werden. Darf er das?",
  "scoring-example": [
    "Die Spielregel: Gruppen von zwei weißen, fünf grünen und drei roten Plättchen, von drei Schakalen und zwei Skarabäen, drei 2-Punkte-Plättchen und kein Marker, der zählt. Hat Platz 1 damit 24 Punkte?",
    "Ja. Farben 10, Tiere 5, 2-Punkte-Plättchen 6 und 3 für den Bonusmarker, den die grüne Gruppe von fünf gewonnen hat.",
  ],
  scribe: [
    "Ein Schreiber wurde gekauft. Hat sein Besitzer sofort noch einen Zug?",
    "Ja. Der Bonuszug beginnt, sobald die Grenzen dieses Zuges geprüft sind.",
  ],
  "scribe-is-the-13th-tile":
    "Das 13. und letzte Plättchen der Partie ist ein Schreiber. Wird der Bonuszug gemacht, und darf ein 14. gekauft werden?",
  "sold-out": [
    "Auslage und Stapel sind am Ende einer Runde leer. Ist die Partie zu Ende?",
    "Ja. Sie endet mit dieser Runde.",
  ],
  "split-group": [
    "Ein Versetzen zerteilt eine Fünfergruppe, und ihr Marker wird zurückgegeben. Wie steht es?",
    "Platz 1 hat 22 Punkte und Platz 2 hat 24: Der zurückgegebene Marker zählt für niemanden.",
  ],
  "ten-idle-rounds": [
    "Zehn Runden lang hat niemand etwas gekauft. Ist die Partie zu Ende?",
    "Ja. Nach zehn solchen Runden nacheinander ist sie es.",
  ],
  "third-ankh-action":
    "Zwei Ankhs sind in diesem Zug ausgegeben, und ein drittes ist da. Darf es das auch werden?",
  "thirteenth-tile":
    "Jemand hat ein 13. Plättchen gelegt, und die Runde ist vorbei. Darf die Partie weitergehen?",
  "three-alike": [
    "Drei gleiche Preismarken fallen auf ein Feld. Bleiben sie liegen?",
    "Ja. Preismarken liegen, wie sie verteilt wurden.",
  ],
  "three-alike-mixed": [
    "Drei gleiche Preismarken fallen auf ein Feld, und die Preise sollen gemischt sein. Bleiben sie liegen?",
    "Nein. Alle werden neu verteilt.",
  ],
  "two-warehouses-could-store": [
    "Ein Rohstoff ist zu viel, und zwei Lagerhäuser könnten einen aufnehmen. Wird etwas zurückgegeben?",
    "Nein. Er kommt von selbst auf ein Lagerhaus, und das Spiel geht weiter.",
  ],
  "warehouse-pays":
    "Ein Preis kann nur mit dem Marker auf einem Lagerhaus bezahlt werden. Ist das erlaubt?",
  "what-carries-stays": "Ein Plättchen auf dem Tisch trägt ein anderes. Darf es versetzt werden?",
};
