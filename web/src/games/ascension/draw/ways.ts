// The ways that pushed and scattered stones take: lines along the ring with an arrow at the end.
import type { Point } from "$lib/iso/space";
import type { Place, Way } from "../view/pieces";
import { beside, type Table } from "../view/table";
import type { Layout } from "./layout";

export interface Line {
  readonly key: string;
  readonly path: string;
  /** The end, and the direction there in degrees. */
  readonly tip: Point;
  readonly turn: number;
}

/** Lines of several stones run beside each other. */
const LANE = 11;

const rounded = (value: number) => Math.round(value * 10) / 10;
const text = ({ x, y }: Point) => `${rounded(x)} ${rounded(y)}`;

/** From a space in a direction to another, over all spaces between, in the lane of this number. */
export function lineRound(
  layout: Layout,
  table: Table,
  from: Place,
  to: Place,
  way: Way,
  lane = 0,
): Line | null {
  const places = [from];
  for (let at = from; at !== to;) {
    at = beside(table, at, way);
    places.push(at);
    if (at === from) return null;
  }
  const points = places.flatMap((place) => {
    const space = layout.spaces.get(place);
    if (!space) return [];
    const aside = (lane - 1) * LANE;
    return [{ x: space.at.x + space.outward.x * aside, y: space.at.y + space.outward.y * aside }];
  });
  return lineThrough(`${from}${way}${to}${lane}`, points);
}

/** A smooth curve through the points (Catmull and Rom's), which ends a little before the last. */
export function lineThrough(key: string, points: readonly Point[]): Line {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? ORIGIN;
  const curves = points.slice(1).map((to, index) => {
    const from = at(index);
    const [before, after] = [at(index - 1), at(index + 2)];
    const one = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const two = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${text(one)} ${text(two)} ${text(to)}`;
  });
  const [last, tip] = [at(points.length - 2), at(points.length - 1)];
  const turn = (Math.atan2(tip.y - last.y, tip.x - last.x) * 180) / Math.PI;
  return { key, path: `M${text(at(0))}${curves.join("")}`, tip, turn: rounded(turn) };
}

const ORIGIN: Point = { x: 0, y: 0 };

/** Where the two handles beside a stack lie: a little along the ring, on its outer side. */
export function handleAt(layout: Layout, place: Place, way: Way): { at: Point; turn: number } {
  const space = layout.spaces.get(place);
  if (!space) return { at: ORIGIN, turn: 0 };
  const { at, outward } = space;
  const sign = way === "+" ? 1 : -1;
  const along = { x: outward.y * sign, y: -outward.x * sign };
  const [far, out] = [layout.stackRadius * 1.3, layout.stackRadius * 0.5];
  return {
    at: { x: at.x + along.x * far + outward.x * out, y: at.y + along.y * far + outward.y * out },
    turn: rounded((Math.atan2(along.y, along.x) * 180) / Math.PI),
  };
}
