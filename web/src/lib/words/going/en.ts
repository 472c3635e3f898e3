// Who comes and goes at a table of the server, in English.
import type { SeatName } from "$lib/games";
import { isolated, Tongue } from "../tongue";

const { and, capital, counted, number } = new Tongue("en");
const dates = new Intl.DateTimeFormat("en", { dateStyle: "long" });

const called = ({ name, self }: SeatName) => (self ? "You" : isolated(name));
const list = (who: readonly SeatName[]) =>
  and(who.map((it, at) => (it.self ? (at > 0 ? "you" : "You") : isolated(it.name))));

export const going = {
  /** Beside a seat: whether its person is there. */
  here: "here",
  away: "away",
  free: "not taken yet",
  /** Beside a seat that a stand-in plays. */
  botFor: (who: SeatName) => `bot for ${who.self ? "you" : isolated(who.name)}`,
  /** Beside a seat. */
  hasGivenUp: "gave up",
  outOfTime: "out of time",
  watching: (people: number) => counted(people, { one: "person watches", other: "people watch" }),

  /** What happened, in the log and for those who listen. `bot`: who stands in. */
  happened: {
    leave: (who: SeatName, bot: string) =>
      who.self
        ? `You left the table: ${bot} plays for you.`
        : `${isolated(who.name)} left the table: ${bot} plays on.`,
    absent: (who: SeatName, bot: string) =>
      who.self
        ? `You were away for too long: ${bot} plays for you.`
        : `${isolated(who.name)} was away for too long: ${bot} plays on.`,
    return: (who: SeatName) => (who.self ? "You are back." : `${isolated(who.name)} is back.`),
    /** `bot`: null where the game ends with it. */
    resign: (who: SeatName, bot: string | null) =>
      `${called(who)} gave up${bot === null ? "" : `: ${bot} plays on`}.`,
    /** `bot`: null where the game ends with it, or goes on with the person. */
    time: (who: SeatName, bot: string | null) =>
      `${who.self ? "Your" : `${isolated(who.name)}’s`} time ran out${bot === null ? "" : `: ${bot} plays on`}.`,
    rematch: (who: SeatName) => `${called(who)} opened a rematch.`,
    undo: (who: SeatName) =>
      `${who.self ? "Your" : `${isolated(who.name)}’s`} last turn was taken back.`,
    draw: (who: SeatName) => `${called(who)} offered a draw, and it was agreed.`,
    adjourn: (who: SeatName) =>
      `The game was adjourned, as ${who.self ? "you" : isolated(who.name)} asked.`,
    resume: (who: SeatName) => `${called(who)} resumed the game.`,
    /** Seats from 0. */
    swap: (one: number, other: number) =>
      `Seats ${number(one + 1)} and ${number(other + 1)} changed places.`,
  },

  /** In the menu: what all the others have to agree to. */
  wishes: {
    undo: "Take your last turn back",
    draw: "Offer a draw",
    adjourn: "Adjourn the game",
  },
  /** To those who are asked. */
  asks: {
    undo: (who: SeatName) => `${isolated(who.name)} asks to take the last turn back.`,
    draw: (who: SeatName) => `${isolated(who.name)} offers a draw.`,
    adjourn: (who: SeatName) => `${isolated(who.name)} asks to adjourn the game.`,
    swap: (who: SeatName, other: SeatName) =>
      `${isolated(who.name)} asks ${other.self ? "you" : isolated(other.name)} to change places.`,
  },
  /** To the one who has asked. */
  youAsked: {
    undo: "You asked to take your last turn back.",
    draw: "You offered a draw.",
    adjourn: "You asked to adjourn the game.",
    swap: "You asked to change places.",
  },
  consent: "Agree",
  decline: "Decline",
  withdraw: "Withdraw",
  declined: (who: SeatName) => `${isolated(who.name)} declined.`,
  lapsed: "Your request has lapsed.",
  putAway: "Put away",
  drawn: "The game is a draw by agreement",
  /** How the game stands, and in a notice. */
  adjourned: "The game is adjourned",
  pauses: "The game is adjourned.",
  missing: (who: readonly SeatName[]) =>
    `It can go on when ${list(who)} ${who.length > 1 ? "are" : "is"} here.`,
  resume: "Resume the game",
  /** Somebody is missing: from then on one can go on without them; and that one can. */
  aloneFrom: (time: number) => `From ${dates.format(time)} on you can resume it without them.`,
  alone: "They have been gone for so long that you can resume it without them.",

  /** Before the first move: other seats, from 0. */
  places: {
    free: (seat: number) => `Move to seat ${number(seat + 1)}`,
    bot: (bot: string, seat: number) => `Change places with ${bot} on seat ${number(seat + 1)}`,
    person: (who: SeatName, seat: number) =>
      `Ask ${isolated(who.name)} for seat ${number(seat + 1)}`,
  },

  /** Whose turn it is, where a stand-in plays. */
  standsIn: (who: SeatName, bot: string) =>
    `${bot} plays for ${who.self ? "you" : isolated(who.name)}`,
  /** How a game ended that was given up; with the one who has won, where two played. */
  gaveUp: (who: readonly SeatName[], winner: SeatName | null) =>
    `${list(who)} gave up${winner ? `: ${winner.self ? "you have" : `${isolated(winner.name)} has`} won` : ""}`,
  /** The same where it was by the end of their time. */
  timeRanOut: (who: readonly SeatName[], winner: SeatName | null) => {
    const whose = who.map((it) => (it.self ? "your" : `${isolated(it.name)}’s`));
    const ended = capital(`${and(whose)} time ran out`);
    return `${ended}${winner ? `: ${winner.self ? "you have" : `${isolated(winner.name)} has`} won` : ""}`;
  },
  noResult: "The game was not played to its end: it has no result.",
  pointsThen: "The points when it ended",
  points: (points: number) => counted(points, { one: "point", other: "points" }),

  /** To the person for whom a bot plays. */
  playsForYou: (bot: string) => `${bot} plays for you.`,
  wereAway: (bot: string) => `You were away: ${bot} plays for you.`,
  ranOut: (bot: string) => `Your time ran out: ${bot} plays for you.`,
  comeBack: "Play on yourself",

  /** In the menu. */
  leave: "Let a bot play for you",
  leaveHint: "It plays until you are back.",
  resign: "Give up …",
  resignFor: (who: SeatName) => `Give up for ${isolated(who.name)} …`,
  toFirstPage: "To the first page",
  letBotPlay: (who: SeatName) => `Let a bot play for ${isolated(who.name)}`,

  /** Asked once more. */
  sure: {
    label: "Give up?",
    /** The game ends by it; `winner`: where two play. */
    ends: (winner: SeatName | null) =>
      winner
        ? `The game ends, and ${isolated(winner.name)} has won.`
        : "The game ends without a result.",
    goesOn: (bot: string) =>
      `The others play on, and ${bot} plays for you to the end. You cannot come back.`,
    resign: "Give up",
    keep: "Play on",
  },

  /** Somebody is away for long. */
  awayFor: (who: SeatName, time: string) =>
    `${isolated(who.name)} has been away for more than ${time}. Let a bot play until they are back?`,
  agree: "Let a bot play",
  agreed: "You agree",
  votes: (given: number, needed: number) => `${number(given)} of ${number(needed)} agree`,
  notNow: "Not now",
  seconds: (count: number) => counted(count, { one: "second", other: "seconds" }),
  minutes: (count: number) => counted(count, { one: "minute", other: "minutes" }),
  hours: (count: number) => counted(count, { one: "hour", other: "hours" }),
  days: (count: number) => counted(count, { one: "day", other: "days" }),

  rematch: "Rematch",
  rematchHint: "The same people and terms, everybody one seat on",
  opened: (who: SeatName) => `${called(who)} opened a rematch`,
  join: "Join the rematch",
  watchIt: "Watch the rematch",

  /** What people say to each other. */
  talk: {
    label: "Say something",
    sentences: {
      hello: "Hello!",
      good_luck: "Good luck!",
      nice_move: "Nice move!",
      well_played: "Well played!",
      thanks: "Thank you!",
      oops: "Oops!",
      sorry: "Sorry!",
      one_moment: "One moment, please.",
      back: "I am back.",
      your_turn: "It is your turn.",
      goodbye: "Goodbye!",
    },
    faces: {
      smile: "smiles",
      laugh: "laughs",
      wow: "is amazed",
      hmm: "is thinking",
      sad: "is sad",
      heart: "sends a heart",
    },
    /** As a button that shows this face. */
    face: {
      smile: "Smile",
      laugh: "Laugh",
      wow: "Amazed",
      hmm: "Thinking",
      sad: "Sad",
      heart: "Heart",
    },
    you: "You",
    hear: (who: SeatName) => `Hear ${isolated(who.name)}`,
    report: (who: SeatName) => `Report ${isolated(who.name)} …`,
  },
};

export type GoingWords = typeof going;
