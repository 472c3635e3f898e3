// Faces of cubes on the screen: corners, outlines, and the frames in which things are drawn on them.
//
// A face is a quad of four points that goes round from the corner nearest to the eye. Drawing on a
// face happens in one of two frames, each an SVG matrix: `surface` (the unit square, (0,0) at the
// near corner) for what belongs to the stone, `upright` (a box of 100 by 100 about the middle of the
// face, y down) for what a person reads.
import { SPAN, mean, moved, project, type Axis, type Camera, type Point, type Vec3 } from "./space";

/** Near corner, along the face's first axis, the opposite corner, along the second axis. */
export type Quad = readonly [Point, Point, Point, Point];

/** The face of the cube at `at` that looks towards the negative side of `axis`. */
export function faceQuad(at: Vec3, axis: Axis, camera: Camera): Quad {
  const [first, second] = SPAN[axis];
  const along = moved(at, first, 1);
  return [
    project(at, camera),
    project(along, camera),
    project(moved(along, second, 1), camera),
    project(moved(at, second, 1), camera),
  ];
}

/**
 * The outline of a cube as far as it shows: going round, each face that is seen gives its far
 * corner, and where one is not seen the outline turns in to the near corner.
 */
export function cubeOutline(at: Vec3, faces: readonly Axis[], camera: Camera): Point[] {
  const [only] = faces;
  if (faces.length === 1 && only !== undefined) return [...faceQuad(at, only, camera)];
  // Going round: the end of an edge, then the far corner of the face between it and the next edge.
  const round: readonly (readonly [Axis, Axis])[] = [
    [0, 2],
    [1, 0],
    [2, 1],
  ];
  return round.flatMap(([edge, face]) => {
    const corner = faces.includes(face) ? faceQuad(at, face, camera)[2] : project(at, camera);
    return [project(moved(at, edge, 1), camera), corner];
  });
}

/** Draws every corner towards the middle: 0 leaves the quad, 1 makes it a point. */
export function shrunk(quad: Quad, part: number): Quad {
  const middle = mean(quad);
  return mapQuad(quad, (corner) => mix(corner, middle, part));
}

/**
 * The transform, in the words of CSS, that turns what is drawn on a quad about its axis from the first
 * to the second edge: 1 is edge-on, 0 as it was.
 */
export function turned([near, first, far, second]: Quad, part: number): string {
  const [start, end] = [mix(near, second, 0.5), mix(first, far, 0.5)];
  const [ax, ay] = [end.x - start.x, end.y - start.y];
  const [dx, dy] = [second.x - near.x, second.y - near.y];
  const area = ax * dy - ay * dx;
  const back = [dy, -ay, -dx, ax].map((length) => length / area);
  const there = `matrix(${[ax, ay, dx, dy, start.x, start.y].join()})`;
  const home = `matrix(${[...back, 0, 0].join()}) translate(${-start.x}px, ${-start.y}px)`;
  return `${there} scale(1, ${1 - part}) ${home}`;
}

function mapQuad(quad: Quad, change: (corner: Point) => Point): Quad {
  return [change(quad[0]), change(quad[1]), change(quad[2]), change(quad[3])];
}

export function mix(a: Point, b: Point, part: number): Point {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

function number(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function pair(point: Point): string {
  return `${number(point.x)} ${number(point.y)}`;
}

export function polygonPath(points: readonly Point[]): string {
  return `M${points.map(pair).join("L")}Z`;
}

/** A closed outline whose corners are cut back by `radius` and bent round. */
export function roundedPath(points: readonly Point[], radius: number): string {
  const parts = points.map((corner, i) => {
    const before = points[(i + points.length - 1) % points.length] ?? corner;
    const after = points[(i + 1) % points.length] ?? corner;
    return `${pair(towards(corner, before, radius))}Q${pair(corner)} ${pair(towards(corner, after, radius))}`;
  });
  return `M${parts.join("L")}Z`;
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return length === 0 ? from : mix(from, to, Math.min(0.5, distance / length));
}

function matrix(right: Point, down: Point, origin: Point): string {
  return `matrix(${[right.x, right.y, down.x, down.y, origin.x, origin.y].map(fine).join(" ")})`;
}

function fine(value: number): string {
  return String(Math.round(value * 10000) / 10000);
}

function minus(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y };
}

function scaled(a: Point, by: number): Point {
  return { x: a.x * by, y: a.y * by };
}

/** Mean edges of a quad, by which a matrix stands for it (in perspective it is nearly one). */
function edges(quad: Quad): { first: Point; second: Point } {
  const [near, first, far, second] = quad;
  return {
    first: minus(mix(first, far, 0.5), mix(near, second, 0.5)),
    second: minus(mix(second, far, 0.5), mix(near, first, 0.5)),
  };
}

export function surface(quad: Quad): string {
  const { first, second } = edges(quad);
  const middle = mean(quad);
  const origin = minus(middle, scaled({ x: first.x + second.x, y: first.y + second.y }, 0.5));
  return matrix(first, second, origin);
}

/**
 * Upright writing: on the two sides it stands along the vertical edge, on the top it lies with its
 * head away from the viewer's feet, along the diagonal.
 */
export function upright(quad: Quad, axis: Axis): string {
  const { first, second } = edges(quad);
  const middle = mean(quad);
  if (axis === 2) {
    const half = Math.SQRT1_2 / 100;
    const up = { x: first.x + second.x, y: first.y + second.y };
    return matrix(scaled(minus(second, first), half), scaled(up, -half), middle);
  }
  return matrix(scaled(first, axis === 0 ? 0.01 : -0.01), scaled(second, 0.01), middle);
}
