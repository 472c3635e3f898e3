// The band of triangles about the origin: round a rounded rectangle, or along a hexagon's sides.
import type { Point } from "$lib/iso/space";
import type { Table } from "../view/table";

/** A triangle of the band: a base, which may bend with the ring, and the corner opposite to it. */
export interface Corner {
  readonly base: readonly Point[];
  readonly apex: Point;
}

export interface Band {
  readonly width: number;
  readonly height: number;
  readonly outer: readonly Corner[];
  readonly inner: readonly Corner[];
  readonly rim: readonly Point[];
  readonly hollow: {
    /** Room for what lies in it. */
    readonly width: number;
    readonly height: number;
    readonly edge: readonly Point[];
  };
}

/** How long a space for stones is along the middle of the band, and how broad the band is. */
const SPACE = 126;
const BREADTH = 172;
/** The corners' radius as a part of the shorter side: nearly as round as can be. */
const ROUNDNESS = 0.4;
/** How many pieces a bent base is drawn with. */
const STEPS = 6;

/** A rounded rectangle: half its sides, and the radius of its corners. */
interface Oval {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The length of the line that runs so far inside the edge. */
function lengthOf({ x, y, radius }: Oval, inset: number): number {
  return 4 * (x + y - 2 * radius) + 2 * Math.PI * (radius - inset);
}

/** The oval of this proportion whose band has room for so many spaces. */
function ovalFor(aspect: number, spaces: number): Oval {
  const [x, y] = aspect > 1 ? [aspect, 1] : [1, 1 / aspect];
  const unit = { x, y, radius: 2 * ROUNDNESS };
  const scale = (spaces * SPACE + Math.PI * BREADTH) / lengthOf(unit, 0);
  return { x: x * scale, y: y * scale, radius: unit.radius * scale };
}

/**
 * The point so far along (in parts of the whole, counterclockwise from the top) and so far inside;
 * the parts are measured along the line `measured` inside the edge.
 */
function pointOn(oval: Oval, part: number, inset: number, measured: number): Point {
  const { x, y, radius } = oval;
  const [top, side] = [x - radius, y - radius];
  const turn = ((part % 1) + 1) % 1;
  // All four quarters are alike: half of the top or the bottom, a corner, half of a side.
  const along = Math.min(turn, 1 - turn);
  const way = Math.min(along, 0.5 - along) * lengthOf(oval, measured);
  const bend = Math.max(0, way - top) / (radius - measured);
  const angle = Math.min(bend, Math.PI / 2);
  const right = Math.min(way, top) + Math.sin(angle) * (radius - inset);
  const down = side + Math.cos(angle) * (radius - inset) - (bend - angle) * (radius - measured);
  return { x: turn < 0.5 ? -right : right, y: along < 0.25 ? -down : down };
}

export function ringBand(table: Table, aspect: number): Band {
  const count = table.outer;
  const oval = ovalFor(aspect, count);
  // Between the band's middle, where triangles stand straight, and its edges, where they are alike.
  const outside = (part: number) => pointOn(oval, part / count, 0, BREADTH * 0.34);
  const inside = (part: number) => pointOn(oval, part / count, BREADTH, BREADTH * 0.66);
  const base = (edge: (part: number) => Point, from: number) =>
    Array.from({ length: STEPS + 1 }, (_, step) => edge(from + step / STEPS));
  const round = (edge: (part: number) => Point) =>
    Array.from({ length: count * STEPS }, (_, step) => edge(step / STEPS));
  return {
    width: 2 * oval.x,
    height: 2 * oval.y,
    outer: Array.from({ length: count }, (_, at) => ({
      base: base(outside, at - 0.5),
      apex: inside(at),
    })),
    inner: table.inner.map((at) => ({ base: base(inside, at), apex: outside(at + 0.5) })),
    rim: round(outside),
    hollow: {
      width: 2 * (oval.x - BREADTH),
      height: 2 * (oval.y - BREADTH),
      edge: round(inside),
    },
  };
}

/** Length of a side of the hexagon, which three spaces for stones share. */
const SIDE = 500;

/** The corner where two sides meet, counted counterclockwise from the top left. */
function hexagonCorner(turn: number, side: number): Point {
  const angle = ((120 + 60 * turn) * Math.PI) / 180;
  return { x: side * Math.cos(angle), y: -side * Math.sin(angle) };
}

/** The point so many triangles along the sides, from the first corner. */
function alongHexagon(triangles: number, side: number, perSide: number): Point {
  const turn = Math.floor(triangles / perSide);
  const part = triangles / perSide - turn;
  const [from, to] = [hexagonCorner(turn, side), hexagonCorner(turn + 1, side)];
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

export function hexagonBand(): Band {
  const outside = (triangles: number) => alongHexagon(triangles, SIDE, 3);
  const inside = (triangles: number) => alongHexagon(triangles, (SIDE * 2) / 3, 2);
  // The neutral space is the middle of the top side, the first corner one and a half behind it.
  const outer = Array.from({ length: 18 }, (_, at) => {
    const begin = (at + 16) % 18;
    const turn = Math.floor(begin / 3);
    return {
      base: [outside(begin), outside(begin + 1)],
      apex: inside(turn * 2 + (begin % 3)),
    };
  });
  const inner = Array.from({ length: 12 }, (_, at) => {
    const begin = (at + 11) % 12;
    const turn = Math.floor(begin / 2);
    return {
      base: [inside(begin), inside(begin + 1)],
      apex: outside(turn * 3 + (begin % 2) + 1),
    };
  });
  const corners = [0, 1, 2, 3, 4, 5];
  return {
    width: 2 * SIDE,
    height: Math.sqrt(3) * SIDE,
    outer,
    inner,
    rim: corners.map((turn) => hexagonCorner(turn, SIDE)),
    hollow: {
      // What is as wide fits between the slanting sides.
      width: SIDE * 1.05,
      height: (Math.sqrt(3) * SIDE * 2) / 3,
      edge: corners.map((turn) => hexagonCorner(turn, (SIDE * 2) / 3)),
    },
  };
}
