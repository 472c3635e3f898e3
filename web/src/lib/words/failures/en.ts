// What the page says in English when something fails.
import { Tongue } from "../tongue";

const { and, counted, form } = new Tongue("en");

export const failures = {
  tryAgain: "Try again",
  botMissing: (bot: string) =>
    `${bot} could not be loaded. Your game is kept, and it is tried again.`,
  botFailed: (bot: string) => `${bot} failed while it was thinking. Your game is kept.`,
  moveRefused: (bot: string) =>
    `${bot} chose a move that the rules refuse. Your game is kept; reload the page if it happens again.`,
  chanceRefused:
    "The rules refuse what was drawn. Your game is kept; reload the page if it happens again.",

  unreadable: (count: number) =>
    `${counted(count, { one: "stored game", other: "stored games" })} cannot be read.`,
  saveAsFile: "Save as a file",
  remove: (count: number) => form(count, { one: "Remove it", other: "Remove them" }),
  removed: (count: number) =>
    form(count, {
      one: "The game that cannot be read is gone from this device.",
      other: "The games that cannot be read are gone from this device.",
    }),
  putBack: "Put back",
  rulesMissing: (games: string[]) =>
    `The rules of ${and(games)} could not be loaded, so those games are not shown. They are kept.`,

  board: "This board failed. Your game is kept.",
  core: "The rules failed on this page. Your game is kept.",
  misread: (field: string) =>
    `What the server said cannot be understood: ${field}. The page asks it again.`,
};
