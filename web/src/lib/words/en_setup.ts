// Whom one may play against, and what only some choose at a new table, in English: loaded where they
// do.
import { Tongue } from "./tongue";

const { counted, number } = new Tongue("en");

/** How the characters play, from the gentlest to the strongest; as honest as bench/README.md. */
export const howTheyPlay = [
  "Watches her geese more than the board. A good first opponent.",
  "Takes what lies nearest, like somebody who has just learnt the rules.",
  "Sees good moves, but lets some slip by. Beats most newcomers.",
  "Works neatly, one turn at a time. You need a plan.",
  "Weighs every move and what it brings at once. Gives little away.",
  "Never careless. Plans far and waits for your mistake.",
  "Weighs more futures than you can. You will lose more often than you win.",
  "Thinks long and plays best of all. Bring patience.",
] as readonly string[];

/** How strong one is in this game, as measured with two at the table. */
export const rated = (rating: number, low: number, high: number, beginner: number) =>
  `Elo ${number(rating)} (${number(low)} to ${number(high)}) with two at the table; a beginner has ${number(beginner)}.`;

/** What of a game only its printed pictures showed, so that we had to make it up. */
export const reconstructed: Readonly<Record<string, string>> = {
  ascension:
    "No picture of the printed board is left: these boards are reconstructed from what its rules say. If you own it, you can bring yours as a file.",
  anubixx:
    "The sheets are our own: where which symbol stands, and what it is worth, only the printed block shows. If you own it, you can bring yours as a file.",
  ankhor:
    "Which tiles and price slots there are is reconstructed: the printed rules do not list them. If you own the game, you can bring yours as a file.",
};

/** A seat of the new table. */
export const seat = {
  seat: (seat: number, begins: boolean) => `Seat ${seat + 1}${begins ? " – begins" : ""}`,
  kinds: { me: "At this device", open: "By link", bot: "Bot" },
  strength: (seat: number) => `How strong the bot of seat ${seat + 1} is`,
  engines: "Programs on this server",
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

/** What becomes of who is away from a table of the server. */
export const absent = {
  away: "If somebody stays away",
  vote: "The others decide",
  bot: "A bot steps in",
  wait: "The game waits",
  says: {
    vote: "When the game has waited for somebody so long, more than half of the others who are there can let a bot play until they are back.",
    bot: "When the game has waited for somebody so long, a bot plays until they are back.",
    wait: "However long it takes. Whoever wants to go can still let a bot play for them.",
  },
  after: "After",
  minutes: (count: number) => counted(count, { one: "minute", other: "minutes" }),
  days: (count: number) => counted(count, { one: "day", other: "days" }),
  standIn: "The bot that stands in",
};

/** Data of the game's own, from a file. */
export const ownData = {
  howTo: "*The rules* show how such a file is written.",
  text: "Text of the file",
  choose: "Choose a file",
  unusable: "This file cannot be used",
};
