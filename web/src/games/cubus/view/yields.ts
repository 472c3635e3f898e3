// What a box of the demolition yields: the cards that its player's hand grows by, as the core says.
import type { View } from "$lib/games";
import { exchangeOf } from "./exchange";
import { positionOf } from "./position";
import { NO_CARDS, type Cards } from "./stack";

export function yieldOf(before: View, after: View | null, seat: number): Cards | null {
  if (!after) return null;
  const was = positionOf(before).hands[seat] ?? NO_CARDS;
  const is = positionOf(after).hands[seat] ?? NO_CARDS;
  return exchangeOf(was, is).used;
}
