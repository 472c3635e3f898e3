// Where a city is seen from: the kit's isometric picture, looked at a little more from above, so that
// the tops of the tiles can be read. u runs to the lower right, v to the lower left, levels upwards.
import { polygonPath, type Quad } from "$lib/iso/faces";
import { project, type Camera, type Point } from "$lib/iso/space";
import { placeOf } from "../view/places";

const CAMERA: Camera = { unit: 100, pull: 0 };
/** How much longer than in the isometric picture the ground is drawn from front to back. */
const STEEP = 1.18;
/** Thickness of a tile on the screen; its edge is 100. */
export const THICKNESS = 27;
/** Half an edge, less the seam between two tiles. */
const HALF = 0.488;

/** A point over the table: (a, b) in edges, the height in thicknesses. */
export function pointAt(a: number, b: number, height: number): Point {
  const { x, y } = project([-a, -b, 0], CAMERA);
  return { x, y: y * STEEP - height * THICKNESS };
}

/** The square of a place at some height: near, left, far and right corner. */
export function square(place: string, height: number, half = HALF): Quad {
  const { u, v } = placeOf(place);
  const [a, b] = [u / 2, v / 2];
  return [
    pointAt(a + half, b + half, height),
    pointAt(a - half, b + half, height),
    pointAt(a - half, b - half, height),
    pointAt(a + half, b - half, height),
  ];
}

/** The faces of the slab that fills a place; what shows of it from here. */
interface SlabFaces {
  readonly top: Quad;
  readonly left: Quad;
  readonly right: Quad;
}

export function slabFaces(place: string): SlabFaces {
  const { level } = placeOf(place);
  const top = square(place, level + 1);
  const foot = square(place, level);
  return {
    top,
    left: [top[0], top[1], foot[1], foot[0]],
    right: [top[0], top[3], foot[3], foot[0]],
  };
}

/** The outline of the slab as it shows. */
function slabOutline(place: string): Point[] {
  const { level } = placeOf(place);
  const top = square(place, level + 1);
  const foot = square(place, level);
  return [top[1], top[2], top[3], foot[3], foot[0], foot[1]];
}

export const outlinePath = (place: string) => polygonPath(slabOutline(place));

/** The middle of the top of the slab that fills a place. */
export function topOf(place: string): Point {
  const { u, v, level } = placeOf(place);
  return pointAt(u / 2, v / 2, level + 1);
}

/** The middle of the square that a slab at this place would stand on. */
export function footOf(place: string): Point {
  const { u, v, level } = placeOf(place);
  return pointAt(u / 2, v / 2, level);
}

export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What the slabs at these places take up on the screen. */
export function boundsOf(places: readonly string[]): Bounds {
  const points = places.flatMap(slabOutline);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
