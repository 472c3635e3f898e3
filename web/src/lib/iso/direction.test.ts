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

  it("stays in the row, though another point lies nearer aside", () => {
    const at = (ahead: number, aside: number) =>
      new Map([
        ["row", { x: 10, y: 0 }],
        ["aside", { x: ahead, y: aside }],
      ]);
    for (const side of [1, -1]) {
      expect(nextInDirection(at(5, 5 * side), { x: 0, y: 0 }, "ArrowRight")).toBe("row");
      expect(nextInDirection(at(5, 2 * side), { x: 0, y: 0 }, "ArrowRight")).toBe("aside");
    }
  });

  it("takes what lies more aside than ahead by far for another direction", () => {
    for (const [arrow, x, y] of [
      ["ArrowRight", 1, 0],
      ["ArrowLeft", -1, 0],
      ["ArrowUp", 0, -1],
      ["ArrowDown", 0, 1],
    ] as const) {
      const from = { x: 100, y: 50 };
      const turned = (aside: number) => {
        const point = { x: from.x + 10 * x + aside * y, y: from.y + 10 * y + aside * x };
        return nextInDirection(new Map([["it", point]]), from, arrow);
      };
      expect([-21, 21].map(turned), arrow).toEqual(["it", "it"]);
      expect([-22, 22].map(turned), arrow).toEqual([null, null]);
      // The point itself lies in no direction.
      expect(nextInDirection(new Map([["it", from]]), from, arrow)).toBeNull();
    }
  });

  it("prefers the earlier of two that lie alike", () => {
    const alike = new Map([
      ["one", { x: 10, y: 3 }],
      ["other", { x: 10, y: -3 }],
    ]);
    expect(nextInDirection(alike, { x: 0, y: 0 }, "ArrowRight")).toBe("one");
    expect(nearest(alike, { x: 0, y: 0 })).toBe("one");
  });

  it("stops at the border", () => {
    expect(nextInDirection(POINTS, { x: 0, y: 0 }, "ArrowLeft")).toBeNull();
    expect(nextInDirection(POINTS, { x: 0, y: 12 }, "ArrowDown")).toBeNull();
  });
});

describe("nearest", () => {
  it("finds the nearest point, or none among none", () => {
    expect(nearest(POINTS, { x: 1, y: 10 })).toBe("below");
    expect(nearest(POINTS, { x: 12, y: 2 })).toBe("right");
    expect(nearest(POINTS, { x: 5, y: -10 })).toBe("above");
    expect(nearest(new Map(), { x: 0, y: 0 })).toBeNull();
  });
});

describe("isArrow", () => {
  it("knows the four arrow keys", () => {
    expect(isArrow("ArrowUp")).toBe(true);
    expect(isArrow("Home")).toBe(false);
  });
});
