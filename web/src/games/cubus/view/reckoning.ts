// The live reckoning: what a stack that is being drawn would take and give.
//
// Boxes and cards are counted in the two pictures, whatever the rules say to them; whether the stack
// may be laid, and its points, are the core's answers.
import type { CoreError, View } from "$lib/games";
import {
  boxesOf,
  cardsOf,
  KINDS,
  type Cards,
  type Kind,
  type Stack,
  exchangeOf,
  type Exchange,
} from "./stack";

export interface Reckoning extends Exchange {
  readonly boxesBefore: number;
  readonly boxesAfter: number;
  /** The kinds of which there are not enough. */
  readonly lacking: readonly Kind[];
  /** What the core says the move is worth; null as long as it may not be laid, or cannot tell. */
  readonly points: number | null;
  /** Why it may not be laid; null if it may, or if nothing has been changed. */
  readonly error: CoreError | null;
  readonly legal: boolean;
}

interface Given {
  before: Stack;
  after: Stack;
  /** The cards that may be used. */
  hand: Cards;
  changed: boolean;
  error: CoreError | null;
  points: number | null;
}

export function reckon({ before, after, hand, changed, error, points }: Given): Reckoning {
  const exchange = exchangeOf(cardsOf(before), cardsOf(after));
  return {
    ...exchange,
    boxesBefore: boxesOf(before),
    boxesAfter: boxesOf(after),
    lacking: KINDS.filter((kind) => exchange.used[kind] > hand[kind]),
    points: error || !changed ? null : points,
    error: changed ? error : null,
    legal: changed && !error,
  };
}

/** The points that a move brings to a seat. */
export function pointsOf(before: View, after: View | null, seat: number): number | null {
  if (!after) return null;
  return (after.scores[seat] ?? 0) - (before.scores[seat] ?? 0);
}
