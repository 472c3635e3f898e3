import { describe, expect, it } from "vitest";
import { depth } from "$lib/iso/space";
import type { Difference } from "../view/diff";
import { heapOf } from "../view/fixtures";
import type { Code } from "../view/position";
import {
  fading,
  liftedCube,
  onTheWay,
  slidingCubes,
  standing,
  stillCubes,
  turnedOver,
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
    expect(drawn.at(-1)).toMatchObject({ cell: "000", code: "gA", turn: 1 });
  });
});

describe("a step on its way", () => {
  it("starts with every cube where it was", () => {
    expect(slidingCubes(LATER, STEP, 0).map(({ code, at }) => [code, at])).toEqual([
      ["bA", [0, 0, 1]],
      ["oA", [0, 0, 0]],
    ]);
    expect(liftedCube(STEP, 0)).toMatchObject({ code: "pC", at: [0, 0, 2] });
  });

  it("ends with every cube where it will be, and never draws one twice", () => {
    const sliding = slidingCubes(LATER, STEP, 1);
    expect(sliding.map((cube) => cube.at)).toEqual([
      [0, 0, 2],
      [0, 0, 1],
    ]);
    const drawn = [...standing(LATER, STEP), ...sliding].map((cube) => cube.cell).sort();
    expect(drawn).toEqual(
      stillCubes(LATER)
        .map((cube) => cube.cell)
        .sort(),
    );
    expect(depth(liftedCube(STEP, 1)?.at ?? [9, 9, 9])).toBeLessThan(0);
    expect(liftedCube({ ...STEP, removed: null }, 1)).toBeNull();
  });

  it("turns over what is revealed and nothing else", () => {
    const step = { ...STEP, revealed: ["003"] };
    const cubes = standing(LATER, step);
    const turned = turnedOver(cubes, step, 0.3);
    expect(turned.filter((cube) => cube.turn < 1).map((cube) => cube.cell)).toEqual(["003"]);
    expect(turnedOver(cubes, { ...STEP, revealed: [] }, 0.3)).toBe(cubes);
    expect(turnedOver(cubes, step, 1)).toBe(cubes);
  });

  it("reveals a set-up from the tip down", () => {
    const all = cubes({});
    const step: Difference = { removed: null, slides: [], revealed: [...all.keys()], back: false };
    const turned = turnedOver(standing(all, step), step, 0.5);
    const turns = new Map(turned.map((it) => [it.cell, it.turn]));
    expect(turns.get("000")).toBe(1);
    expect(turns.get("002")).toBeGreaterThan(turns.get("003") ?? 1);
    expect(turns.get("005")).toBe(0);
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
