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
  ruling: "The printed rules are silent here: this is our answer",
  reconstruction: "Only the pictures of the printed game showed this: it is a reconstruction",
  linkTo: (rule: string) => `Link to rule ${rule}`,
  close: "Close the rules",
  asPage: "Open as a page",
};

export type RulesWords = typeof rules;
