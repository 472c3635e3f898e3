// Walking over a board from the keyboard: which place a key leads to.
//
// Arrow keys lead to the place that lies next on the screen, Home and End to the first and the last,
// and a game's own keys to the next place of a kind, round again from the last to the first. A
// board on which a key means more than that asks its own function first and this one after it.
import { isArrow, nextInDirection } from "$lib/iso/direction";
import type { Point } from "$lib/iso/space";

/** The place that a key leads to; null if it leads nowhere or means nothing here. */
export type Walk = (from: string, key: string) => string | null;

export interface Ground {
  /** Everything that can have the focus, in its order, and where it lies on the screen. */
  readonly points: ReadonlyMap<string, Point>;
  /** Keys in lower case, and the places to which each leads. */
  readonly jumps: Readonly<Record<string, (place: string) => boolean>>;
}

export function walker({ points, jumps }: Ground): Walk {
  const places = [...points.keys()];
  return (from, key) => {
    if (isArrow(key)) {
      const at = points.get(from);
      return at ? nextInDirection(points, at, key) : null;
    }
    if (key === "Home") return places[0] ?? null;
    if (key === "End") return places.at(-1) ?? null;
    const wanted = jumps[key.toLowerCase()];
    return wanted ? following(places, from, wanted) : null;
  };
}

/** The next place of a kind after `from`, round again to itself; null if there is none. */
function following(
  places: readonly string[],
  from: string,
  wanted: (place: string) => boolean,
): string | null {
  const start = places.indexOf(from) + 1;
  return [...places.slice(start), ...places.slice(0, start)].find(wanted) ?? null;
}
