// A step of a turn as its text says it (ANX-50).
import type { View } from "$lib/games";
import { legalTexts } from "$lib/view";
import { colouredAt, type Builder, type Coloured } from "./position";

export interface Step {
  text: string;
  /** One stone, or two neighbours of the mosaic. */
  stones: readonly string[];
  /** `die`, `Q3` or `J`, in the order of the stones. */
  payments: readonly string[];
}

/** A stone and what pays for it: `die`, `Q4` or `J`. */
export interface Paid extends Coloured {
  readonly payment: string;
}

/** The step of a text; null for one that crosses out nothing. */
export function stepOf(text: string): Step | null {
  const [stones, payments] = text.split("<");
  if (stones === undefined || payments === undefined) return null;
  return { text, stones: stones.split("+"), payments: payments.split(",") };
}

/** The legal steps of whoever is to act; none while chance is. */
export function stepsOf(view: View): Step[] {
  return (legalTexts(view) ?? []).map(stepOf).filter((step) => step !== null);
}

/** The stones of a step and what pays for each. */
export function paidBy(builder: Builder, step: Step): Paid[] {
  return step.stones.map((stone, index) => ({
    ...colouredAt(builder, stone),
    payment: step.payments[index] ?? "",
  }));
}
