// What one set of cards has more and less than another: two pictures, or a hand before and after.
import { KINDS, NO_CARDS, type Cards } from "./stack";

export interface Exchange {
  readonly used: Cards;
  readonly gained: Cards;
}

/** What the later picture shows more, and less. */
export function exchangeOf(before: Cards, after: Cards): Exchange {
  const used = { ...NO_CARDS };
  const gained = { ...NO_CARDS };
  for (const kind of KINDS) {
    used[kind] = Math.max(0, after[kind] - before[kind]);
    gained[kind] = Math.max(0, before[kind] - after[kind]);
  }
  return { used, gained };
}
