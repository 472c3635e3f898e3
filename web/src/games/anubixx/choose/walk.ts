// Walking over a sheet from the keyboard: which place a key leads to.
//
// Arrow keys go to the place that lies next on the drawing; the letters of the colours to the next
// stone of that colour that is not crossed out, N to the next that can be crossed out now.
import { isArrow, nextInDirection } from "$lib/iso/direction";
import type { Point } from "$lib/iso/space";
import { middleOf, type Layout } from "../draw/layout";
import type { Builder } from "../view/position";

export function middles(layout: Layout): Map<string, Point> {
  return new Map([...layout.places].map(([place, box]) => [place, middleOf(box)] as const));
}

/** The place that the key leads to; null if it leads nowhere or means nothing here. */
export function walk(
  layout: Layout,
  builder: Builder,
  marked: (place: string) => boolean,
  from: string,
  key: string,
): string | null {
  const points = middles(layout);
  const places = [...points.keys()];
  if (isArrow(key)) {
    const at = points.get(from);
    return at ? nextInDirection(points, at, key) : null;
  }
  if (key === "Home") return places[0] ?? null;
  if (key === "End") return places.at(-1) ?? null;
  const letter = key.toLowerCase();
  if (letter === "n") return following(places, from, marked);
  if (!/^[rygblo]$/.test(letter)) return null;
  return following(
    places,
    from,
    (place) => builder.colours.get(place) === letter && !isGone(builder, place),
  );
}

function isGone(builder: Builder, place: string): boolean {
  if (place.startsWith("Q")) return Number(place.slice(1)) <= builder.quarry;
  return builder.crossed.has(place);
}

function following(
  places: readonly string[],
  from: string,
  wanted: (place: string) => boolean,
): string | null {
  const start = places.indexOf(from) + 1;
  return [...places.slice(start), ...places.slice(0, start)].find(wanted) ?? null;
}
