import { describe, expect, it } from "vitest";
import { parseStack } from "../view/stack";
import { targetName } from "./target_names";
import { targetsOf } from "./targets";

describe("spoken names", () => {
  const stack = parseStack("3,1*");
  const names = (tool: "put" | "off" | "top" | "look") =>
    targetsOf(stack, tool).map((target) => targetName(stack, target, tool));

  it("say where a box is, what is on it, and what a tap does", () => {
    expect(names("look")).toContain("Box at 0,0, level 2");
    expect(names("look")).toContain("Box at 1,0, level 1, open top");
    expect(names("off")).toContain("Box at 0,0, level 2: take off with one box above it");
    expect(names("top")).toContain("Box at 0,0, level 3, lid on top: make it an open top");
    expect(names("put")).toContain("Put one box on 0,0, level 4");
    expect(names("put")).toContain("Put three boxes at 0,-1, level 3");
  });
});
