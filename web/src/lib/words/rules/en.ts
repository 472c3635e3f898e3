// What the page says in English around the rules of a game.
import { Tongue } from "../tongue";

const { counted } = new Tongue("en");

export const rules = {
  of: (title: string) => `Rules of ${title}`,
  none: "These rules are not here",
  noneWhy: "The rules of this game are not part of this page yet, or could not be loaded.",
  play: (title: string) => `Play ${title}`,
  backToGame: "Back to your game",
  contents: "Contents",
  search: "Search the rules",
  found: (count: number) =>
    count === 0 ? "Nothing found." : `${counted(count, { one: "place", other: "places" })} found.`,
  forPrograms: "For programs and records",
  ruling: "Our ruling: the printed rules leave this open.",
  reconstruction: "A reconstruction: only the pictures of the printed game showed this.",
  yes: "Yes.",
  no: "No.",
  /** Of a picture. */
  board: (title: string) => `The board of ${title}`,
  printed: "The printed rules:",
  mark: (letter: "R" | "C"): string => (letter === "R" ? "Ruling" : "Reconstruction"),
  linkTo: (rule: string) => `Link to rule ${rule}`,
  close: "Close the rules",
  asPage: "Open as a page",
};

export type RulesWords = typeof rules;
