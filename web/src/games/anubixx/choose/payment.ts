// What a way to pay uses and what it costs. The points are the core's: those of quarry and jokers
// before the step, less those after it.
import type { View } from "$lib/games";
import { partOf } from "$lib/view";
import { colouredAt, type Builder, type Coloured } from "../view/position";
import type { Step } from "../view/steps";
import { costOf, skippedBy, struckBy } from "./moves";

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
  readonly skipped: readonly string[];
}

export function meansOf(step: Step): Means {
  return {
    dice: step.payments.filter((payment) => payment === "die").length,
    quarry: struckBy(step),
    jokers: costOf(step).jokers,
  };
}

/** Quarry stones that a step passes over. */
export function passedBy(builder: Builder, step: Step): Coloured[] {
  const skipped = skippedBy(step, builder.quarry);
  return skipped.map((number) => colouredAt(builder, `Q${number}`));
}

/** Points that quarry and jokers lose by a step. */
export function pointsLost(before: View, after: View, seat: number): number {
  const worth = (view: View) => partOf(view, "quarry", seat) + partOf(view, "jokers", seat);
  return worth(before) - worth(after);
}

/** What a step strikes on the sheet, and what it passes over in the quarry. */
export function foreseenBy(builder: Builder, step: Step): Foreseen {
  const jokers = Array.from(
    { length: costOf(step).jokers },
    (_, index) => `J${builder.jokers - index}`,
  );
  return {
    struck: [...step.stones, ...struckBy(step).map((number) => `Q${number}`), ...jokers],
    skipped: passedBy(builder, step).map(({ stone }) => stone),
  };
}
