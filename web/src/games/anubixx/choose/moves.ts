// What can be crossed out, and which of the legal ways to pay a person has to choose among.
//
// The one idea: ways to pay for the same stones differ only in how far the quarry is used up and
// how many jokers go (dice must be taken). A way that uses up more of one and no less of the other
// is never better, so it is not offered first.

import type { Dice } from "../view/position";
import type { Step } from "../view/steps";
import type { Colour } from "../view/stones";

/** A stone that can be crossed out now: by dice alone, or at a cost. */
export type Mark = "die" | "paid";

const byDice = (step: Step) => step.payments.every((payment) => payment === "die");

/** The stones that can be crossed out, each as cheap as it can be. */
export function markedStones(steps: readonly Step[]): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const step of steps) {
    for (const stone of step.stones) {
      if (byDice(step)) marks.set(stone, "die");
      else if (!marks.has(stone)) marks.set(stone, "paid");
    }
  }
  return marks;
}

/** The partners of a mosaic stone. */
export function partnersOf(steps: readonly Step[], stone: string): ReadonlyMap<string, Mark> {
  const pairs = steps.filter(({ stones }) => stones.length === 2 && stones.includes(stone));
  const marks = new Map(markedStones(pairs));
  marks.delete(stone);
  return marks;
}

/** The steps that cross out exactly these stones. */
export function stepsFor(steps: readonly Step[], stones: readonly string[]): Step[] {
  return steps.filter(
    (step) =>
      step.stones.length === stones.length && stones.every((it) => step.stones.includes(it)),
  );
}

/** The last quarry stone that is struck (0: none) and how many jokers. */
export function costOf(step: Step): { quarry: number; jokers: number } {
  const numbers = struckBy(step);
  return {
    quarry: Math.max(0, ...numbers),
    jokers: step.payments.filter((payment) => payment === "J").length,
  };
}

/** Numbers of the quarry stones that pay. */
export function struckBy(step: Step): number[] {
  const stones = step.payments.filter((payment) => payment.startsWith("Q"));
  return stones.map((payment) => Number(payment.slice(1))).sort((a, b) => a - b);
}

/** Numbers of the quarry stones that a step passes over. */
export function skippedBy(step: Step, last: number): number[] {
  const struck = struckBy(step);
  const end = struck.at(-1) ?? last;
  const passed = Array.from({ length: Math.max(0, end - last) }, (_, index) => last + 1 + index);
  return passed.filter((number) => !struck.includes(number));
}

function beats(a: Step, b: Step): boolean {
  const [one, two] = [costOf(a), costOf(b)];
  return (
    one.quarry <= two.quarry &&
    one.jokers <= two.jokers &&
    (one.quarry < two.quarry || one.jokers < two.jokers)
  );
}

const alike = (a: Step, b: Step) =>
  costOf(a).quarry === costOf(b).quarry && costOf(a).jokers === costOf(b).jokers;

/** The ways to pay among which a choice makes sense: none of them is beaten by another. */
export function sensibleSteps(steps: readonly Step[]): Step[] {
  const best = steps.filter((step) => !steps.some((other) => beats(other, step)));
  return best
    .filter((step, index) => best.findIndex((other) => alike(other, step)) === index)
    .sort((a, b) => costOf(a).jokers - costOf(b).jokers);
}

/**
 * The step with which a person seems to want these stones, to ask the core why it may not be: a die
 * for each as far as there are dice of its colour, else a joker.
 */
export function attemptAt(
  stones: readonly string[],
  colours: ReadonlyMap<string, Colour>,
  available: Dice,
): string {
  const dice = [...available];
  const payments = stones.map((stone) => {
    const die = dice.findIndex((colour) => colour === colours.get(stone));
    if (die < 0) return "J";
    dice.splice(die, 1);
    return "die";
  });
  return `${stones.join("+")}<${payments.join(",")}`;
}
