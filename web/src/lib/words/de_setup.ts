// Whom one may play against, in German.
import type * as english from "./en_setup";

export const howTheyPlay: typeof english.howTheyPlay = [
  "Achtet mehr auf ihre Gänse als auf das Spiel. Gut für den Anfang.",
  "Nimmt, was am nächsten liegt, und denkt selten voraus.",
  "Sieht gute Züge, lässt aber jeden vierten liegen. Schlägt die meisten Neulinge.",
  "Arbeitet sauber, Zug um Zug. Ohne Plan wird es schwer.",
  "Rechnet vor jedem Zug und vertut sich kaum.",
  "Nie unachtsam. Plant weit voraus und wartet auf deinen Fehler.",
  "Wägt Tausende von Verläufen ab. Du wirst öfter verlieren als gewinnen.",
  "Denkt lange nach und spielt am besten von allen. Bring Geduld mit.",
];

export const reconstructed: typeof english.reconstructed = {
  ascension:
    "Vom gedruckten Spielplan gibt es kein Bild mehr: Diese Pläne sind nach dem rekonstruiert, was die Regeln sagen. Wenn du ihn besitzt, kannst du deinen als Datei mitbringen.",
  anubixx:
    "Die Bögen sind unsere eigenen: Wo welches Symbol steht und was es zählt, zeigt nur der gedruckte Block. Wenn du ihn besitzt, kannst du deinen als Datei mitbringen.",
  ankhor:
    "Welche Plättchen und Preisfelder es gibt, ist rekonstruiert: Die gedruckten Regeln nennen sie nicht. Wenn du das Spiel besitzt, kannst du deine als Datei mitbringen.",
};
