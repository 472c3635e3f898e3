// Boxes in the isometric picture, for emblems: three faces each, the light comes from the upper left.
//
// x grows towards the lower right, y towards the lower left, z upwards; a unit is one cube.

export interface Box {
  at: [x: number, y: number, z: number];
  size?: [x: number, y: number, z: number];
  /** A colour of the theme: `b` is `--cube-b`, with its lighter and darker neighbours. */
  colour: string;
}

export interface Face {
  points: string;
  fill: string;
}

type Point = [x: number, y: number, z: number];

const cos30 = Math.sqrt(3) / 2;

export function project([x, y, z]: Point): [number, number] {
  return [(x - y) * cos30, (x + y) / 2 - z];
}

const pointsOf = (corners: Point[]) =>
  corners
    .map((corner) =>
      project(corner)
        .map((value) => value.toFixed(3))
        .join(","),
    )
    .join(" ");

/** The faces of a box that can be seen: lid, left and right side. */
export function facesOf({ at: [x, y, z], size: [w, d, h] = [1, 1, 1], colour }: Box): Face[] {
  const [farX, farY, top] = [x + w, y + d, z + h];
  const lid: Point[] = [
    [x, y, top],
    [farX, y, top],
    [farX, farY, top],
    [x, farY, top],
  ];
  const left: Point[] = [
    [x, farY, top],
    [farX, farY, top],
    [farX, farY, z],
    [x, farY, z],
  ];
  const right: Point[] = [
    [farX, y, top],
    [farX, farY, top],
    [farX, farY, z],
    [farX, y, z],
  ];
  return [
    { points: pointsOf(lid), fill: `var(--cube-${colour}-light)` },
    { points: pointsOf(left), fill: `var(--cube-${colour})` },
    { points: pointsOf(right), fill: `var(--cube-${colour}-dark)` },
  ];
}

/** Boxes from the back to the front, as they must be drawn. */
export function backToFront(boxes: Box[]): Box[] {
  const depth = ({ at: [x, y, z] }: Box) => x + y + z;
  return [...boxes].sort((a, b) => depth(a) - depth(b));
}

/** The transform that lays a flat drawing on a lid whose near corners lie around (x, y, z). */
export function onLid(at: Point, scale: number): string {
  const [left, top] = project(at);
  const along = (value: number) => (value * scale).toFixed(4);
  return `matrix(${along(cos30)} ${along(0.5)} ${along(-cos30)} ${along(0.5)} ${left.toFixed(3)} ${top.toFixed(3)})`;
}
