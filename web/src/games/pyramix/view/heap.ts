// The heap as a solid: cells, what covers what, and which faces can be seen.
//
// A cell's name is its three digits; (0,0,0) is the tip. A face is seen where the next cell towards
// the tip is empty. From where the camera stands a face that is seen is seen whole, whatever the
// heap looks like, so nothing here has to know about hidden parts.
import { AXES, moved, type Axis, type Vec3 } from "$lib/iso/space";

export type Cells = ReadonlySet<string> | ReadonlyMap<string, unknown>;

export function cellAt(name: string): Vec3 {
  return [Number(name.charAt(0)), Number(name.charAt(1)), Number(name.charAt(2))];
}

export function cellName(at: Vec3): string {
  return `${at[0]}${at[1]}${at[2]}`;
}

export function level(name: string): number {
  const [x, y, z] = cellAt(name);
  return x + y + z;
}

/** Where a cell is in its level, as one sees it: the row from the top, the place from the left. */
export function spotIn(name: string): { row: number; place: number } {
  const [, y, z] = cellAt(name);
  return { row: z + 1, place: y + 1 };
}

/** The cell one step along the axis: towards the tray for +1, towards the tip for -1. */
export function stepped(name: string, axis: Axis, by: number): string {
  return cellName(moved(cellAt(name), axis, by));
}

/** The axes on whose side the cube shows a face. */
export function visibleFaces(cells: Cells, name: string): Axis[] {
  return AXES.filter((axis) => !cells.has(stepped(name, axis, -1)));
}

/** Those of the cells that show at least one face, in ascending order. */
export function visibleCells(cells: Cells): string[] {
  return [...cells.keys()].filter((name) => visibleFaces(cells, name).length > 0).sort();
}

/** How the surface goes on over an edge of a face. */
export type Edge = "ridge" | "flat" | "wall";

export interface FaceEdges {
  readonly axis: Axis;
  /** Over the edges at the near corner: it falls off (ridge) or goes on in the same plane. */
  readonly near: readonly [Edge, Edge];
  /** Over the far edges: it goes on, or a cube stands on it there (wall). */
  readonly far: readonly [Edge, Edge];
}

/**
 * The four edges of a face that is seen. `near[i]` lies where the coordinate of the face's i-th
 * axis is lowest, `far[i]` where it is highest.
 */
export function faceEdges(cells: Cells, name: string, axis: Axis): FaceEdges {
  const [first, second] = AXES.filter((other) => other !== axis) as [Axis, Axis];
  const above = stepped(name, axis, -1);
  const near = (along: Axis): Edge => (cells.has(stepped(name, along, -1)) ? "flat" : "ridge");
  const far = (along: Axis): Edge => (cells.has(stepped(above, along, 1)) ? "wall" : "flat");
  return { axis, near: [near(first), near(second)], far: [far(first), far(second)] };
}
