import { describe, expect, it } from "vitest";
import { faceQuad } from "$lib/iso/faces";
import { AXES, raised, type Point, type Vec3 } from "$lib/iso/space";
import { CAMERA, carried } from "./camera";

/** Where a transform puts a point. */
function put(transform: string, { x, y }: Point): Point {
  const [right, down, growth] = [...transform.matchAll(/-?[\d.]+/g)].map(Number);
  return { x: (right ?? NaN) + (growth ?? NaN) * x, y: (down ?? NaN) + (growth ?? NaN) * y };
}

/** How far the corners of a cube carried from one place lie from those of one drawn at the other. */
function farthest(from: Vec3, to: Vec3): number {
  const transform = carried(from, to);
  const distances = AXES.flatMap((axis) => {
    const there = faceQuad(to, axis, CAMERA);
    return faceQuad(from, axis, CAMERA).map((corner, at) => {
      const moved = put(transform, corner);
      return Math.hypot(moved.x - (there[at]?.x ?? NaN), moved.y - (there[at]?.y ?? NaN));
    });
  });
  return Math.max(...distances);
}

describe("a cube that is carried", () => {
  it("stays where it is drawn if that is where it belongs", () => {
    expect(farthest([1, 2, 0], [1, 2, 0])).toBe(0);
  });

  it("looks nearly as if it were drawn there; an edge is 100 long", () => {
    expect(farthest([0, 0, 2], [0, 0, 1])).toBeLessThan(4);
    expect(farthest([2, 1, 0], [1, 1, 0])).toBeLessThan(4);
    expect(farthest([1, 1, 1], raised([1, 1, 1], 1.5))).toBeLessThan(4);
  });
});
