// What a way to pay uses, and what it would lead to, read off the core's views before the step and
// after it.
import type { View } from "$lib/games";
import { partOf } from "$lib/view";
import { builderOf, colouredAt, type Coloured, type Part } from "../view/position";
import type { Step } from "../view/steps";

/** What pays for the stones of a step, whichever pays for which: dice, quarry stones, jokers. */
export interface Means {
  readonly dice: number;
  readonly quarry: readonly number[];
  readonly jokers: number;
}

/** What a step would do to the sheet. */
export interface Foreseen {
  /** Stones that would be crossed out, quarry stones and jokers that would pay. */
  readonly struck: readonly string[];
  /** Quarry stones that would be lost. */
  readonly passed: readonly Coloured[];
  /** Points that quarry and jokers lose, and those that the buildings and bonuses gain. */
  readonly lost: number;
  readonly gains: readonly { readonly part: Part; readonly points: number }[];
}

export function meansOf({ payments }: Step): Means {
  const count = (wanted: string) => payments.filter((payment) => payment === wanted).length;
  const quarry = payments.filter((payment) => payment.startsWith("Q"));
  const numbers = quarry.map((payment) => Number(payment.slice(1))).sort((a, b) => a - b);
  return { dice: count("die"), quarry: numbers, jokers: count("J") };
}

/** `after` is the view that the step leads to. */
export function foresee(before: View, after: View, seat: number, step: Step): Foreseen {
  const [then, now] = [builderOf(before, seat), builderOf(after, seat)];
  const between = (letter: string, from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_, index) => `${letter}${from + 1 + index}`);
  const quarry = between("Q", then.quarry, now.quarry);
  const paid = quarry.filter((stone) => step.payments.includes(stone));
  const passed = quarry.filter((stone) => !paid.includes(stone));
  const growth = (part: Part, from = before, to = after) =>
    partOf(to, part, seat) - partOf(from, part, seat);
  const gains = (["pyramid", "arch", "mosaic", "bonuses"] as const).map((part) => ({
    part,
    points: growth(part),
  }));
  return {
    struck: [...step.stones, ...paid, ...between("J", now.jokers, then.jokers)],
    passed: passed.map((stone) => colouredAt(then, stone)),
    lost: growth("quarry", after, before) + growth("jokers", after, before),
    gains: gains.filter(({ points }) => points > 0),
  };
}
