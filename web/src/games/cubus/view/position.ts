// A Cubus position as the page reads it: the core's JSON (CUB-52, CUB-53 in docs/rules/cubus.md).
import type { View } from "$lib/games";
import { parseStack, type Cards, type Stack } from "./stack";

export type Phase = "build" | "knock" | "name" | "demolish" | "over";

export interface Position {
  readonly text: string;
  readonly stack: Stack;
  readonly boxes: number;
  readonly hands: readonly Cards[];
  readonly deck: number;
  readonly scores: readonly number[];
  readonly phase: Phase;
  readonly turn: number;
  readonly round: number;
  readonly passes: number;
  readonly waived: readonly number[];
  readonly named: readonly (string | null)[];
  readonly built: readonly number[] | null;
}

interface StateJson extends Omit<Position, "text" | "stack"> {
  stack: string;
}

export function positionOf(view: View): Position {
  const state = view.state as StateJson;
  return { ...state, text: state.stack, stack: parseStack(state.stack) };
}

/** What the core says of a building phase: the best points, and whether passing is honest. */
export interface Outlook {
  readonly pass: boolean;
  readonly best: number;
  readonly local: readonly string[];
}

/** Null before a draw, in the demolition and at the end. */
export function outlookOf(view: View): Outlook | null {
  const legal: unknown = view.legal;
  return legal !== null && typeof legal === "object" && "best" in legal ? (legal as Outlook) : null;
}

/** What follows from a position (docs/rules/cubus.md, "Facts"). */
export interface Derived {
  /** The cards of the deck, by kind. */
  readonly unknown: Cards;
  /** The cards that a build may use: of whoever's turn it is, or of all; absent where none is due. */
  readonly usable?: Cards;
  /** Whether these are of all hands (CUB-32). */
  readonly pooled?: boolean;
  /** The free places beside a column, and how many boxes a new column needs there to be seen. */
  readonly free?: readonly { readonly i: number; readonly j: number; readonly boxes: number }[];
  /** The builds of one box more, and what they win. */
  readonly builds?: readonly { readonly points: number }[];
  /** In the demolition: the boxes that may be taken, and the cards that each yields. */
  readonly takes?: readonly { readonly column: string; readonly gained: Cards }[];
}

export const derivedOf = (view: View): Derived => view.derived as Derived;

/** The boxes that may be taken in the demolition: by move, the cards that each yields. */
export function takesOf(view: View): ReadonlyMap<string, Cards> {
  const { takes = [] } = derivedOf(view);
  return new Map(takes.map(({ column, gained }) => [`take ${column}`, gained]));
}
