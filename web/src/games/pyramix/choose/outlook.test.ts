import { describe, expect, it } from "vitest";
import { heapOf, viewOf } from "../view/fixtures";
import { consequencesOf, outlookOf } from "./outlook";
import type { Code } from "../view/position";

const LINE = { "000": "oA", "001": "bA", "002": "pC" };

function removed(cells: Record<string, string>, ...empty: string[]): Record<string, Code> {
  const heap = heapOf(cells);
  return Object.fromEntries(Object.entries(heap).filter(([cell]) => !empty.includes(cell)));
}

const BEFORE = viewOf({ cubes: heapOf(LINE), ply: 1, legal: ["000", "001", "002"] });

describe("outlookOf", () => {
  it("compares what can be taken cube by cube, also of cubes that slide", () => {
    const after = viewOf({
      cubes: removed({ ...LINE, "001": "oA", "002": "bA" }, "000"),
      ply: 2,
      left: 34,
      taken: [["pC"], []],
      legal: ["001", "100"],
    });
    const outlook = outlookOf(BEFORE, after, "002");
    expect(outlook).toMatchObject({ freed: ["100"], kept: ["001"], blocked: ["002"], unknown: [] });
    expect(outlook && consequencesOf(outlook)).toEqual({
      slides: 2,
      uncovers: 0,
      frees: 1,
      blocks: 1,
    });
  });

  it("leaves open what can be taken while a reveal is due, and counts what it uncovers", () => {
    const after = viewOf({
      cubes: removed(LINE, "000", "001", "010", "011", "100", "101", "110"),
      ply: 2,
      left: 34,
      taken: [["gA"], []],
      next: "chance",
    });
    const before = viewOf({
      cubes: removed(LINE, "000", "001", "010", "011", "100", "101"),
      ply: 1,
      legal: ["110", "020"],
    });
    const outlook = outlookOf(before, after, "110");
    expect(outlook).toMatchObject({ freed: [], kept: ["020"], blocked: [], unknown: ["111"] });
    expect(outlook && consequencesOf(outlook)).toMatchObject({ slides: 0, uncovers: 1, frees: 0 });
  });

  it("is nothing where no cube is taken", () => {
    expect(outlookOf(BEFORE, BEFORE, "000")).toBeNull();
  });
});
