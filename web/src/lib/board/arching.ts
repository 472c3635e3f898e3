// The way of a piece through the air.
import { placed } from "./moving";

/** Where the middle of a drawing is put, and how large it is drawn. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** From one spot to another, in an arc that rises `height` at most over the straight line. */
export function arching(from: Spot, to: Spot, height: number): (part: number) => string {
  const rise = Math.min(height, Math.hypot(to.x - from.x, to.y - from.y) / 3);
  const between = (start: number, end: number, part: number) => start + (end - start) * part;
  return (part) => {
    const x = between(from.x, to.x, part);
    const y = between(from.y, to.y, part) - Math.sin(Math.PI * part) * rise;
    return placed({ x, y }, between(from.scale, to.scale, part));
  };
}
