// What stands where on the screen, in a position and on the way from one position to another.
//
// A way is drawn from its later position: what stands still stands as it will, what slides is
// somewhere between its two cells, what is taken rises towards the eye. Nothing can be hidden
// wrongly, because a line that slides has nothing before it (see heap.ts); it is painted last.
import { AXES, byDepth, raised, type Vec3 } from "$lib/iso/space";
import type { Difference } from "../view/diff";
import {
  cellAt,
  faceEdges,
  level,
  visibleCells,
  visibleFaces,
  type Cells,
  type FaceEdges,
} from "../view/heap";
import type { Code } from "../view/position";

export interface DrawnCube {
  readonly cell: string;
  readonly code: Code;
  readonly at: Vec3;
  readonly faces: readonly FaceEdges[];
}

/** A cube that goes from one cell to another; it is drawn at the later one. */
export interface SlidingCube extends DrawnCube {
  readonly from: Vec3;
}

/** How far along a way: each part from 0 (the earlier position) to 1 (the later one). */
export interface Progress {
  readonly lift: number;
  readonly slide: number;
  readonly turn: number;
}

/** How far a cube rises towards the eye until it is gone, in edges along each axis. */
const RISE = 1.5;
/** More reveals than this are a set-up: they run over the heap as a wave, from the tip down. */
const FEW = 3;

/** Every cube of which something is seen, deepest first. What looks the same is the same object. */
export function stillCubes(cubes: ReadonlyMap<string, Code>): DrawnCube[] {
  return byDepth(
    visibleCells(cubes).map((cell) =>
      known({
        cell,
        code: cubes.get(cell) ?? "?",
        at: cellAt(cell),
        faces: edgesOf(cubes, cell),
      }),
    ),
  );
}

/** By all that is drawn of them: a step leaves most of a heap as it is, and that is not drawn anew. */
const drawnCubes = new Map<string, DrawnCube>();

function known(cube: DrawnCube): DrawnCube {
  const { cell, code, faces } = cube;
  const look = [cell, code, ...faces.map(({ axis, near, far }) => [axis, near, far].join())].join();
  const before = drawnCubes.get(look);
  if (!before) drawnCubes.set(look, cube);
  return before ?? cube;
}

/** The cubes of the later position that a step does not move. */
export function standing(later: ReadonlyMap<string, Code>, step: Difference): DrawnCube[] {
  const arriving = new Set(step.slides.map((slide) => slide.to));
  return stillCubes(later).filter((cube) => !arriving.has(cube.cell));
}

/** How far a cell's faces have turned from "?" to what they show; null for those that a step leaves. */
export function turningOf(step: Difference): (cell: string) => ((turn: number) => number) | null {
  const turning = new Set(step.revealed);
  const wave = turning.size > FEW;
  return (cell) => (turning.has(cell) ? (turn) => turnOf(cell, turn, wave) : null);
}

/** The cubes that change their cells, deepest first. */
export function slidingCubes(later: ReadonlyMap<string, Code>, step: Difference): SlidingCube[] {
  return byDepth(
    step.slides.map(({ from, to, code }) => ({
      cell: to,
      code,
      at: cellAt(to),
      from: cellAt(from),
      faces: edgesOf(later, to),
    })),
  );
}

function edgesOf(cells: Cells, cell: string): FaceEdges[] {
  return visibleFaces(cells, cell).map((axis) => faceEdges(cells, cell, axis));
}

/** A cube in the air shows all three faces, and nothing stands on their edges. */
export function liftedCube(step: Difference): DrawnCube | null {
  if (!step.removed) return null;
  const { cell, code } = step.removed;
  const faces = AXES.map((axis): FaceEdges => {
    return { axis, near: ["ridge", "ridge"], far: ["flat", "flat"] };
  });
  return { cell, code, at: cellAt(cell), faces };
}

/** Where a cube of a cell is that has been lifted so far. */
export const risen = (cell: string, lift: number): Vec3 => raised(cellAt(cell), lift * RISE);

function turnOf(cell: string, turn: number, wave: boolean): number {
  if (!wave) return turn;
  const start = (level(cell) / 5) * 0.6;
  return clamped((turn - start) / 0.4);
}

/** The progress of a step after a part of its time, from where a preview has left the cubes. */
export function onTheWay(
  step: Difference,
  time: number,
  from: Pick<Progress, "lift" | "slide">,
): Progress {
  const part = step.back ? 1 - time : time;
  return {
    lift: from.lift + (1 - from.lift) * part,
    slide: from.slide + (1 - from.slide) * clamped(part / 0.85),
    turn: step.removed ? clamped((part - 0.5) / 0.5) : part,
  };
}

/** How much is left of a cube that has risen so far. */
export function fading(lift: number): number {
  return 1 - clamped((lift - 0.3) / 0.65);
}

function clamped(part: number): number {
  return Math.max(0, Math.min(1, part));
}
