// Where Pyramix's heap is seen from: down the diagonal, near enough that the tip stands out.
import { placed } from "$lib/board/moving";
import { cubeOutline, roundedPath } from "$lib/iso/faces";
import {
  depth,
  project,
  raised,
  scaleAt,
  type Axis,
  type Camera,
  type Point,
  type Vec3,
} from "$lib/iso/space";
import { cellAt } from "../view/heap";

export const CAMERA: Camera = { unit: 100, pull: 0.034 };

/** The tray's rim with a little air round it; what is lifted may stand out of it. */
export const VIEW_BOX = "-522 -366 1044 944";

/** Outline of a cube's visible faces, its corners slightly rounded. */
export function outlinePath(at: Vec3, faces: readonly Axis[]): string {
  return roundedPath(cubeOutline(at, faces, CAMERA), 5);
}

/** The corner of the cube nearest to the eye. */
export function tipOf(cell: string): Point {
  return project(cellAt(cell), CAMERA);
}

/**
 * Moves a cube that is drawn at one place in space to another: as a whole, and larger where that is
 * nearer; in the words of CSS. Exact for the three corners of its outline that are next to its tip, nearly for the rest.
 */
export function carried(from: Vec3, to: Vec3): string {
  const start = project(raised(from, -1 / 3), CAMERA);
  const end = project(raised(to, -1 / 3), CAMERA);
  const growth = scaleAt(depth(to) + 1, CAMERA) / scaleAt(depth(from) + 1, CAMERA);
  const rest = { x: end.x - growth * start.x, y: end.y - growth * start.y };
  return placed(rest, growth);
}

/** Length of an edge as it is drawn at a cell's tip. */
export function edgeAt(at: Vec3): number {
  return CAMERA.unit * scaleAt(at[0] + at[1] + at[2], CAMERA);
}
