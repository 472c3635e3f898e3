import { describe, expect, it } from "vitest";
import { depth } from "$lib/iso/space";
import type { Difference } from "../view/diff";
import { heapOf } from "../view/fixtures";
import type { Code } from "../view/position";
import {
  fading,
  liftedCube,
  onTheWay,
  risen,
  slidingCubes,
  standing,
  stillCubes,
  turningOf,
} from "./scene";

function cubes(changes: Record<string, string>, ...empty: string[]): Map<string, Code> {
  const heap = heapOf(changes);
  return new Map(Object.entries(heap).filter(([cell]) => !empty.includes(cell)));
}

const STEP: Difference = {
  removed: { cell: "002", code: "pC" },
  slides: [
    { from: "001", to: "002", code: "bA" },
    { from: "000", to: "001", code: "oA" },
  ],
  revealed: ["111"],
  back: false,
};
const LATER = cubes({ "001": "oA", "002": "bA", "111": "X" }, "000");

describe("stillCubes", () => {
  it("draws each visible cube once, the deepest first", () => {
    const drawn = stillCubes(cubes({}));
    expect(drawn).toHaveLength(46);
    const depths = drawn.map((cube) => depth(cube.at));
    expect(depths).toEqual([...depths].sort((a, b) => b - a));
    expect(drawn.at(-1)).toMatchObject({ cell: "000", code: "gA" });
  });

  it("draws nothing anew that looks as before", () => {
    const before = new Map(stillCubes(cubes({})).map((cube) => [cube.cell, cube]));
    const after = stillCubes(cubes({ "003": "X" }, "000"));
    const anew = after.filter((cube) => before.get(cube.cell) !== cube).map(({ cell }) => cell);
    expect(anew.sort()).toEqual(["001", "003", "010", "100"]);
  });
});

describe("a step on its way", () => {
  it("starts with every cube where it was, and ends with it where it will be", () => {
    expect(slidingCubes(LATER, STEP).map(({ code, from, at }) => [code, from, at])).toEqual([
      ["bA", [0, 0, 1], [0, 0, 2]],
      ["oA", [0, 0, 0], [0, 0, 1]],
    ]);
    expect(liftedCube(STEP)).toMatchObject({ code: "pC", at: [0, 0, 2] });
    expect(risen("002", 0)).toEqual([0, 0, 2]);
    expect(depth(risen("002", 1))).toBeLessThan(0);
    expect(liftedCube({ ...STEP, removed: null })).toBeNull();
  });

  it("never draws a cube twice", () => {
    const drawn = [...standing(LATER, STEP), ...slidingCubes(LATER, STEP)];
    const cells = (list: readonly { cell: string }[]) => list.map(({ cell }) => cell).sort();
    expect(cells(drawn)).toEqual(cells(stillCubes(LATER)));
  });

  it("turns over what is revealed and nothing else", () => {
    const turning = turningOf({ ...STEP, revealed: ["003"] });
    expect(turning("003")?.(0.3)).toBe(0.3);
    expect(turning("002")).toBeNull();
  });

  it("reveals a set-up from the tip down", () => {
    const revealed = [...cubes({}).keys()];
    const turning = turningOf({ removed: null, slides: [], revealed, back: false });
    const half = (cell: string) => turning(cell)?.(0.5) ?? NaN;
    expect([half("000"), half("005")]).toEqual([1, 0]);
    expect(half("002")).toBeGreaterThan(half("003"));
    expect(turning("005")?.(1)).toBe(1);
  });
});

describe("the way of a step", () => {
  it("runs from where a preview has left the cubes to the end", () => {
    const from = { lift: 0.3, slide: 1 };
    expect(onTheWay(STEP, 0, from)).toEqual({ lift: 0.3, slide: 1, turn: 0 });
    expect(onTheWay(STEP, 1, from)).toEqual({ lift: 1, slide: 1, turn: 1 });
  });

  it("runs the other way when stepping back", () => {
    const none = { lift: 0, slide: 0 };
    expect(onTheWay({ ...STEP, back: true }, 0, none)).toEqual(onTheWay(STEP, 1, none));
    expect(onTheWay({ ...STEP, back: true }, 1, none)).toEqual(onTheWay(STEP, 0, none));
  });

  it("lets a cube fade only while it rises", () => {
    expect(fading(0.3)).toBe(1);
    expect(fading(1)).toBe(0);
  });
});
