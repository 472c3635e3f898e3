// What is new between two positions, read off the positions alone, to show it coming; and what moves are
// about that lies nowhere anew.
import type { Told, View } from "$lib/games";
import { positionOf } from "./position";

/** Places of a city whose tile was not there before. */
export function freshTiles(previous: View | null, view: View, seat: number): Set<string> {
  if (!previous) return new Set();
  const tiles = (of: View) => positionOf(of).cities[seat]?.tiles ?? [];
  const before = new Set(tiles(previous).map(({ place, code }) => `${place} ${code}`));
  const fresh = tiles(view).filter(({ place, code }) => !before.has(`${place} ${code}`));
  return new Set(fresh.map(({ place }) => place));
}

/** Slots whose tile was not in the row before, or has moved up. */
export function freshSlots(previous: View | null, view: View): Set<number> {
  if (!previous) return new Set();
  const before = positionOf(previous).row;
  const slots = positionOf(view).row.flatMap((code, slot) =>
    code !== null && code !== before[slot] ? [slot] : [],
  );
  return new Set(slots);
}

/**
 * What moves are about that lies in a position still: supplies, piles, tokens of a player, and tiles of
 * the row that would be bought; by the names of their places.
 */
export function touched(told: readonly Told[], view: View, owner: number): Set<string> {
  const places = told.flatMap(({ event: { actor, text }, before }) => {
    const [verb, what = ""] = text.split(" ");
    if (verb === "buy") return before.ply === view.ply ? [`slot${what}`] : [];
    if (verb === "refresh") return [`pile${what}`];
    if (verb === "take") return [...what].map((token) => `supply${token}`);
    return verb === "return" && actor === owner ? [...what].map((token) => `held${token}`) : [];
  });
  return new Set(places);
}
