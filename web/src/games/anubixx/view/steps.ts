// A step as the page reads it: which stones it crosses out and what pays for each (ANX-50).
import type { View } from "$lib/games";
import { legalTexts } from "$lib/view";
import { colouredAt, derivedOf, type Builder, type Coloured } from "./position";

export interface Step {
  text: string;
  /** One stone, or two neighbours of the mosaic. */
  stones: readonly string[];
  /** `die`, `Q3` or `J`, in the order of the stones. */
  payments: readonly string[];
}

/** A step that is legal; `worthy`: no other way to pay for the same stones beats it (ANX-58). */
export interface LegalStep extends Step {
  worthy: boolean;
}

/** A stone and what pays for it: `die`, `Q4` or `J`. */
export interface Paid extends Coloured {
  readonly payment: string;
}

/** What ends a turn before it is whole (ANX-50). */
export const END = "end";

/** The step of a text; null for one that crosses out nothing. */
export function stepOf(text: string): Step | null {
  const [stones, payments] = text.split("<");
  if (stones === undefined || payments === undefined) return null;
  return { text, stones: stones.split("+"), payments: payments.split(",") };
}

/** The legal steps of whoever is to act, those worth a choice first; none while chance is. */
export function stepsOf(view: View): LegalStep[] {
  const worthy = new Set(derivedOf(view).ways);
  const others = (legalTexts(view) ?? []).filter((text) => !worthy.has(text));
  return [...worthy, ...others].flatMap((text) => {
    const step = stepOf(text);
    return step ? [{ ...step, worthy: worthy.has(text) }] : [];
  });
}

/** The stones of a step and what pays for each. */
export function paidBy(builder: Builder, step: Step): Paid[] {
  return step.stones.map((stone, index) => ({
    ...colouredAt(builder, stone),
    payment: step.payments[index] ?? "",
  }));
}
