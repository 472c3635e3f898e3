// Space and the camera of the isometric kit.
//
// A solid is made of unit cubes at whole-number cells (x, y, z). The viewer looks down the (1,1,1)
// diagonal from far beyond the negative side, so a cell nearer to (0,0,0) is nearer to the eye and
// x + y + z is the depth. On the screen the three axes run up-left, up-right and down: then the
// faces towards -z lie on top, those towards -y on the left, those towards -x on the right.
//
// A camera may stand at a finite distance (`pull` > 0): near things grow. Straight lines stay
// straight, and where a line of sight meets the solid does not depend on the distance as long as
// the solid is one that is seen from its tip: every sight line runs up in all three coordinates.

export type Axis = 0 | 1 | 2;
export type Vec3 = readonly [number, number, number];

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Camera {
  /** Length on the screen of a cube's edge at depth 0. */
  readonly unit: number;
  /** 1 / distance of the eye, in edges along the depth; 0 is the pure isometric picture. */
  readonly pull: number;
}

export const AXES: readonly Axis[] = [0, 1, 2];

/** The other two axes, in the order in which a face's corners go round. */
export const SPAN: Readonly<Record<Axis, readonly [Axis, Axis]>> = {
  0: [1, 2],
  1: [0, 2],
  2: [0, 1],
};

const COS30 = Math.sqrt(3) / 2;

export function depth(at: Vec3): number {
  return at[0] + at[1] + at[2];
}

/** How much larger a length at this depth is drawn than at depth 0. */
export function scaleAt(depthOf: number, camera: Camera): number {
  return 1 / (1 + camera.pull * depthOf);
}

export function project(at: Vec3, camera: Camera): Point {
  const scale = camera.unit * scaleAt(depth(at), camera);
  return {
    x: COS30 * (at[1] - at[0]) * scale,
    y: (at[2] - (at[0] + at[1]) / 2) * scale,
  };
}

export function moved(at: Vec3, axis: Axis, by: number): Vec3 {
  return [
    at[0] + (axis === 0 ? by : 0),
    at[1] + (axis === 1 ? by : 0),
    at[2] + (axis === 2 ? by : 0),
  ];
}

/** The same point nearer to the eye by `by` edges along each axis. */
export function raised(at: Vec3, by: number): Vec3 {
  return [at[0] - by, at[1] - by, at[2] - by];
}

export function between(from: Vec3, to: Vec3, part: number): Vec3 {
  return [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
    from[2] + (to[2] - from[2]) * part,
  ];
}

export function mean(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** Sorts what lies deeper first, so that painting in this order lets near things cover far ones. */
export function byDepth<T extends { readonly at: Vec3 }>(items: readonly T[]): T[] {
  return [...items].sort((a, b) => depth(b.at) - depth(a.at));
}
