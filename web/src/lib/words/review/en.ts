// The sentences of a game looked back upon, in English.
import type { SeatName } from "../../games";
import { Tongue } from "../tongue";

const { name, number, counted, and } = new Tongue("en");

const size = (value: number) => `${number(Math.round(Math.abs(value) * 100))}%`;
const signed = (value: number) => (value < 0 ? `−${size(value)}` : `+${size(value)}`);
const share = (value: number) => (value < -0.005 ? signed(value) : size(value));
const subject = (who: SeatName) => (who.self ? "You" : name(who));
const object = (who: SeatName) => (who.self ? "you" : name(who));
const gain = (value: number) =>
  value === 0
    ? ""
    : ` (${value < 0 ? "−" : "+"}${counted(Math.abs(value), { one: "point", other: "points" })})`;
const likely = (probability: number) =>
  probability < 0.005 ? "less than 1%" : probability > 0.995 ? "more than 99%" : share(probability);
/** Of 100 such estimates, 95 lie within it. */
const within = (margin: number) => (margin < 0.005 ? "" : ` (±${size(margin)})`);
const points = (win: number) =>
  `${counted(Math.round(win * 100), { one: "point", other: "points" })} of winning chance`;

export const review = {
  label: "Review of the game",
  progress: (done: number, all: number) => `${number(done)} of ${number(all)} events reviewed`,
  pause: "Pause",
  goOn: "Go on",
  closer: "Look more closely",
  failed: (detail: string) => `The review has stopped: ${detail}`,
  retry: "Try again",
  /** The curve of the game, on which a position can be chosen. */
  graph: "Chances to win through the game; choose a position",
  chances: (ply: number, all: number, seats: { who: SeatName; win: number }[]) =>
    `${number(ply)} of ${number(all)}: ${and(seats.map(({ who, win }) => `${subject(who)} ${share(win)}`))}`,
  fortune: ({ who, win }: { who: SeatName; win: number }) => `${subject(who)} ${signed(win)}`,
  signed,
  share,
  here: "At this position",
  begin: "The game has not begun yet.",
  unread: "This event has not been reviewed yet.",
  /** What the position promises; with how far that may be off. */
  promise: (seats: { who: SeatName; win: number; margin: number }[]) =>
    `Chances: ${and(seats.map(({ who, win, margin }) => `${subject(who)} ${share(win)}${within(margin)}`))}.`,
  lost: (who: SeatName, win: number, margin: number) =>
    `This move cost ${who.self ? "you" : name(who)} ${points(win)}${within(margin)}.`,
  good: "No better move was found.",
  better: (told: string) => `Better: ${told}`,
  show: "Show the better move",
  luck: (seats: { who: SeatName; win: number }[]) =>
    `Luck: ${and(seats.map(({ who, win }) => `${subject(who)} ${signed(win)}`))}.`,
  noLuck: "Luck changed nothing here that stands out.",
  /** Asks for the reasons. */
  askWhy: "Why?",
  whatElse: "What else could have come?",
  /** What an event did to each. */
  changed: (seats: { who: SeatName; win: number; points: number }[]) =>
    `What it changed: ${and(seats.map(({ who, win, points }) => `${object(who)} ${signed(win)}${gain(points)}`))}.`,
  /** Before reasons that address who moved. */
  why: (who: SeatName) => `What a hint would have told ${object(who)}`,
  forPlayed: "What speaks for the move that was played",
  played: (value: number) => `as played: ${number(Math.round(value * 10) / 10)}`,
  noReason: "Nothing that can be counted sets the better move apart: it shows only later.",
  asGood: (who: SeatName, probability: number, outcomes: number) =>
    `Something at least as good for ${object(who)} came with a chance of ${likely(probability)} (of ${number(outcomes)} possible outcomes).`,
  asBad: (who: SeatName, probability: number, outcomes: number) =>
    `Something at least as bad for ${object(who)} came with a chance of ${likely(probability)} (of ${number(outcomes)} possible outcomes).`,
  atBest: (who: SeatName, told: string) => `Best for ${object(who)}: ${told}`,
  atWorst: (who: SeatName, told: string) => `Worst for ${object(who)}: ${told}`,
  unlisted: "There are too many possible outcomes to say how likely one as good was.",
  playOn: (who: SeatName) => (who.self ? "Play on from here" : `Play on from here as ${name(who)}`),
  variations: {
    tryOut: "Try moves from here",
    /** Over the board on which moves are tried. */
    from: (ply: number) => `Variation from move ${number(ply)}`,
    fromBeginning: "Variation from the beginning",
    back: "Back to the game",
    here: "Variations from here",
    elsewhere: "Other variations",
    /** A place in the game. */
    at: (ply: number) => `Move ${number(ply)}`,
    atBeginning: "The beginning",
    length: (events: number) => counted(events, { one: "event", other: "events" }),
    /** At a line of the moves, what was tried there. */
    marked: (count: number) => counted(count, { one: "variation", other: "variations" }),
    open: "Open",
    openIt: (nth: number) => `Open variation ${number(nth)}`,
    remove: "Delete",
    removeIt: (nth: number) => `Delete variation ${number(nth)}`,
    unplayable: (reason: string) => `Cannot be played: ${reason}`,
    malformed: "it is not written as a variation is.",
    beyond: "the game has no such move.",
    full: "A game keeps 40 variations at most: delete one first.",
    longest: "This variation is as long as one may be.",
    worth: "What is this worth?",
    thinking: "Thinking …",
  },
  comment: "Comment on this position",
  /** Where a comment is kept. */
  keptHere: "Kept with the game, and in its record.",
  keptInFile: "Kept in the record when you save it below.",
  save: "Save the record with the review",
  turning: "What decided the game",
  /** Where the game is not over. */
  turningSoFar: "What decided most so far",
  goesOn: "The game is not over: its result is what the last position promises.",
  even: "Nothing stands out: no move and no luck decided more than the rest.",
  accounts: "Luck and play",
  columns: {
    luck: "Luck",
    losses: "Lost",
    mistakes: "Mistakes",
    adjusted: "Without luck",
  },
  gained: (value: number) => `${value < 0 ? "−" : "+"}${number(Math.abs(value))}`,
  pointsOnly: (value: number) => counted(value, { one: "point", other: "points" }),
  mistakes: (lossy: number, decisions: number) => `${number(lossy)} of ${number(decisions)}`,
  legend:
    "Lost: winning chance that better moves would have kept. Mistakes: moves that lost some, of all. Without luck: the result, minus what luck brought; below each, the same in points. ±: of 100 estimates, 95 lie so near.",
  quality: (nodes: number, wavering: number) =>
    `Searched with ${number(nodes)} simulations a position; what is within the noise counts as nothing. On average the estimate wavers by ${share(wavering)} from one position to the next.`,
};

export type ReviewWords = typeof review;
