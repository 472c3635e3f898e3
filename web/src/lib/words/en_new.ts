// A new table in English: where, how many, who. Asterisks stand around what is linked.

export const newTable = {
  title: (game: string) => `New table of ${game}`,
  none: "No new table",
  noGame: "This page does not have that game.",
  rules: "The rules",
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

/** A seat of the new table. */
export const newSeat = {
  seat: (seat: number, begins: boolean) => `Seat ${seat + 1}${begins ? " – begins" : ""}`,
  kinds: { me: "Person here", open: "By link", bot: "Bot" },
  name: (seat: number) => `Name of seat ${seat + 1}`,
  optional: "Optional",
  strength: (seat: number) => `How strong the bot of seat ${seat + 1} is`,
  friend: "A friend takes this seat: you get a link to send.",
};

/** How races are run. */
export const races = {
  knocking: "Knocking",
  byTheBook: "By the book",
  gentle: "Gentle",
  firstClaims:
    "Whoever knocks first has the time below to show a build. Who has none to show gives all others two points.",
  firstShows: "Whoever first shows a build has knocked: nobody can knock in vain.",
  time: "Time to knock",
  seconds: (seconds: number) => `${seconds}\u00a0s`,
  noLimit: "No limit",
  untilAll: "After a pass the game goes on as soon as all have answered.",
  untilThen: "After a pass whoever has not answered by then lets it pass.",
  asked: "You are asked",
  always: "After every pass",
  ifPossible: "Only if something is there",
  asksAlways: "Whether there is something to build is for you to see.",
  asksIfPossible:
    "Passes at which nobody could build go by; when you are asked there is something.",
  missed: "What everybody missed",
  told: "Told",
  notTold: "Not told",
  saysMissed: "When nobody knocked, the page says how many points were there.",
  hidesMissed: "Nobody is told whether there was something to build.",
};

/** Data of the game's own, from a file. */
export const ownData = {
  howTo: "*The rules* show how such a file is written.",
  text: "Text of the file",
  choose: "Choose a file",
  unusable: "This file cannot be used",
};
