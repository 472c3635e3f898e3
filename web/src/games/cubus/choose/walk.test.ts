import { describe, expect, it } from "vitest";
import { nearest } from "$lib/iso/direction";
import { parseStack } from "../view/stack";
import { ghostsOf } from "./edit";
import { targetsOf } from "./targets";
import { floorPoints, walkOver } from "./walk";

const stack = parseStack("3,1/2,1");
const targets = targetsOf(
  stack,
  "put",
  // The new column behind the highest is as high.
  ghostsOf(
    stack,
    (it) => (it.get("0,-1")?.height ?? 3) === 3 && (it.get("-1,0")?.height ?? 3) === 3,
  ),
);

function to(from: string, key: string, mirrored = false): string | null {
  return walkOver(targets, floorPoints(targets, mirrored))(from, key);
}

describe("walking by keys", () => {
  it("goes along the floor with the arrows", () => {
    expect(to("ghost 0,0", "ArrowDown")).toBe("ghost 0,1");
    expect(to("ghost 0,0", "ArrowRight")).toBe("ghost 1,0");
    expect(to("ghost 0,0", "ArrowLeft")).toBe("ghost -1,0");
    expect(to("ghost 0,0", "ArrowUp")).toBe("ghost 0,-1");
    expect(to("ghost -1,0", "ArrowLeft")).toBeNull();
  });

  it("goes with the screen, also in a mirror", () => {
    expect(to("ghost 0,0", "ArrowRight", true)).toBe("ghost 0,1");
  });

  it("stays at its level where it can", () => {
    expect(to("0,1,0", "ArrowRight")).toBe("1,1,0");
    expect(to("0,0,2", "ArrowDown")).toBe("ghost 0,1");
  });

  it("goes up and down a column with the page keys", () => {
    expect(to("ghost 0,0", "PageDown")).toBe("0,0,2");
    expect(to("0,0,2", "PageUp")).toBe("ghost 0,0");
    expect(to("ghost 0,0", "PageUp")).toBeNull();
  });

  it("goes to the first and the last, and knows no other key", () => {
    expect(to("ghost 0,0", "Home")).toBe(targets[0]?.key);
    expect(to("ghost 0,0", "End")).toBe(targets.at(-1)?.key);
    expect(to("ghost 0,0", "x")).toBeNull();
  });
});

describe("where a target lies", () => {
  it("is nearest to the box below, when it is gone", () => {
    const points = floorPoints(targetsOf(parseStack("3,1/1,1"), "off", []), false);
    const gone = points.get("0,0,2") ?? { x: 0, y: 0 };
    const left = floorPoints(targetsOf(parseStack("2,1/1,1"), "off", []), false);
    expect(nearest(left, gone)).toBe("0,0,1");
  });
});
