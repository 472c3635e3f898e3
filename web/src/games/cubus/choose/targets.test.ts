import { describe, expect, it } from "vitest";
import { parseStack } from "../view/stack";
import { ghostsOf } from "./edit";
import { targetPath, targetsOf, type Use } from "./targets";

function targets(text: string, use: Use) {
  const stack = parseStack(text);
  return targetsOf(stack, use, use === "put" ? ghostsOf(stack, () => true) : []);
}
const keys = (text: string, use: Use) => targets(text, use).map(({ key }) => key);

describe("what can be pointed at", () => {
  it("is every box that is seen, where one only looks", () => {
    expect(keys("2,1", "look").sort()).toEqual(["0,0,0", "0,0,1", "1,0,0"]);
  });

  it("is every ghost, too, where one puts boxes", () => {
    const ghosts = keys("1", "put").filter((key) => key.startsWith("ghost"));
    expect(ghosts.sort()).toEqual([
      "ghost -1,0",
      "ghost 0,-1",
      "ghost 0,0",
      "ghost 0,1",
      "ghost 1,0",
    ]);
  });

  it("is a column's top box with all that is seen of the column, where one takes it", () => {
    expect(keys("3,1", "take").sort()).toEqual(["0,0,2", "1,0,0"]);
    const column = targets("3,1", "take").find(({ key }) => key === "0,0,2");
    expect(column?.faces.map(({ kind }) => kind).sort()).toEqual(["L", "L", "L", "R", "R", "T"]);
  });

  it("never lies over another: a ghost takes the top on which its box would stand", () => {
    const faces = targets("2,1/1,1", "put").flatMap((target) =>
      target.faces.map(({ kind, i, j, z }) => `${kind}${i - z},${j - z}`),
    );
    expect(new Set(faces).size).toBe(faces.length);
  });

  it("is mirrored with the picture", () => {
    const [target] = targets("1", "look");
    expect(target && targetPath(target, true)).not.toBe(target && targetPath(target, false));
  });
});
