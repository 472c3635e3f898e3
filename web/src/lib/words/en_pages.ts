// The smaller pages in English: replay, rules, practice; and what is said when something fails.
// Asterisks stand around what is linked.

export const failure = {
  again: "Try again",
  home: "To the first page",
  page: "This page could not be loaded",
  pageWhy: "You seem to be offline, or Benben has just been updated.",
  nothing: "There is nothing here",
  nothingWhy:
    "This address does not belong to a page of Benben. Perhaps a part of the link was lost when it was copied.",
  game: "This game cannot be shown",
  elsewhere: "This game is open in another tab",
  elsewhereWhy: "It goes on here as soon as it is closed there.",
  notStored:
    "This browser does not keep the game: it will be gone when the page is closed. Save its record to keep it.",
};

export const replay = {
  name: "Replay",
  title: "Replay a game",
  hint: "Every table lets you save its record: a small text that holds the whole game. Open one here and step through it. The file stays on this device.",
  choose: "Choose a file",
  drop: "or drop one on this page",
  paste: "Or paste a record",
  show: "Show it",
  another: "Open another record",
  cannot: "This record cannot be shown",
  line: (line: number) => `Line ${line}:`,
};

export const rules = {
  of: (title: string) => `Rules of ${title}`,
  none: "These rules are not here",
  noneWhy: "The rules of this game are not part of this page yet, or could not be loaded.",
  play: (title: string) => `Play ${title}`,
};

export const practice = {
  title: (game: string) => `Practise ${game}`,
  none: "There is no practice here",
};
