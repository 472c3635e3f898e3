// What a step would lead to: the difference between the position and the core's preview of it.
import type { View } from "$lib/games";
import { positionOf, storedTokens, TOKENS, type City, type Token } from "./position";

export interface Outlook {
  /** Change of the points, if the game ended now. */
  readonly points: number;
  readonly total: number;
  readonly bonus: number;
  /** Tokens that go from the city's owner to the supply. */
  readonly paid: readonly Token[];
  /** Tokens that covered warehouses give back to the supply. */
  readonly lost: readonly Token[];
}

export function outlookOf(before: View, after: View, seat: number): Outlook | null {
  const [now, then] = [before, after].map((view) => positionOf(view).cities[seat]);
  if (!now || !then) return null;
  const fewer = (count: (city: City, token: Token) => number): Token[] =>
    TOKENS.flatMap((token) => {
      const gone = Math.max(0, count(now, token) - count(then, token));
      return Array.from({ length: gone }, () => token);
    });
  const total = after.standing.total[seat] ?? 0;
  return {
    points: total - (before.standing.total[seat] ?? 0),
    total,
    bonus: then.bonus - now.bonus,
    paid: fewer(({ tokens }, token) => tokens[token]),
    lost: fewer(storedTokens),
  };
}
