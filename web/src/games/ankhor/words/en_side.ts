// What stands beside the board of Ankh'or in English: the parts of the points and whose turn it is.
import type { Part } from "../view/position";
import { tongue } from "./en_names";

/** The parts of the standing: the name, and the same in one word. */
const parts: Readonly<Record<Part, { name: string; brief: string }>> = {
  "bonus tokens": { name: "bonus tokens", brief: "bonus" },
  "two-point tiles": { name: "two-point tiles", brief: "twos" },
  animals: { name: "animals", brief: "animals" },
  colours: { name: "colours", brief: "colours" },
  tokens: { name: "tokens", brief: "tokens" },
};

export const side = {
  parts,
  /** A part as a title. */
  title: (part: Part) => tongue.capital(parts[part].name),
  toMove: "to move",
  winner: "winner",
  points: "points",
  ifItEnded: "if it ended now",
};
