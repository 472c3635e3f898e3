// Moving a focus among points on the screen with the arrow keys.
//
// From a point, a key goes to the point that lies nearest in its direction. Sideways distance counts
// more than distance ahead, so that a walk along a row stays in the row.
import type { Point } from "./space";

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const AHEAD: Readonly<Record<Arrow, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Half the opening of the sector that counts as ahead: beyond 65 degrees it is another direction. */
const WIDEST = Math.tan((65 * Math.PI) / 180);

export function isArrow(key: string): key is Arrow {
  return key in AHEAD;
}

/** The key of the point that lies next in the arrow's direction; null at the border. */
export function nextInDirection(
  points: ReadonlyMap<string, Point>,
  from: Point,
  arrow: Arrow,
): string | null {
  const ahead = AHEAD[arrow];
  let best: string | null = null;
  let bestCost = Infinity;
  for (const [key, point] of points) {
    const dx = point.x - from.x;
    const dy = point.y - from.y;
    const along = dx * ahead.x + dy * ahead.y;
    const aside = Math.abs(dx * ahead.y - dy * ahead.x);
    if (along < 1e-6 || aside > along * WIDEST) continue;
    const cost = along + 1.6 * aside;
    if (cost < bestCost) [best, bestCost] = [key, cost];
  }
  return best;
}

/** The key of the point nearest to a place; null when there are none. */
export function nearest(points: ReadonlyMap<string, Point>, to: Point): string | null {
  let best: string | null = null;
  let bestDistance = Infinity;
  for (const [key, point] of points) {
    const distance = Math.hypot(point.x - to.x, point.y - to.y);
    if (distance < bestDistance) [best, bestDistance] = [key, distance];
  }
  return best;
}
