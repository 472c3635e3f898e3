import { describe, expect, it } from "vitest";
import {
  cubeOutline,
  faceQuad,
  polygonPath,
  roundedPath,
  shrunk,
  surface,
  turned,
  upright,
} from "./faces";
import { AXES, mean, project } from "./space";

const CAMERA = { unit: 100, pull: 0 };

function numbers(text: string): number[] {
  return (text.match(/-?\d+(\.\d+)?(e-?\d+)?/g) ?? []).map(Number);
}

describe("faceQuad", () => {
  it("goes round from the near corner", () => {
    const quad = faceQuad([0, 0, 0], 2, CAMERA);
    expect(quad[0]).toEqual({ x: 0, y: 0 });
    expect(quad[1]).toEqual(project([1, 0, 0], CAMERA));
    expect(quad[2].x).toBeCloseTo(0);
    expect(quad[2].y).toBeCloseTo(-100);
    expect(quad[3]).toEqual(project([0, 1, 0], CAMERA));
  });

  it("puts the three faces on top, on the left and on the right", () => {
    const [right, left, top] = AXES.map((axis) => mean(faceQuad([0, 0, 0], axis, CAMERA)));
    expect(right?.x).toBeGreaterThan(0);
    expect(left?.x).toBeLessThan(0);
    expect(top?.y).toBeLessThan(0);
    expect(top?.x).toBeCloseTo(0);
  });
});

describe("cubeOutline", () => {
  it("is a hexagon round three faces and round two with the near corner let in, else the face", () => {
    const three = cubeOutline([1, 1, 1], [0, 1, 2], CAMERA);
    expect(three).toHaveLength(6);
    for (const corner of three) expect(Math.hypot(corner.x, corner.y)).toBeCloseTo(100);
    const two = cubeOutline([1, 1, 1], [0, 1], CAMERA);
    expect(two).toHaveLength(6);
    expect(two.filter((corner) => Math.hypot(corner.x, corner.y) < 1)).toHaveLength(1);
    expect(cubeOutline([0, 0, 0], [2], CAMERA)).toEqual([...faceQuad([0, 0, 0], 2, CAMERA)]);
  });
});

describe("quads", () => {
  const quad = faceQuad([0, 0, 0], 0, CAMERA);

  it("shrinks to its middle and turns to its edge", () => {
    for (const corner of shrunk(quad, 1)) {
      expect(corner.x).toBeCloseTo(mean(quad).x);
      expect(corner.y).toBeCloseTo(mean(quad).y);
    }
    expect(turned(quad, 0)).toEqual(quad);
    const [near, , , second] = turned(quad, 1);
    expect(near).toEqual(second);
  });

  it("writes outlines as paths", () => {
    expect(
      polygonPath([
        { x: 0, y: 0 },
        { x: 1.005, y: 2 },
      ]),
    ).toBe("M0 0L1 2Z");
    expect(roundedPath(quad, 10).match(/Q/g)).toHaveLength(4);
  });
});

describe("frames on a face", () => {
  it("maps the unit square of the surface onto the face", () => {
    for (const axis of AXES) {
      const quad = faceQuad([0, 2, 1], axis, CAMERA);
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers(surface(quad));
      expect(e).toBeCloseTo(quad[0].x, 2);
      expect(f).toBeCloseTo(quad[0].y, 2);
      expect(a + c + e).toBeCloseTo(quad[2].x, 2);
      expect(b + d + f).toBeCloseTo(quad[2].y, 2);
    }
  });

  it("keeps writing upright: right is to the right and down is down on every face", () => {
    for (const axis of AXES) {
      const quad = faceQuad([0, 0, 0], axis, CAMERA);
      const [right = 0, , , down = 0, x, y] = numbers(upright(quad, axis));
      expect(right).toBeGreaterThan(0);
      expect(down).toBeGreaterThan(0);
      expect(x).toBeCloseTo(mean(quad).x, 2);
      expect(y).toBeCloseTo(mean(quad).y, 2);
    }
  });
});
