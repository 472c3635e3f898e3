// What of a picture is on show: how near, and round which point. At zoom 1 all of it fits; nobody can
// get farther away than that, nor lose the picture out of sight.
import type { Point } from "$lib/iso/space";
import type { Bounds } from "./camera";

export interface Lens {
  /** 1 shows all; 2 shows things twice as large. */
  readonly zoom: number;
  readonly centre: Point;
}

export const NEAREST = 4;
/** Factor of a button or a key. */
export const STEP = 1.35;

export function middleOf({ x, y, width, height }: Bounds): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

export function whole(bounds: Bounds): Lens {
  return { zoom: 1, centre: middleOf(bounds) };
}

/** Nearer by a factor; the point `about` stays where it is on the screen. */
export function zoomed(lens: Lens, factor: number, about: Point, bounds: Bounds): Lens {
  const zoom = Math.min(NEAREST, Math.max(1, lens.zoom * factor));
  const part = lens.zoom / zoom;
  const towards = (from: number, to: number) => to + (from - to) * part;
  const centre = { x: towards(lens.centre.x, about.x), y: towards(lens.centre.y, about.y) };
  return held({ zoom, centre }, bounds);
}

export function panned(lens: Lens, by: Point, bounds: Bounds): Lens {
  const centre = { x: lens.centre.x + by.x, y: lens.centre.y + by.y };
  return held({ ...lens, centre }, bounds);
}

/** Moved no more than needed to have a point well inside the picture. */
export function showing(lens: Lens, point: Point, bounds: Bounds): Lens {
  const room = { x: (bounds.width / lens.zoom) * 0.4, y: (bounds.height / lens.zoom) * 0.4 };
  const near = (centre: number, at: number, reach: number) =>
    Math.min(at + reach, Math.max(at - reach, centre));
  const centre = {
    x: near(lens.centre.x, point.x, room.x),
    y: near(lens.centre.y, point.y, room.y),
  };
  return held({ ...lens, centre }, bounds);
}

/** The lens with its centre no farther out than the picture's edge allows. */
export function held({ zoom, centre }: Lens, bounds: Bounds): Lens {
  const middle = middleOf(bounds);
  const slack = { x: (bounds.width / 2) * (1 - 1 / zoom), y: (bounds.height / 2) * (1 - 1 / zoom) };
  const within = (value: number, about: number, reach: number) =>
    Math.min(about + reach, Math.max(about - reach, value));
  return {
    zoom,
    centre: { x: within(centre.x, middle.x, slack.x), y: within(centre.y, middle.y, slack.y) },
  };
}

/** The part of the picture that shows. */
export function viewBox({ zoom, centre }: Lens, bounds: Bounds): Bounds {
  const [width, height] = [bounds.width / zoom, bounds.height / zoom];
  return { x: centre.x - width / 2, y: centre.y - height / 2, width, height };
}

export function padded({ x, y, width, height }: Bounds, by: number): Bounds {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** Widened so that at both sides of a frame so wide as much of it stays free, for what lies over it. */
export function clearing(bounds: Bounds, side: number, frame: number): Bounds {
  if (frame <= 4 * side) return bounds;
  const more = (bounds.width * side) / (frame - 2 * side);
  return { ...bounds, x: bounds.x - more, width: bounds.width + 2 * more };
}
