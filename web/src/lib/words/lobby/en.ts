// The lobby in English: who waits for somebody to play with.
import { isolated, Tongue } from "../tongue";

const { and, counted } = new Tongue("en");

/** In minutes, if they are whole. */
const time = (seconds: number) =>
  seconds % 60 === 0
    ? counted(seconds / 60, { one: "minute", other: "minutes" })
    : counted(seconds, { one: "second", other: "seconds" });

export const lobby = {
  title: "Lobby",
  intro: "Play with whoever is here. One press finds you a table, or opens one for you.",
  tournaments: "Tournaments",
  name: "Your name at the table",
  optional: "Optional",
  players: "How many play?",
  now: "Play now",
  nowOf: (game: string) => `Play ${game} now`,
  /** How many tables of a game wait. */
  waitFor: (tables: number) =>
    tables === 0
      ? "Nobody waits: you open the table"
      : `${counted(tables, { one: "table waits", other: "tables wait" })}`,
  open: "Open tables",
  /** Said when it has changed. */
  count: (tables: number) =>
    tables === 0
      ? "No table waits for somebody just now."
      : `${counted(tables, { one: "table waits", other: "tables wait" })} for somebody.`,
  game: "Game",
  any: "All",
  /** Filters of the list. */
  clock: "Clock",
  clocks: { any: "Any", none: "None", live: "Live", days: "By days" },
  counts: "Rated",
  countsAs: { any: "Any", yes: "Yes", no: "No" },
  anyNumber: "Any",
  seats: "Players",
  /** What a row is called; the names of who sits there. */
  row: (game: string, who: readonly string[], free: number) =>
    `${game} with ${and(who.map(isolated))}: ${counted(free, { one: "seat is free", other: "seats are free" })}`,
  somebody: "Somebody",
  nobody: "nobody yet",
  freeSeat: "free",
  sit: "Sit down",
  sitAt: (game: string, who: readonly string[]) =>
    `Sit down: ${game} with ${and(who.map(isolated))}`,
  gone: "Taken",
  since: (minutes: number) =>
    minutes < 1 ? "just now" : `for ${counted(minutes, { one: "minute", other: "minutes" })}`,
  fill: (seconds: number, bot: string) => `${bot} joins after ${time(seconds)}`,
  playersOnly: "only players watch",
  seenLate: "watched a few minutes late",
  ratings: "Ratings",
  rated: "counts for ratings",
  ownData: "own sheets or board",
  more: (tables: number) => counted(tables, { one: "new table", other: "new tables" }),
  empty:
    "Nobody is waiting just now. Press “Play now”, and you are the first: whoever comes next sits down with you.",
  emptyFilter: "No table like that waits just now.",
  meanwhile: "Or play a bot meanwhile",
  connecting: "Looking who is here …",
  away: "The server cannot be reached just now. Bots on this device play with you.",
  outdated: "The server has been updated. Reload this page to go on.",
  reload: "Reload",
  /** At a table that waits. */
  listed: "This table stands in the lobby as long as you are here: whoever comes may sit down.",
  fills: (seconds: number) => `Seats that stay free go to bots ${time(seconds)} after you came.`,
  close: "Close",
  /** On the first page. */
  link: (tables: number) =>
    tables === 0 ? "Lobby" : `Lobby: ${counted(tables, { one: "table", other: "tables" })}`,
  /** At a new table. */
  list: "In the lobby",
  lists: { no: "By link only", yes: "Anybody may join" },
  fillFree: "Seats that stay free",
  fillAfter: {
    never: "wait",
    soon: "go to bots after a minute",
    later: "go to bots after 5 minutes",
  },
  watch: "Who may look on",
  watches: {
    anyone: "Whoever has the address",
    players: "Only who plays",
    delayed: "Anybody, 3 minutes late",
  },
};

export type LobbyWords = typeof lobby;
