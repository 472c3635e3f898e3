// What a box of the demolition yields: the cards that its player's hand grows by, as the core says.
import type { View } from "$lib/games";
import { cardWords } from "./names";
import { cardCount, positionOf } from "./position";
import { exchangeOf } from "./reckoning";
import { NO_CARDS, type Cards } from "./stack";

export interface Yield {
  readonly cards: Cards;
  readonly count: number;
  /** "wins one lid and two left sides". */
  readonly words: string;
}

export function yieldOf(before: View, after: View | null, seat: number): Yield | null {
  if (!after) return null;
  const was = positionOf(before).hands[seat] ?? NO_CARDS;
  const is = positionOf(after).hands[seat] ?? NO_CARDS;
  const cards = exchangeOf(was, is).used;
  const count = cardCount(cards);
  return { cards, count, words: count === 0 ? "wins no card" : `wins ${cardWords(cards)}` };
}
