// Walking over the board from the keyboard: which place a key leads to.
//
// Arrow keys go where they point: along the ring, across to the other ring, or into the middle.
// Plus and minus walk round the ring as the players do, counterclockwise and clockwise. N leads to
// the next place that can be chosen now, L to Limbo.
import { walker, type Walk } from "$lib/board/walker";
import { isArrow, nextInDirection } from "$lib/iso/direction";
import type { Point } from "$lib/iso/space";
import type { Place } from "../view/pieces";
import { isLimbo } from "../view/position";
import { across, beside, type Table } from "../view/table";

export interface Ground {
  readonly table: Table;
  /** Everything that can have the focus, and where it lies. */
  readonly points: ReadonlyMap<Place, Point>;
  readonly chosen: (place: Place) => boolean;
}

const ORIGIN: Point = { x: 0, y: 0 };

/** As all neighbours are as near, the arrow leads to the one that lies most nearly where it points. */
function directionTo(from: Point, to: Point): Point {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(x, y);
  return { x: x / far, y: y / far };
}

const isSpace = (place: Place) => /^[OI]\d/.test(place);

export function walkOver({ table, points, chosen }: Ground): Walk {
  const walk = walker({ points, jumps: { n: chosen, l: isLimbo } });
  const aside = [...points].filter(([place]) => !isSpace(place));
  return (from, key) => {
    if (!isSpace(from)) return walk(from, key);
    if (key === "+" || key === "-") return beside(table, from, key);
    const at = points.get(from);
    if (!at || !isArrow(key)) return walk(from, key);
    const middle = nextInDirection(new Map(aside), at, key);
    const near = [beside(table, from, "+"), beside(table, from, "-"), ...across(table, from)];
    // Nothing lies between the inner ring and the middle.
    if (middle !== null && from.startsWith("I")) near.push(middle);
    const directions = near.flatMap((place) => {
      const to = points.get(place);
      return to ? [[place, directionTo(at, to)] as const] : [];
    });
    return nextInDirection(new Map(directions), ORIGIN, key) ?? middle;
  };
}
