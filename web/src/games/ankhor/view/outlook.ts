// What a step would lead to: the difference between the position and the core's preview of it.
import type { View } from "$lib/games";
import { positionOf, TOKENS, type Token } from "./position";

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

export function outlookOf(before: View, after: View, seat: number): Outlook {
  const total = (view: View) => view.standing.total[seat] ?? 0;
  const bonus = (view: View) => positionOf(view).cities[seat]?.bonus ?? 0;
  const spent = fewer(heldOf(before, seat), heldOf(after, seat));
  return {
    points: total(after) - total(before),
    total: total(after),
    bonus: bonus(after) - bonus(before),
    paid: spent,
    lost: fewer(loadsOf(before, seat), loadsOf(after, seat)),
  };
}

type Counts = ReadonlyMap<Token, number>;

function heldOf(view: View, seat: number): Counts {
  const tokens = positionOf(view).cities[seat]?.tokens;
  return new Map(TOKENS.map((token) => [token, tokens?.[token] ?? 0]));
}

function loadsOf(view: View, seat: number): Counts {
  const tiles = positionOf(view).cities[seat]?.tiles ?? [];
  const counts = new Map<Token, number>();
  for (const { code, loaded } of tiles) {
    const token = code.charAt(0) as Token;
    if (loaded) counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  return counts;
}

function fewer(before: Counts, after: Counts): Token[] {
  return TOKENS.flatMap((token) => {
    const gone = (before.get(token) ?? 0) - (after.get(token) ?? 0);
    return Array.from({ length: Math.max(0, gone) }, () => token);
  });
}
