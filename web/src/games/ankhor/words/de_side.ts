// What stands beside the board of Ankh'or in German: the parts of the points and whose turn it is.
import type { Words } from "./en";

const parts: Words["side"]["parts"] = {
  "bonus tokens": { name: "Bonusmarker", brief: "Bonus" },
  "two-point tiles": { name: "2-Punkte-Plättchen", brief: "Zweier" },
  animals: { name: "Tiere", brief: "Tiere" },
  colours: { name: "Farben", brief: "Farben" },
  tokens: { name: "Marker", brief: "Marker" },
};

export const side: Words["side"] = {
  parts,
  title: (part) => parts[part].name,
  toMove: "am Zug",
  winner: "gewonnen",
  points: "Punkte",
  ifItEnded: "Stand jetzt",
};
