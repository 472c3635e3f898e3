// The tray's outline: a triangle seen from above, its corners cut, and a frieze along its rim.
//
// It lies in a plane below the lowest corners that are seen. In that plane a point is measured by
// its distance along the three axes of the screen: the corners lie along the axes, the long sides
// against them.
import { mix } from "$lib/iso/faces";
import { scaleAt, type Point } from "$lib/iso/space";
import { CAMERA } from "./camera";

/** Depth of the tray's plane: where the far corners of the lowest visible faces are. */
const TRAY_DEPTH = 7;
const UNIT = CAMERA.unit * scaleAt(TRAY_DEPTH, CAMERA);

/** Directions of the three axes on the screen, going round. */
const CORNERS: readonly Point[] = [0, 1, 2].map((i) => {
  const angle = Math.PI / 2 + (i * 2 * Math.PI) / 3;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});

/** Where two lines meet that stand at distances a and b from the middle, across directions p and q. */
function meeting(p: Point, a: number, q: Point, b: number): Point {
  const det = p.x * q.y - p.y * q.x;
  return { x: (a * q.y - b * p.y) / det, y: (b * p.x - a * q.x) / det };
}

/**
 * Six corners going round: sides `side` edges from the middle, cut corners `corner` edges from it.
 * Corner 2i and 2i+1 end the cut across direction i.
 */
export function trayOutline(side: number, corner: number): Point[] {
  return CORNERS.flatMap((direction, i) => {
    const before = CORNERS[(i + 1) % 3] as Point;
    const after = CORNERS[(i + 2) % 3] as Point;
    const against = (p: Point): Point => ({ x: -p.x, y: -p.y });
    return [
      meeting(direction, corner * UNIT, against(before), side * UNIT),
      meeting(direction, corner * UNIT, against(after), side * UNIT),
    ];
  });
}

/** The long sides and the cut corners as pairs of inner and outer edge, for the frieze. */
export interface RimPart {
  readonly inner: readonly [Point, Point];
  readonly outer: readonly [Point, Point];
}

export function rimParts(inner: readonly Point[], outer: readonly Point[]): RimPart[] {
  return inner.map((from, i) => {
    const next = (i + 1) % inner.length;
    return {
      inner: [from, inner[next] as Point],
      outer: [outer[i] as Point, outer[next] as Point],
    };
  });
}

/** The quad of a rim part from `start` to `end` (parts of its length), kept off both edges. */
export function rimTile(part: RimPart, start: number, end: number, margin: number): Point[] {
  const across = (t: number, depth: number): Point =>
    mix(mix(part.inner[0], part.inner[1], t), mix(part.outer[0], part.outer[1], t), depth);
  return [
    across(start, margin),
    across(end, margin),
    across(end, 1 - margin),
    across(start, 1 - margin),
  ];
}
