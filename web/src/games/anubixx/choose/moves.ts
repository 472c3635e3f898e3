// What can be crossed out: which stones, with which partners, and by which steps.
import type { Dice } from "../view/position";
import type { LegalStep, Step } from "../view/steps";
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

/** The partners of a stone that is crossed out together with another. */
export function partnersOf(steps: readonly Step[], stone: string): ReadonlyMap<string, Mark> {
  const pairs = steps.filter(({ stones }) => stones.length === 2 && stones.includes(stone));
  const marks = new Map(markedStones(pairs));
  marks.delete(stone);
  return marks;
}

/** The steps that cross out exactly these stones. */
export function stepsFor(steps: readonly LegalStep[], stones: readonly string[]): LegalStep[] {
  return steps.filter(
    (step) =>
      step.stones.length === stones.length && stones.every((it) => step.stones.includes(it)),
  );
}

/** The ways to pay for these stones among which a choice makes sense. */
export const worthySteps = (steps: readonly LegalStep[], stones: readonly string[]) =>
  stepsFor(steps, stones).filter(({ worthy }) => worthy);

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
