import { describe, expect, it } from "vitest";
import { boundsOf, footOf, outlinePath, slabFaces, square, THICKNESS, topOf } from "./camera";

describe("the camera", () => {
  it("sends u to the lower right, v to the lower left, levels up", () => {
    const [origin, right, left] = ["0,0^0", "2,0^0", "0,2^0"].map(topOf);
    if (!origin || !right || !left) throw new Error("three points");
    expect(right.x).toBeGreaterThan(origin.x);
    expect(right.y).toBeGreaterThan(origin.y);
    expect(left.x).toBeLessThan(origin.x);
    expect(left.y).toBeCloseTo(right.y);
    expect(topOf("0,0^2").y).toBeCloseTo(origin.y - 2 * THICKNESS);
  });

  it("puts a tile on top between the four that carry it", () => {
    const middle = ["0,0^0", "2,0^0", "0,2^0", "2,2^0"].map(topOf);
    const mean = middle.reduce((sum, { y }) => sum + y / 4, 0);
    expect(footOf("1,1^1").y).toBeCloseTo(mean);
    expect(footOf("1,1^1").x).toBeCloseTo(0);
  });

  it("shows a slab's top and its two near sides", () => {
    const { top, left, right } = slabFaces("0,0^0");
    expect(top[0].y).toBeGreaterThan(top[2].y);
    expect(left[1].x).toBeLessThan(0);
    expect(right[1].x).toBeGreaterThan(0);
    expect(left[3].y - left[0].y).toBeCloseTo(THICKNESS);
    expect(square("0,0^0", 0)[0].y - top[0].y).toBeCloseTo(THICKNESS);
    expect(outlinePath("0,0^0").match(/L/g)).toHaveLength(5);
  });

  it("frames all of a city", () => {
    const one = boundsOf(["0,0^0"]);
    const two = boundsOf(["0,0^0", "2,2^0"]);
    expect(two.height).toBeGreaterThan(one.height);
    expect(two.width).toBeCloseTo(one.width);
    expect(two.y).toBeCloseTo(one.y);
  });
});
