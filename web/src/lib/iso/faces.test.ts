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
import { AXES, mean, project, type Point } from "./space";

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
  });

  it("is turned about its axis by a transform", () => {
    const [near, , far, second] = quad;
    const put = (part: number) => {
      const numbers = [...turned(quad, part).matchAll(/-?[\d.]+(e-?\d+)?/g)].map(([it]) =>
        Number(it),
      );
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, , k = 0, ...home] = numbers;
      const [g = 0, h = 0, i = 0, j = 0, , , x = 0, y = 0] = home;
      return (corner: Point): Point => {
        const [p, q] = [corner.x + x, corner.y + y];
        const [along, across] = [g * p + i * q, k * (h * p + j * q)];
        return { x: a * along + c * across + e, y: b * along + d * across + f };
      };
    };
    for (const corner of [near, far]) {
      expect(put(0)(corner).x).toBeCloseTo(corner.x);
      expect(put(0)(corner).y).toBeCloseTo(corner.y);
    }
    const [one, other] = [put(1)(near), put(1)(second)];
    expect([one.x, one.y]).toEqual([expect.closeTo(other.x), expect.closeTo(other.y)]);
    expect(put(1)(near)).toEqual({
      x: expect.closeTo((near.x + second.x) / 2) as number,
      y: expect.closeTo((near.y + second.y) / 2) as number,
    });
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

  const at = (x: number, y: number): Point => ({ x, y });

  it("bends each corner from the edge before it to the one behind it", () => {
    const square = [at(0, 0), at(10, 0), at(10, 10), at(0, 10)];
    expect(roundedPath(square, 2)).toBe(
      "M0 2Q0 0 2 0L8 0Q10 0 10 2L10 8Q10 10 8 10L2 10Q0 10 0 8Z",
    );
    // Never farther than to the middle of an edge.
    expect(roundedPath(square, 8)).toMatch(/^M0 5Q0 0 5 0L/);
  });

  it("lay a drawing of one by one over a face, and writing along its diagonal", () => {
    const face = [at(5, 7), at(105, 7), at(105, 107), at(5, 107)] as const;
    expect(surface(face)).toBe("matrix(100 0 0 100 5 7)");
    expect(upright(face, 2)).toBe("matrix(-0.7071 0.7071 -0.7071 -0.7071 55 57)");
  });
});
