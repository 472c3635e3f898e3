import { describe, expect, it } from "vitest";
import {
  boxesOf,
  cardsOf,
  facesOf,
  parseStack,
  readSketch,
  seenBoxes,
  sketchOf,
  stackOf,
  stackText,
} from "./stack";

describe("a stack's text", () => {
  it.each(["1", "2,2/2,1*", "-,2*,2/-,2*,2/3,2,2", "1/1/1", "12,3*"])(
    "%s is read and written alike",
    (text) => expect(stackText(parseStack(text))).toBe(text),
  );

  it("starts at the smallest place, wherever the stack stands", () => {
    const columns = [...parseStack("2,1/1,-").values()];
    const moved = stackOf(columns.map((it) => ({ ...it, i: it.i - 3, j: it.j + 2 })));
    expect(stackText(moved)).toBe("2,1/1,-");
  });

  it("is empty without a box", () => {
    expect(parseStack("").size).toBe(0);
    expect(stackText(new Map())).toBe("");
  });
});

describe("a sketch of a stack", () => {
  it("is drawn again as it was, and where", () => {
    const columns = [
      { i: -1, j: 0, height: 12, open: true },
      { i: 1, j: 2, height: 1, open: false },
    ];
    expect(sketchOf(stackOf(columns))).toBe("-1,0 12*,-,-/-,-,-/-,-,1");
    expect(readSketch("-1,0 12*,-,-/-,-,-/-,-,1")).toEqual(stackOf(columns));
    expect(readSketch(sketchOf(stackOf([])))).toEqual(stackOf([]));
  });

  it.each([
    "",
    "0,0",
    "1*",
    "0,0 x",
    "0,0 1,",
    "0,0 1,/1",
    "0,0 111",
    "0,0 1**",
    "a,0 1",
    "0,0 1 ",
  ])("is none where it reads %j", (text) => expect(readSketch(text)).toBeNull());
});

describe("the picture of a stack", () => {
  it("shows three cards of a box", () => {
    expect(cardsOf(parseStack("1"))).toEqual({ L: 1, R: 1, T: 1, O: 0 });
    expect(boxesOf(parseStack("1"))).toBe(1);
  });

  it("shows 16 of each side of the cube of 64 boxes", () => {
    const cube = parseStack("4*,4*,4,4/4*,4*,4,4/4,4,4,4/4,4,4,4");
    expect(boxesOf(cube)).toBe(64);
    expect(cardsOf(cube)).toEqual({ L: 16, R: 16, T: 12, O: 4 });
    expect(seenBoxes(cube)).toHaveLength(37);
  });

  it("has the cards of the examples of 9 and of 19 points", () => {
    const total = (text: string) =>
      Object.values(cardsOf(parseStack(text))).reduce((sum, count) => sum + count, 0);
    expect(total("2,2,2/2,2,1") - total("2,2,1/2,-,-")).toBe(3);
    expect(total("2,2,2/2,2,2/2,2,2*") - total("3,1,1/1,1,1/1,1,1*")).toBe(2);
  });

  it("is painted from the back to the front", () => {
    const depths = facesOf(parseStack("3,2/2,1")).map(({ i, j, z }) => i + j + z);
    expect(depths).toEqual([...depths].sort((a, b) => a - b));
  });
});
