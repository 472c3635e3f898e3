// Walking over the heap from the keyboard: which cube a key leads to.
//
// Arrow keys go to the cube that lies next on the screen; the letters of the colours (and x for a
// cobra) to the next cube of that kind, `l` to the next that may be taken, both in the order of the
// cells and round again.
import { nextInDirection, isArrow } from "$lib/iso/direction";
import { faceQuad } from "$lib/iso/faces";
import { mean, type Point } from "$lib/iso/space";
import { CAMERA } from "../draw/camera";
import { cellAt, visibleCells, visibleFaces } from "../view/heap";
import type { Code, Position } from "../view/position";

/** The middle of what is seen of each visible cube, by cell in ascending order. */
export function middles(position: Position): Map<string, Point> {
  return new Map(
    visibleCells(position.cubes).map((cell) => [cell, middleOf(position.cubes, cell)] as const),
  );
}

function middleOf(cubes: ReadonlyMap<string, Code>, cell: string): Point {
  const faces = visibleFaces(cubes, cell);
  return mean(faces.map((axis) => mean(faceQuad(cellAt(cell), axis, CAMERA))));
}

/** The cell that the key leads to from `cell`; null if it leads nowhere or means nothing here. */
export function walk(
  position: Position,
  legal: ReadonlySet<string>,
  cell: string,
  key: string,
): string | null {
  const points = middles(position);
  const cells = [...points.keys()];
  if (isArrow(key)) {
    const from = points.get(cell);
    return from ? nextInDirection(points, from, key) : null;
  }
  if (key === "Home") return cells[0] ?? null;
  if (key === "End") return cells.at(-1) ?? null;
  const wanted = meaning(key.toLowerCase(), position, legal);
  return wanted ? following(cells, cell, wanted) : null;
}

function meaning(
  letter: string,
  position: Position,
  legal: ReadonlySet<string>,
): ((cell: string) => boolean) | null {
  if (letter === "l") return (cell) => legal.has(cell);
  if (letter === "x" || letter === "?")
    return (cell) => position.cubes.get(cell) === letter.toUpperCase();
  if (/^[bpog]$/.test(letter))
    return (cell) => position.cubes.get(cell)?.startsWith(letter) ?? false;
  return null;
}

function following(
  cells: readonly string[],
  from: string,
  wanted: (cell: string) => boolean,
): string | null {
  const start = cells.indexOf(from) + 1;
  return [...cells.slice(start), ...cells.slice(0, start)].find(wanted) ?? null;
}
