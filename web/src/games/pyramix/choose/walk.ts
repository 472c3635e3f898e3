// Walking over the heap from the keyboard, beside the arrow keys: the letters of the colours (and x
// for a cobra) lead to the next cube of that kind, `l` to the next that may be taken, in the order
// of the cells.
import { walker, type Walk } from "$lib/board/walker";
import { faceQuad } from "$lib/iso/faces";
import { mean, type Point } from "$lib/iso/space";
import { CAMERA } from "../draw/camera";
import { cellAt, visibleCells, visibleFaces } from "../view/heap";
import type { Code, Position } from "../view/position";

/** The middle of what is seen of each visible cube, by cell in ascending order. */
export function middles({ cubes }: Position): Map<string, Point> {
  return new Map(visibleCells(cubes).map((cell) => [cell, middleOf(cubes, cell)] as const));
}

function middleOf(cubes: ReadonlyMap<string, Code>, cell: string): Point {
  const faces = visibleFaces(cubes, cell);
  return mean(faces.map((axis) => mean(faceQuad(cellAt(cell), axis, CAMERA))));
}

export function walkOver(
  { cubes }: Position,
  points: ReadonlyMap<string, Point>,
  legal: ReadonlySet<string>,
): Walk {
  const starting = (text: string) => (cell: string) => cubes.get(cell)?.startsWith(text) ?? false;
  return walker({
    points,
    jumps: {
      b: starting("b"),
      p: starting("p"),
      o: starting("o"),
      g: starting("g"),
      x: starting("X"),
      "?": starting("?"),
      l: (cell) => legal.has(cell),
    },
  });
}
