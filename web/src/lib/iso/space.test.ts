import { describe, expect, it } from "vitest";
import { between, byDepth, depth, mean, moved, project, raised, scaleAt, type Vec3 } from "./space";

const FLAT = { unit: 100, pull: 0 };
const NEAR = { unit: 100, pull: 0.034 };

describe("project", () => {
  it("sends the axes up-left, up-right and down, all equally long", () => {
    expect(project([0, 0, 0], FLAT)).toEqual({ x: 0, y: 0 });
    const ends = (
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ] as Vec3[]
    ).map((at) => project(at, FLAT));
    expect(ends.map(({ x, y }) => [Math.sign(x), Math.sign(y)])).toEqual([
      [-1, -1],
      [1, -1],
      [0, 1],
    ]);
    for (const { x, y } of ends) expect(Math.hypot(x, y)).toBeCloseTo(100);
  });

  it("puts a sight line on one point, whatever the distance of the eye", () => {
    for (const camera of [FLAT, NEAR]) {
      const { x, y } = project([3, 3, 3], camera);
      expect(Math.hypot(x, y)).toBeCloseTo(0);
    }
  });

  it("draws near things larger when the eye is near", () => {
    expect(scaleAt(0, NEAR)).toBe(1);
    expect(scaleAt(5, NEAR)).toBeLessThan(1);
    expect(scaleAt(-3, NEAR)).toBeGreaterThan(1);
    expect(scaleAt(5, FLAT)).toBe(1);
  });

  it("keeps straight lines straight under a near eye", () => {
    const [a, b, c] = (
      [
        [0, 1, 2],
        [1, 1, 2],
        [4, 1, 2],
      ] as Vec3[]
    ).map((at) => project(at, NEAR));
    if (!a || !b || !c) throw new Error("three points");
    expect((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)).toBeCloseTo(0);
  });
});

describe("points in space", () => {
  it("moves along an axis, rises towards the eye, lies between", () => {
    expect(moved([1, 2, 3], 1, -1)).toEqual([1, 1, 3]);
    expect(raised([1, 2, 3], 0.5)).toEqual([0.5, 1.5, 2.5]);
    expect(depth(raised([1, 2, 3], 1))).toBe(3);
    expect(between([0, 0, 1], [0, 0, 2], 0.25)).toEqual([0, 0, 1.25]);
    expect(
      mean([
        { x: 0, y: 2 },
        { x: 4, y: 0 },
      ]),
    ).toEqual({ x: 2, y: 1 });
  });
});

describe("byDepth", () => {
  it("puts what is deeper first and does not touch its argument", () => {
    const items = (
      [
        [0, 0, 0],
        [2, 2, 1],
        [0, 1, 0],
      ] as Vec3[]
    ).map((at) => ({ at }));
    expect(byDepth(items).map((item) => depth(item.at))).toEqual([5, 1, 0]);
    expect(items[0]?.at).toEqual([0, 0, 0]);
  });
});
