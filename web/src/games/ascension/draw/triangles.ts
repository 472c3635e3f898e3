// A triangle of the band: a base, which may bend with the ring, and the corner opposite to it.
import type { Point } from "$lib/iso/space";

export interface Corner {
  readonly base: readonly Point[];
  readonly apex: Point;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** The largest circle inside the triangle between the base's ends and the apex. */
export function centreOf({ base, apex }: Corner): { at: Point; radius: number } {
  const [a, b, c] = [base[0] ?? apex, base.at(-1) ?? apex, apex];
  const [toA, toB, toC] = [distance(b, c), distance(a, c), distance(a, b)];
  const round = toA + toB + toC;
  const at = {
    x: (toA * a.x + toB * b.x + toC * c.x) / round,
    y: (toA * a.y + toB * b.y + toC * c.y) / round,
  };
  const area = Math.abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / 2;
  return { at, radius: (2 * area) / round };
}
