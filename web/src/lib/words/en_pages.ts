// The smaller pages in English: replay, practice.
import type { Params } from "./refusals";

export const replay = {
  name: "Replay",
  title: "Replay a game",
  hint: "Every table lets you save its record: a small text that holds the whole game. Open one here and step through it. The file stays on this device.",
  choose: "Choose a file",
  drop: "or drop one on this page",
  paste: "Or paste a record",
  show: "Show it",
};

export const practice = {
  title: (game: string) => `Practise ${game}`,
  none: "There is no practice here",
};

/** What these pages have to report. */
export const pageProblems = {
  page_no_practice: () => "There is nothing to practise in this game yet.",
  page_undrawn: () =>
    "This page cannot draw a block with another shape, other symbols or points yet. The terminal plays it: benben play.",
  page_no_record: () => "This is no record of a game.",
  page_too_large: ({ file }: Params) => `${file} is too large to be the record of a game.`,
};
