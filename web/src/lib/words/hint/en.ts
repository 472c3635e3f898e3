// The sentences of hints in English.
import { Tongue } from "../tongue";

const { number, counted } = new Tongue("en");

const tenths = (value: number) => number(Math.round(value * 10) / 10);
const share = (value: number) => `${number(Math.round(Math.min(Math.max(value, 0), 1) * 100))}%`;
const points = (value: number) =>
  counted(Math.round(value * 10) / 10, { one: "point", other: "points" });
const moves = (count: number) => counted(count, { one: "move", other: "moves" });

/** A change in words, or that there is none. */
const changing = (before: number, after: number) =>
  tenths(before) === tenths(after)
    ? `stays ${tenths(after)}`
    : `from ${tenths(before)} to ${tenths(after)}`;

export const hint = {
  label: "Hint",
  close: "Close the hint",
  forced: "There is one move only.",
  clear: "One move is clearly better than the others that were looked into.",
  nothing: "Nothing stands out: look at all that you can do.",
  askPlace: "Ask again for the place.",
  marked: (moves: number) =>
    moves === 1 ? "The best move is marked." : `The ${number(moves)} best moves are marked.`,
  /** Where it is exact, there is no interval. */
  win: (win: number, within: number | null) =>
    within === null
      ? `${share(win)} to win, exactly`
      : `${share(win)} to win (${share(win - within)} to ${share(win + within)})`,
  points: (value: number) => `${points(value)} expected`,
  after: (told: string) => `Then: ${told}`,
  why: "Why",
  cost: "What it costs",
  /** What is seen: an arrow; what is heard. */
  change: (before: number | null, after: number) =>
    before === null || tenths(before) === tenths(after)
      ? tenths(after)
      : `${tenths(before)} → ${tenths(after)}`,
  changed: (before: number | null, after: number) =>
    before === null ? tenths(after) : changing(before, after),
  others: (value: number) => `other moves: ${tenths(value)}`,
  facts: {
    forced: () => "There is no other move.",
    solved: () => "Solved: all that can still happen was looked at.",
    wins: (count: number) =>
      `Proved: this wins, whatever is answered, in ${moves(count)} of both at most.`,
    loses: (count: number) =>
      `Proved: the other player wins, whatever is played, in ${moves(count)} of both at most.`,
    only: (win: number) => `Every other move that was looked into leaves ${share(win)} at most.`,
    close: () => "It is not alone: another move is about as good.",
    at_once: (value: number) => `It wins ${points(value)}, and no move wins more at once.`,
    patient: (value: number) =>
      `Another move would win ${points(value)} at once, but this one looks further.`,
  },
  more: "Other good moves",
  asGood: "about as good",
  lessGood: "less good",
};

export type HintWords = typeof hint;
