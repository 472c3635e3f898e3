// Where cards lie on the screen.
//
// The picture is the isometric one: i runs to the lower right, j to the lower left, z upwards, and a
// card is a rhombus with sides of UNIT. Seen in a mirror, left and right are exchanged.
import type { Point } from "$lib/iso/space";
import { seenBoxes, type Box, type Kind, type Stack } from "../view/stack";

export const UNIT = 100;
export const HALF = (UNIT * Math.sqrt(3)) / 2;

/** A corner in space; fractions are on the way. */
export interface Corner {
  readonly i: number;
  readonly j: number;
  readonly z: number;
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function project({ i, j, z }: Corner, mirrored = false): Point {
  return { x: (mirrored ? j - i : i - j) * HALF, y: ((i + j) / 2 - z) * UNIT };
}

/**
 * The corner of the box at (i, j, z) that is nearest to the eye, the middle of its hexagon: there
 * its three faces meet, and the drawings of all cards have their origin.
 */
export function middleOf({ i, j, z }: Corner, mirrored = false): Point {
  return project({ i: i + 1, j: j + 1, z: z + 1 }, mirrored);
}

/** The four corners of a card about the middle of its box, as it lies unmirrored. */
export const RHOMBUS: Readonly<Record<Kind, readonly Point[]>> = {
  T: rhombus({ x: -HALF, y: -UNIT / 2 }, { x: HALF, y: -UNIT / 2 }),
  O: rhombus({ x: -HALF, y: -UNIT / 2 }, { x: HALF, y: -UNIT / 2 }),
  L: rhombus({ x: -HALF, y: -UNIT / 2 }, { x: 0, y: UNIT }),
  R: rhombus({ x: HALF, y: -UNIT / 2 }, { x: 0, y: UNIT }),
};

function rhombus(one: Point, two: Point): Point[] {
  return [{ x: 0, y: 0 }, one, { x: one.x + two.x, y: one.y + two.y }, two];
}

/** The six corners of a box about its middle, from the top round. */
export const HEXAGON: readonly Point[] = [
  { x: 0, y: -UNIT },
  { x: HALF, y: -UNIT / 2 },
  { x: HALF, y: UNIT / 2 },
  { x: 0, y: UNIT },
  { x: -HALF, y: UNIT / 2 },
  { x: -HALF, y: -UNIT / 2 },
];

export function pathOf(points: readonly Point[], at: Point = { x: 0, y: 0 }): string {
  return `M${points.map(({ x, y }) => `${round(x + at.x)} ${round(y + at.y)}`).join("L")}Z`;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** The middle of a card. */
export function cardMiddle(kind: Kind, box: Box, mirrored: boolean): Point {
  const at = middleOf(box, mirrored);
  const [, , far] = RHOMBUS[kind];
  const x = (far?.x ?? 0) / 2;
  return { x: at.x + (mirrored ? -x : x), y: at.y + (far?.y ?? 0) / 2 };
}

/** The rectangle that holds all boxes of a stack, whole. */
export function boundsOf(stack: Stack, mirrored: boolean): Rect {
  const points = seenBoxes(stack).map((box) => middleOf(box, mirrored));
  if (points.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs) - HALF;
  const y = Math.min(...ys) - UNIT;
  return { x, y, width: Math.max(...xs) + HALF - x, height: Math.max(...ys) + UNIT - y };
}

export function union(a: Rect, b: Rect): Rect {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/** Where a tag hangs: over a box, or over the highest point of a stack. */
export function tagSpot(box: Box | null, stack: Stack, mirrored: boolean): Point {
  const above = 1.12 * UNIT;
  if (box) {
    const { x, y } = middleOf(box, mirrored);
    return { x, y: y - above };
  }
  const { x, y, width } = boundsOf(stack, mirrored);
  return { x: x + width / 2, y: y - above + UNIT };
}

/** The rectangle with room around it, at least so large, and of this proportion. */
export function framed(rect: Rect, room: number, least: number, ratio: number): Rect {
  const wide = Math.max(rect.width + 2 * room, least);
  const high = Math.max(rect.height + 2 * room, least / ratio);
  const width = Math.max(wide, high * ratio);
  const height = Math.max(high, wide / ratio);
  return {
    x: rect.x + rect.width / 2 - width / 2,
    y: rect.y + rect.height / 2 - height / 2,
    width,
    height,
  };
}

export const viewBoxOf = ({ x, y, width, height }: Rect): string =>
  [x, y, width, height].map(round).join(" ");
