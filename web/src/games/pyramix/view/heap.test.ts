import { describe, expect, it } from "vitest";
import { heapOf } from "./fixtures";
import { cellAt, cellName, faceEdges, level, stepped, visibleCells, visibleFaces } from "./heap";

const WHOLE = new Set(Object.keys(heapOf({})));

function without(...cells: string[]): Set<string> {
  return new Set([...WHOLE].filter((cell) => !cells.includes(cell)));
}

describe("cells", () => {
  it("are named by their digits", () => {
    expect(cellAt("014")).toEqual([0, 1, 4]);
    expect(cellName([0, 1, 4])).toBe("014");
    expect(level("014")).toBe(5);
    expect(stepped("014", 2, -1)).toBe("013");
  });
});

describe("visible faces", () => {
  it("are those towards an empty cell: three at the tip, two along the edges, one inside a side", () => {
    expect(visibleFaces(WHOLE, "000")).toEqual([0, 1, 2]);
    expect(visibleFaces(WHOLE, "003")).toEqual([0, 1]);
    expect(visibleFaces(WHOLE, "012")).toEqual([0]);
    expect(visibleFaces(WHOLE, "111")).toEqual([]);
  });

  it("number 63 in every heap, because each hides as many as it shows", () => {
    for (const heap of [WHOLE, without("000"), without("000", "001", "010", "011")]) {
      const count = visibleCells(heap).reduce((sum, it) => sum + visibleFaces(heap, it).length, 0);
      expect(count).toBe(63);
    }
  });

  it("belong to 46 cubes of the whole heap", () => {
    expect(visibleCells(WHOLE)).toHaveLength(46);
    expect(visibleCells(WHOLE)[0]).toBe("000");
  });
});

describe("faceEdges", () => {
  it("has ridges at the tip and goes on flat along a side", () => {
    expect(faceEdges(WHOLE, "000", 2)).toEqual({
      axis: 2,
      near: ["ridge", "ridge"],
      far: ["flat", "flat"],
    });
    expect(faceEdges(WHOLE, "110", 2).near).toEqual(["flat", "flat"]);
  });

  it("sees a wall where a cube stands on the edge", () => {
    expect(faceEdges(without("000"), "001", 2).far).toEqual(["wall", "wall"]);
    expect(faceEdges(without("000", "010"), "011", 2).far).toEqual(["wall", "wall"]);
    expect(faceEdges(without("000", "010", "100"), "001", 2).far).toEqual(["flat", "flat"]);
  });
});
