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
