// Walking over the board from the keyboard: which place a key leads to.
//
// Arrow keys go where they point: along the ring, across to the other ring, or into the middle.
// Plus and minus walk round the ring as the players do, counterclockwise and clockwise. N leads to
// the next place that can be chosen now, L to Limbo.
import { isArrow, nextInDirection, type Arrow } from "$lib/iso/direction";
import type { Point } from "$lib/iso/space";
import { stepsOn } from "../view/steps";
import type { Place, Position } from "../view/position";

const AHEAD: Readonly<Record<Arrow, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Beyond this angle (its cosine) a neighbour does not lie in an arrow's direction. */
const LEAST = 0.4;

export interface Ground {
  readonly position: Position;
  /** Everything that can have the focus, and where it lies. */
  readonly points: ReadonlyMap<Place, Point>;
  readonly chosen: (place: Place) => boolean;
}

export function walk(ground: Ground, from: Place, key: string): Place | null {
  const places = [...ground.points.keys()];
  if (isArrow(key)) return towards(ground, from, key);
  if (key === "+" || key === "-") return round(ground, from, key);
  if (key === "Home") return places[0] ?? null;
  if (key === "End") return places.at(-1) ?? null;
  if (key.toLowerCase() === "n") return following(places, from, ground.chosen);
  if (key.toLowerCase() === "l") {
    return following(places, from, (place) => place.startsWith("limbo"));
  }
  return null;
}

const isSpace = (place: Place) => /^[OI]\d/.test(place);

function round({ position }: Ground, from: Place, way: "+" | "-"): Place | null {
  return isSpace(from) ? stepsOn(position, from, way, 1) : null;
}

function towards(ground: Ground, from: Place, arrow: Arrow): Place | null {
  const at = ground.points.get(from);
  if (!at) return null;
  const ahead = AHEAD[arrow];
  const cosine = (to: Place): number => {
    const point = ground.points.get(to) ?? at;
    const [dx, dy] = [point.x - at.x, point.y - at.y];
    return (dx * ahead.x + dy * ahead.y) / Math.max(Math.hypot(dx, dy), 1);
  };
  const near = isSpace(from) ? neighbours(ground.position, from) : [];
  const best = near.reduce((a, b) => (cosine(b) > cosine(a) ? b : a), near[0] ?? from);
  if (near.length > 0 && cosine(best) > LEAST) return best;
  // From the inner ring to the middle, and from the middle to whatever lies there.
  const others = [...ground.points].filter(
    ([place]) => place !== from && !(isSpace(from) && isSpace(place)),
  );
  return nextInDirection(new Map(others), at, arrow);
}

/** The spaces beside a space, in its ring and in the other. */
function neighbours(position: Position, place: Place): Place[] {
  const along = [stepsOn(position, place, "+", 1), stepsOn(position, place, "-", 1)];
  const number = Number(place.slice(1));
  const { inner } = position.table;
  if (place.startsWith("I")) return [...along, ...(inner[number] ?? []).map((at) => `O${at}`)];
  const across = inner.flatMap((pair, at) => (pair.includes(number) ? [`I${at}`] : []));
  return [...along, ...across];
}

function following(
  places: readonly Place[],
  from: Place,
  wanted: (place: Place) => boolean,
): Place | null {
  const start = places.indexOf(from) + 1;
  return [...places.slice(start), ...places.slice(0, start)].find(wanted) ?? null;
}
