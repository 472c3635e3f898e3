// A Cubus position as the page reads it: the core's JSON (CUB-52, CUB-53 in docs/rules/cubus.md).
import type { View } from "$lib/games";
import { cardsOf, KINDS, NO_CARDS, parseStack, type Cards, type Stack } from "./stack";

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

/** All cards of the game (CUB-01). */
export const ALL_CARDS: Cards = { L: 16, R: 16, T: 12, O: 4 };

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

/** The boxes that may be taken in the demolition. */
export function takesOf(view: View): readonly string[] {
  return Array.isArray(view.legal) ? view.legal : [];
}

export function sumOf(many: readonly Cards[]): Cards {
  const total = { ...NO_CARDS };
  for (const cards of many) for (const kind of KINDS) total[kind] += cards[kind];
  return total;
}

/** All hands are put together: the first of two endings (CUB-32), after everybody has passed. */
export function isPooled(position: Position): boolean {
  if (position.phase === "name") return true;
  return position.phase === "build" && position.passes >= position.hands.length;
}

/** The cards that a build may use: of whoever's turn it is, or of all. */
export function usableCards(position: Position): Cards {
  return isPooled(position) ? sumOf(position.hands) : (position.hands[position.turn] ?? NO_CARDS);
}

/** The cards that nobody has seen yet, by kind: all but those in hands and in the picture. */
export function unknownCards(position: Position): Cards {
  const known = sumOf([...position.hands, cardsOf(position.stack)]);
  const unknown = { ...NO_CARDS };
  for (const kind of KINDS) unknown[kind] = ALL_CARDS[kind] - known[kind];
  return unknown;
}
