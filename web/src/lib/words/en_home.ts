// The first page in English: the way into a game, the games that go on, the seats to take along.
// Asterisks stand around what is emphasised or linked.
import type { SeatName } from "$lib/games";
import { isolated, Tongue } from "./tongue";

const { and, counted, form, number } = new Tongue("en");

const people = (who: readonly SeatName[]) =>
  and(who.map(({ name, self }, at) => (self ? (at > 0 ? "you" : "You") : isolated(name))));

export const home = {
  title: "A table for games of pyramids",
  intro:
    "Five games for one evening or ten minutes: against a bot at once, with friends by link, or all at one device.",
  playAtOnce: "Play Pyramix now",
  invite: "Play with friends",
  games: "The five games",
  about:
    "The *benben* is the first stone of a pyramid. This one is free: the MIT licence, no account, no trackers.",
  record: "Have a record of a game? *Replay it.*",
  statistics: "How your games went: the *statistics*.",
};

/** The card of a game. */
export const gameCard = {
  players: (least: number, most: number) =>
    least === most ? `${number(least)} players` : `${number(least)} to ${number(most)} players`,
  play: "Play",
  playOf: (title: string) => `Play ${title} against a bot`,
  friends: "With friends",
  friendsOf: (title: string) => `Play ${title} with friends`,
  newTable: "New table",
  newTableOf: (title: string) => `New table of ${title}`,
  rules: "Rules",
  rulesOf: (title: string) => `Rules of ${title}`,
  minutes: (least: number, most: number) =>
    least === most ? `${number(least)} minutes` : `${number(least)} to ${number(most)} minutes`,
  age: (years: number) => `Age ${number(years)} and up`,
  /** How much there is to keep in mind, from 1 to 3. */
  weights: ["Easy to learn", "Some thought", "Deep"] as readonly string[],
  /** What is fun. */
  fun: {
    pyramix: "Every cube that you take lets others slide. What do you open for the next player?",
    anubixx:
      "Four dice for all: catch the colour that you need before somebody else builds with it.",
    ankhor: "Buy when it is cheap, save up, build high: a city that grows storey by storey.",
    cubus: "See a picture, think in space: one clever card turns the whole stack.",
    ascension:
      "No dice, no luck: overtake, bump and protect, with three figures to bend the rules.",
  } as Readonly<Record<string, string>>,
  puzzles: "Puzzles",
  puzzlesOf: (title: string) => `Puzzles of ${title}`,
  learn: "Learn it",
  learnIt: (title: string) => `Learn ${title} in five minutes`,
};

/** On the way to a table for friends. */
export const withFriends = {
  name: "Your name, so that your friends know who invites them",
  open: "Open the table",
  /** Where the server is away, or has no room. */
  device: "Play at one device instead",
};

/** The games that this browser remembers. */
export const remembered = {
  running: "Go on playing",
  finished: "Finished",
  remove: (game: string) => `Remove this game: ${game}`,
  deleted: "The table is deleted for everybody.",
  removed: "The game is gone from this device.",
  putBack: "Put it back",
  gone: "No longer on the server",
  /** Nobody may be known who gave up. */
  givenUp: (who: readonly SeatName[]) =>
    who.length > 0 ? `${people(who)} gave up` : "The game was given up",
  outOfTime: (who: readonly SeatName[]) => `${people(who)} ran out of time`,
  /** For one's own move. */
  left: {
    days: (count: number) => `${counted(count, { one: "day", other: "days" })} left`,
    hours: (count: number) => `${counted(count, { one: "hour", other: "hours" })} left`,
    minutes: (count: number) => `${counted(count, { one: "minute", other: "minutes" })} left`,
  },
  unseen: "Open it to see how it stands",
  rulesMissing: (games: string[]) =>
    `The rules of ${and(games)} could not be loaded, so those games are not shown. They are kept.`,
};

/** Stored games that cannot be read. */
export const unreadables = {
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
};

/** A table at which only you sit: to be put away or deleted. */
export const removal = {
  label: (title: string) => `${title}: remove or delete`,
  alone: (title: string) => `Nobody else sits at this table of ${title}.`,
  here: "Remove it here",
  everywhere: "Delete for everybody",
  sure: (title: string) =>
    `Delete this table of ${title} for good? Its record is then gone, too, for everybody.`,
  forGood: "Delete for good",
  keep: "Keep it",
};

/** The way to go on playing on another device. */
export const yourSeats = {
  title: "Your seats",
  /** `more`: the server tells of no more tables. */
  held: (tables: number, more: boolean) => {
    const where = `seats at ${number(tables)} tables${more ? " or more" : ""}`;
    const what = tables === 1 ? "seat at one table" : where;
    return `This browser holds your ${what} by link. There is no account: a link takes ${tables === 1 ? "it" : "them"} along.`;
  },
  elsewhere: "Play on another device",
  warning: "Whoever opens this link plays your seats. A new link voids the old one.",
  link: "Link to your seats",
  copied: "Copied. Open it on the other device.",
};
