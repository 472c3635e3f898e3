import { describe, expect, it } from "vitest";
import { isArrow, nearest, nextInDirection } from "./direction";

const POINTS = new Map([
  ["middle", { x: 0, y: 0 }],
  ["right", { x: 10, y: 1 }],
  ["far right", { x: 20, y: 0 }],
  ["above", { x: 4, y: -9 }],
  ["below", { x: 0, y: 12 }],
]);

describe("nextInDirection", () => {
  it("goes to the nearest point that lies ahead", () => {
    expect(nextInDirection(POINTS, { x: 0, y: 0 }, "ArrowRight")).toBe("right");
    expect(nextInDirection(POINTS, { x: 10, y: 1 }, "ArrowRight")).toBe("far right");
    expect(nextInDirection(POINTS, { x: 0, y: 0 }, "ArrowUp")).toBe("above");
    expect(nextInDirection(POINTS, { x: 0, y: 0 }, "ArrowDown")).toBe("below");
  });

  it("stops at the border", () => {
    expect(nextInDirection(POINTS, { x: 0, y: 0 }, "ArrowLeft")).toBeNull();
    expect(nextInDirection(POINTS, { x: 0, y: 12 }, "ArrowDown")).toBeNull();
  });
});

describe("nearest", () => {
  it("finds the nearest point, or none among none", () => {
    expect(nearest(POINTS, { x: 1, y: 10 })).toBe("below");
    expect(nearest(new Map(), { x: 0, y: 0 })).toBeNull();
  });
});

describe("isArrow", () => {
  it("knows the four arrow keys", () => {
    expect(isArrow("ArrowUp")).toBe(true);
    expect(isArrow("Home")).toBe(false);
  });
});
