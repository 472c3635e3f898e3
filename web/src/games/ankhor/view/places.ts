// Places of a city (ANK-30), `u,v^l`, and how they lie to each other in the picture. What the
// rules say about them, and what they cost, is the core's.
import type { Tile } from "./position";

export interface Place {
  readonly u: number;
  readonly v: number;
  readonly level: number;
}

/** Where the first tile goes (ANK-31). */
export const FIRST_PLACE = "0,0^0";

const SIDES: readonly (readonly [number, number])[] = [
  [2, 0],
  [-2, 0],
  [0, 2],
  [0, -2],
];

export function placeOf(text: string): Place {
  const [u = 0, v = 0, level = 0] = text.split(/[,^]/).map(Number);
  return { u, v, level };
}

export function placeText({ u, v, level }: Place): string {
  return `${u},${v}^${level}`;
}

/** The places on the table round a city: the picture leaves room for them. */
export function floorSpots(tiles: readonly Tile[]): string[] {
  if (tiles.length === 0) return [FIRST_PLACE];
  const taken = new Set(tiles.map((tile) => tile.place));
  const floor = tiles.map((tile) => placeOf(tile.place)).filter(({ level }) => level === 0);
  const spots = floor.flatMap((at) =>
    SIDES.map(([du, dv]) => placeText({ u: at.u + du, v: at.v + dv, level: 0 })),
  );
  return [...new Set(spots)].filter((spot) => !taken.has(spot));
}

/** Whether the first place rests on the second, directly or by way of others. */
export function restsOn(upper: string, lower: string): boolean {
  const [above, below] = [placeOf(upper), placeOf(lower)];
  const rise = above.level - below.level;
  const reach = Math.max(Math.abs(above.u - below.u), Math.abs(above.v - below.v));
  return rise > 0 && reach <= rise;
}

/** Places from the back to the front, the lower levels first: the order of painting. */
export function backToFront<T>(items: readonly T[], placed: (item: T) => string): T[] {
  const key = (item: T) => {
    const { u, v, level } = placeOf(placed(item));
    return { level, depth: u + v };
  };
  return items
    .map((item) => ({ item, ...key(item) }))
    .sort((a, b) => a.level - b.level || a.depth - b.depth)
    .map(({ item }) => item);
}
