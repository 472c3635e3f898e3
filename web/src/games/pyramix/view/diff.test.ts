import { describe, expect, it } from "vitest";
import { diffViews, takenSince, touchedCells } from "./diff";
import { heapOf, viewOf } from "./fixtures";

// A small true-to-life corner: three cubes in a line along z, with what carries them.
const LINE = { "000": "oA", "001": "bA", "002": "pC", "003": "gA", "010": "pA", "100": "gC" };

describe("diffViews", () => {
  it("reads a removal with three visible faces: nothing slides", () => {
    const before = viewOf({ cubes: heapOf({ ...LINE }), ply: 1 });
    const cubes = heapOf({ ...LINE });
    delete cubes["000"];
    const after = viewOf({ cubes, ply: 2, left: 34, taken: [["oA"], []], turn: 1 });
    expect(diffViews(before, after)).toEqual({
      removed: { cell: "000", code: "oA" },
      slides: [],
      revealed: [],
      back: false,
    });
  });

  it("reads a slide of two cubes along an axis, nearest to the gap first", () => {
    const before = viewOf({ cubes: heapOf({ ...LINE }), ply: 1 });
    const cubes = heapOf({ ...LINE, "001": "oA", "002": "bA" });
    delete cubes["000"];
    const after = viewOf({ cubes, ply: 2, left: 34, taken: [["pC"], []], turn: 1 });
    expect(diffViews(before, after)).toEqual({
      removed: { cell: "002", code: "pC" },
      slides: [
        { from: "001", to: "002", code: "bA" },
        { from: "000", to: "001", code: "oA" },
      ],
      revealed: [],
      back: false,
    });
  });

  it("turns the same difference round when stepping back", () => {
    const before = viewOf({ cubes: heapOf({ ...LINE }), ply: 1 });
    const cubes = heapOf({ ...LINE, "001": "oA", "002": "bA" });
    delete cubes["000"];
    const after = viewOf({ cubes, ply: 2, left: 34, taken: [["pC"], []], turn: 1 });
    const forward = diffViews(before, after);
    expect(diffViews(after, before)).toEqual({ ...forward, back: true });
  });

  it("takes the shortest slide among equal cubes unless the hint says otherwise", () => {
    const equal = { ...LINE, "000": "bA", "001": "bA", "002": "bA" };
    const before = viewOf({ cubes: heapOf(equal), ply: 1 });
    const cubes = heapOf(equal);
    delete cubes["000"];
    const after = viewOf({ cubes, ply: 2, left: 34, taken: [["bA"], []], turn: 1 });
    expect(diffViews(before, after)?.removed?.cell).toBe("000");
    expect(diffViews(before, after, "002")?.slides.map((slide) => slide.to)).toEqual([
      "002",
      "001",
    ]);
  });

  it("keeps to the legal list where there is one", () => {
    const equal = { ...LINE, "000": "bA", "001": "bA" };
    const before = viewOf({ cubes: heapOf(equal), ply: 1, legal: ["001"] });
    const cubes = heapOf(equal);
    delete cubes["000"];
    const after = viewOf({ cubes, ply: 2, left: 34, taken: [["bA"], []], turn: 1 });
    expect(diffViews(before, after)?.removed?.cell).toBe("001");
  });

  it("names the cells that a reveal turned over, alone and together with a removal", () => {
    const hidden = viewOf({ cubes: heapOf({ ...LINE, "111": "?" }), ply: 2 });
    const shown = viewOf({ cubes: heapOf({ ...LINE, "111": "X" }), ply: 3 });
    expect(diffViews(hidden, shown)).toEqual({
      removed: null,
      slides: [],
      revealed: ["111"],
      back: false,
    });
    const cubes = heapOf({ ...LINE, "111": "X" });
    delete cubes["000"];
    const after = viewOf({ cubes, ply: 4, left: 34, taken: [["oA"], []], turn: 1 });
    expect(diffViews(hidden, after)?.revealed).toEqual(["111"]);
  });

  it("gives nothing for positions that are the same or further than one removal apart", () => {
    const before = viewOf({ cubes: heapOf({ ...LINE }), ply: 1 });
    expect(diffViews(before, before)).toBeNull();
    const cubes = heapOf({ ...LINE });
    delete cubes["000"];
    delete cubes["001"];
    const far = viewOf({ cubes, ply: 3, left: 33, taken: [["oA"], ["bA"]], turn: 0 });
    expect(diffViews(before, far)).toBeNull();
  });
});

describe("touchedCells", () => {
  const step = {
    removed: { cell: "002", code: "pC" },
    slides: [{ from: "001", to: "002", code: "bA" }],
    revealed: ["111"],
  } as const;

  it("are those of the position that is shown", () => {
    expect(touchedCells({ ...step, back: false })).toEqual(["002", "111"]);
    expect(touchedCells({ ...step, back: true })).toEqual(["001", "002"]);
  });
});

it("tells each place that others took from once, though two took from it one after the other", () => {
  const before = viewOf({ cubes: heapOf({ ...LINE }), ply: 1 });
  const cubes = heapOf({ ...LINE, "001": "oA", "002": "bA" });
  delete cubes["000"];
  const after = viewOf({ cubes, ply: 2, left: 34, taken: [["pC"], []], turn: 1 });
  const told = [0, 1].map((actor) => ({ event: { actor, text: "002" }, before, after }));
  expect(takenSince(told).map(({ cell }) => cell)).toEqual(["002"]);
  expect(takenSince([{ event: { actor: null, text: "" }, before, after }])).toEqual([]);
});
