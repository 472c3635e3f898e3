import { describe, expect, it } from "vitest";
import type { View } from "./games";
import { legalTexts, nameOf, partOf, toMove, waysOf } from "./view";

const view = (changes: object) => changes as View;

describe("what any view says", () => {
  it("who sits where, the seat itself where nobody has a name", () => {
    expect(nameOf([{ name: "Ada", self: true }], 0)).toEqual({ name: "Ada", self: true });
    expect(nameOf([], 1)).toEqual({ name: "Seat 2" });
  });

  it("who may act: nobody by chance or at the end", () => {
    expect(toMove(view({ next: [1, 2] }))).toEqual([1, 2]);
    expect(toMove(view({ next: "chance" }))).toEqual([]);
    expect(toMove(view({ next: "over" }))).toEqual([]);
  });

  it("which moves are legal, where they can be listed", () => {
    expect(legalTexts(view({ legal: ["a"] }))).toEqual(["a"]);
    expect(legalTexts(view({ legal: null }))).toBeNull();
    expect(legalTexts(view({ legal: { 0: ["a"] } }))).toBeNull();
  });

  it("what a part counts for a seat", () => {
    const standing = { parts: [{ name: "cubes", points: [3, 4] }], total: [3, 4] };
    expect(partOf(view({ standing }), "cubes", 1)).toBe(4);
    expect(partOf(view({ standing }), "awards", 1)).toBe(0);
  });

  it("where events lead: all the way, or each by itself where they are moves of one position", () => {
    const told = (from: number, to: number) => ({
      event: { actor: 0, text: "" },
      before: view({ ply: from }),
      after: view({ ply: to }),
    });
    const plies = (...all: ReturnType<typeof told>[]) =>
      waysOf(all).map(({ before, after }) => [before.ply, after.ply]);
    expect(plies()).toEqual([]);
    expect(plies(told(3, 4), told(4, 5), told(5, 6))).toEqual([[3, 6]]);
    expect(plies(told(3, 4), told(3, 4))).toEqual([
      [3, 4],
      [3, 4],
    ]);
  });
});
