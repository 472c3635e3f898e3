import { describe, expect, it } from "vitest";
import { walker } from "./walker";

// a b
// c
const points = new Map([
  ["a", { x: 0, y: 0 }],
  ["b", { x: 10, y: 0 }],
  ["c", { x: 0, y: 10 }],
]);
const walk = walker({ points, jumps: { r: (at) => at !== "b", "?": () => false } });

describe("a walk over a board", () => {
  it("follows the arrows on the screen, and stays at the border", () => {
    expect(walk("a", "ArrowRight")).toBe("b");
    expect(walk("a", "ArrowDown")).toBe("c");
    expect(walk("a", "ArrowLeft")).toBeNull();
    expect(walk("gone", "ArrowLeft")).toBeNull();
  });

  it("goes to the first and the last place", () => {
    expect(walk("b", "Home")).toBe("a");
    expect(walk("a", "End")).toBe("c");
  });

  it("goes to the next place of a kind, round again, by a letter of either size", () => {
    expect(walk("a", "r")).toBe("c");
    expect(walk("c", "R")).toBe("a");
    expect(walk("a", "?")).toBeNull();
  });

  it("leaves other keys alone", () => {
    for (const key of ["Tab", "z", "1"]) expect(walk("a", key)).toBeNull();
  });

  it("knows nothing of a board without places", () => {
    const nowhere = walker({ points: new Map(), jumps: {} });
    expect([nowhere("a", "Home"), nowhere("a", "End"), nowhere("a", "r")]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
