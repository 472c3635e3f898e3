// The practice corner of Cubus in English.
import type { Change, Level } from "./data";
import { change, points } from "./en_cards";

const levels: Readonly<Record<Level, string>> = {
  box: "One box",
  rebuild: "Rebuild",
  deep: "Deep",
  master: "Master",
};

export const practice = {
  title: "Practise Cubus",
  solved: (count: number) => `${count} ${count === 1 ? "position" : "positions"} solved`,
  howHard: "How hard",
  levels,
  /** How many points there are to be won; `most` null: no end. */
  worth: (least: number, most: number | null) =>
    most === null ? `${points(least)} and more` : `${least} to ${points(most)}`,
  findPlace: "Find the best place for a box.",
  findMove: "Find the move that wins most points.",
  playing: "A game is being played …",
  failed: {
    loading: "What looks for positions could not be loaded.",
    thinking: "Something went wrong in the search for a position.",
  },
  less: (won: number, best: number) => `That wins ${points(won)}. There are ${best} to be had.`,
  nothingMore: (what: Change, won: number) => `Nothing wins more: ${change(what)}, ${points(won)}.`,
  oneOfBest: (what: Change, won: number) =>
    `This is one of the best moves: ${change(what)}, ${points(won)}.`,
  next: "Next position",
  another: "Another position",
  showBest: "Show the best move",
  /** Whose move it is that the page has shown. */
  bestMove: "Best move",
  sides: "The stack before or after the move",
  play: "Play a game",
  before: "Before",
  after: "After",
};
