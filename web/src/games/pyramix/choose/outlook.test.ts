import { describe, expect, it } from "vitest";
import { captionOf } from "./caption";
import { heapOf, viewOf } from "../view/fixtures";
import { describeOutlook, outlookOf, worth } from "./outlook";
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
    expect(outlook && describeOutlook(outlook)).toBe(
      "Two cubes slide; frees one cube; blocks one cube.",
    );
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
    expect(outlook && describeOutlook(outlook)).toBe("Nothing slides; uncovers one unknown cube.");
  });

  it("is nothing where no cube is taken", () => {
    expect(outlookOf(BEFORE, BEFORE, "000")).toBeNull();
  });
});

describe("worth", () => {
  it("counts a cube's points", () => {
    expect(worth("bE")).toBe("Three points");
    expect(worth("gA")).toBe("One point");
    expect(worth("X")).toBe("No points");
  });
});

describe("captionOf", () => {
  const nothing = { cell: null, error: undefined, outlook: null };

  it("says why a cube cannot be taken", () => {
    const error = { code: "illegal", message: "It touches the cobra at 003.", rule: "PYX-13" };
    const asked = { view: BEFORE, canAct: true, cell: "002", error, outlook: null };
    expect(captionOf(asked)).toEqual({
      code: "pC",
      title: "Purple crane at 002",
      text: "It touches the cobra at 003. (PYX-13)",
      refused: true,
    });
  });

  it("describes a cube when nobody is asked for a move", () => {
    const read = { ...nothing, view: BEFORE, canAct: false, cell: "002" };
    expect(captionOf(read)).toMatchObject({
      text: "Two points. It has two visible faces.",
      refused: false,
    });
  });

  it("explains the caps, counts what is left, and knows the end", () => {
    expect(captionOf({ ...nothing, view: BEFORE, canAct: true })).toMatchObject({
      code: null,
      title: "35 cubes still to be taken",
      text: "A golden cap marks each cube that can be taken now.",
    });
    const over = viewOf({ cubes: {}, next: "over", left: 0 });
    expect(captionOf({ ...nothing, view: over, canAct: false }).title).toBe("The game is over");
  });
});
