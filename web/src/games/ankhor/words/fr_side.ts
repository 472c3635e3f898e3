// What stands beside the board of Ankh'or in French: the parts of the points and whose turn it is.
import type { Words } from "./en";
import { tongue } from "./fr_names";

const parts: Words["side"]["parts"] = {
  "bonus tokens": { name: "jetons bonus", brief: "bonus" },
  "two-point tiles": { name: "tuiles à deux points", brief: "tuiles 2" },
  animals: { name: "animaux", brief: "animaux" },
  colours: { name: "couleurs", brief: "couleurs" },
  tokens: { name: "jetons", brief: "jetons" },
};

export const side: Words["side"] = {
  parts,
  title: (part) => tongue.capital(parts[part].name),
  toMove: "doit jouer",
  winner: "victoire",
  points: "points",
  ifItEnded: "pour l’instant",
};
