// A Cubus position as the page reads it: the core's JSON (CUB-52, CUB-53 in docs/rules/cubus.md).
import type { View } from "$lib/games";
import type { Cards, Derived, Facts, Outlook, State } from "./json";
import { parseStack, type Stack } from "./stack";

export interface Position extends Omit<State, "stack"> {
  readonly text: string;
  readonly stack: Stack;
}

export function positionOf(view: View): Position {
  const state = view.state as State;
  return { ...state, text: state.stack, stack: parseStack(state.stack) };
}

export const derivedOf = (view: View) => view.derived as Derived;
export const factsOf = (view: View) => view.facts as Facts;

/** What the core says of a building phase; null before a draw, in the demolition and at the end. */
export function outlookOf(view: View): Outlook | null {
  const { legal } = view;
  return legal !== null && "best" in legal ? (legal as unknown as Outlook) : null;
}

/** The boxes that may be taken in the demolition: by move, the cards that each yields. */
export function takesOf(view: View): ReadonlyMap<string, Cards> {
  const { takes = [] } = derivedOf(view);
  return new Map(takes.map(({ column, gained }) => [`take ${column}`, gained]));
}
