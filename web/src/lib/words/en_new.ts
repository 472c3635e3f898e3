// A new table in English: where, how many, who. Asterisks stand around what is linked.

export const newTable = {
  title: (game: string) => `New table of ${game}`,
  none: "No new table",
  noGame: "This page does not have that game.",
  rules: "The rules",
  learn: "Learn it in five minutes",
  where: "Who plays?",
  presets: {
    bots: { label: "Against bots", hint: "At once, also offline" },
    device: { label: "At one device", hint: "You take turns at it" },
    link: { label: "Friends by link", hint: "They join from anywhere" },
  },
  against: "Your opponent",
  more: "More choices",
  chosen: (option: string, value: string) => `${option}: ${value}`,
  players: "Players",
  lonely:
    "The server keeps a table for people: give at least one seat to yourself or to a friend. Bots play among themselves on this device.",
  draw: "Draw the order of the seats by chance",
  start: "Start the game",
  open: "Open the table",
  /** Where another table for friends waits already. */
  instead: "It takes the place of the table that waits: the link to that one is void then.",
};

/** The names at a new table. */
export const newSeat = {
  name: (seat: number) => `Name of seat ${seat + 1}`,
  /** Where nobody else shares the page. */
  ownName: "Your name",
  optional: "Optional",
};
