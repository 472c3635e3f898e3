// What else could be meant where a rule is marked, in German: by rule, in the order of its marks.
import type { Others } from "$lib/rules/told";

export const readings: Others = {
  "CUB-01": ["Wer die offenen Karten zählt, weiß, was übrig ist; die Reihenfolge kennt niemand."],
  "CUB-03": [
    "Die gedruckten Regeln zeigen Stapel in Bildern und sagen nie, was einer ist. Freistehende oder verborgene Säulen könnten erlaubt sein; dann könnte ein Bild mehrere Stapel bedeuten.",
  ],
  "CUB-15": [
    "Streng genommen dürfte sich eine offene Kiste nie bewegen; dann käme auch keine Schicht unter sie.",
  ],
  "CUB-16": [
    "Gemeint sein könnte nur der bloße Tausch, und ein größerer Zug mit einem darin wäre erlaubt.",
  ],
  "CUB-20": [
    "Wessen Karten es sind, steht nicht da: Es könnten auch die eigenen des Klopfenden sein.",
  ],
  "CUB-22": ["Wie lange man nach dem Klopfen suchen darf, steht nicht da; das wählt der Tisch."],
  "CUB-30": [
    "Unsere Tische losen die Plätze aus, wenn du die Reihenfolge nicht selbst festlegst.",
    "Man könnte sie beenden, sobald kein Zug mehr möglich ist, noch bevor es jemand merkt.",
  ],
  "CUB-31": [
    "Ein Gleichstand ließe sich auflösen, etwa nach den übrigen Karten; gedruckt steht davon nichts.",
  ],
  "CUB-32": [
    "Bei Gleichstand könnten alle bauen oder niemand.",
    "Gemeint sein könnte ein einziger Bau.",
    "Sie könnten auch gleichzeitig suchen, und wer ihn zuerst nennt, hat ihn.",
    "Bei Gleichstand könnte ihn auch der zweite bekommen oder beide.",
    "Welche Hand eine Karte gibt, ändert am Tisch nichts; nur für die Aufzeichnung muss es feststehen.",
  ],
  "CUB-40": [
    "Gedruckt ist nur der Abbau nach einer Partie; der massive Würfel ist der Stapel, auf den die meisten Partien zulaufen.",
  ],
  "CUB-43": [
    "Das offene Kistenteil könnte auch schon mit der ersten Kiste seiner Säule gewonnen sein.",
  ],
  "CUB-44": ["Auch die Karten, die vom Bauen übrig sind, könnten zählen."],
};
