// What the page says in English when something fails.

export const failures = {
  tryAgain: "Try again",
  botMissing: (bot: string) =>
    `${bot} could not be loaded. Your game is kept, and it is tried again.`,
  botFailed: (bot: string) => `${bot} failed while it was thinking. Your game is kept.`,
  moveRefused: (bot: string) =>
    `${bot} chose a move that the rules refuse. Your game is kept; reload the page if it happens again.`,
  chanceRefused:
    "The rules refuse what was drawn. Your game is kept; reload the page if it happens again.",

  board: "This board failed. Your game is kept.",
  core: "The rules failed on this page. Your game is kept.",
};

export const failure = {
  again: "Try again",
  home: "To the first page",
  page: "This page could not be loaded",
  pageWhy: "You seem to be offline, or Benben has just been updated.",
  broken: "This page failed",
  nothing: "There is nothing here",
  nothingWhy:
    "This address does not belong to a page of Benben. Perhaps a part of the link was lost when it was copied.",
  game: "This game cannot be shown",
  notStored:
    "This browser does not keep the game: it will be gone when the page is closed. Save its record to keep it.",
};

/** What is wrong with a record or another file. */
export const recordFault = {
  cannot: "This record cannot be shown",
  line: (line: number) => `Line ${line}:`,
};
