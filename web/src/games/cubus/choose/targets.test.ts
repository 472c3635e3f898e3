import { describe, expect, it } from "vitest";
import { parseStack } from "../view/stack";
import { targetPath, targetsOf, walk, type Target, type Tool } from "./targets";

const keys = (text: string, tool: Tool) => targetsOf(parseStack(text), tool).map(({ key }) => key);

function at(targets: Target[], key: string): Target {
  const found = targets.find((target) => target.key === key);
  if (!found) throw new Error(`no target ${key}`);
  return found;
}

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

  it("never lies over another: a ghost takes the top on which its box would stand", () => {
    const targets = targetsOf(parseStack("2,1/1,1"), "put");
    const faces = targets.flatMap((target) =>
      target.faces.map(({ kind, i, j, z }) => `${kind}${i - z},${j - z}`),
    );
    expect(new Set(faces).size).toBe(faces.length);
  });

  it("is mirrored with the picture", () => {
    const [target] = targetsOf(parseStack("1"), "look");
    expect(target && targetPath(target, true)).not.toBe(target && targetPath(target, false));
  });
});

describe("walking by keys", () => {
  const targets = targetsOf(parseStack("3,1/2,1"), "put");
  const to = (from: string, key: string, mirrored = false) =>
    walk(targets, at(targets, from), key, mirrored)?.key;

  it("goes along the floor with the arrows", () => {
    expect(to("ghost 0,0", "ArrowDown")).toBe("ghost 0,1");
    expect(to("ghost 0,0", "ArrowRight")).toBe("ghost 1,0");
    expect(to("ghost 0,0", "ArrowLeft")).toBe("ghost -1,0");
    expect(to("ghost 0,0", "ArrowUp")).toBe("ghost 0,-1");
    expect(to("ghost -1,0", "ArrowLeft")).toBeUndefined();
  });

  it("goes with the screen, also in a mirror", () => {
    expect(to("ghost 0,0", "ArrowRight", true)).toBe("ghost 0,1");
  });

  it("goes up and down a column with the page keys", () => {
    expect(to("ghost 0,0", "PageDown")).toBe("0,0,2");
    expect(to("0,0,2", "PageUp")).toBe("ghost 0,0");
    expect(to("ghost 0,0", "PageUp")).toBeUndefined();
  });

  it("goes to the first and the last, and knows no other key", () => {
    expect(to("ghost 0,0", "Home")).toBe(targets[0]?.key);
    expect(to("ghost 0,0", "End")).toBe(targets.at(-1)?.key);
    expect(to("ghost 0,0", "x")).toBeUndefined();
  });
});
