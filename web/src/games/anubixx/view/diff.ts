// What is new on a sheet between two views: it is drawn as it happens.
import type { View } from "$lib/games";
import { builderOf, positionOf } from "./position";

/** Stones and quarry stones that were struck since; nothing where a step was taken back. */
export function freshBetween(before: View | null, after: View, seat: number): ReadonlySet<string> {
  if (!before) return new Set();
  const [then, now] = [builderOf(before, seat), builderOf(after, seat)];
  const stones = [...now.crossed].filter((stone) => !then.crossed.has(stone));
  const quarry = Array.from(
    { length: Math.max(0, now.quarry - then.quarry) },
    (_, index) => `Q${then.quarry + 1 + index}`,
  );
  return new Set([...stones, ...quarry]);
}

/** Whether dice lie there that did not before. */
export function isRoll(before: View | null, after: View): boolean {
  if (!before) return false;
  return positionOf(before).rolled.length === 0 && positionOf(after).rolled.length > 0;
}
