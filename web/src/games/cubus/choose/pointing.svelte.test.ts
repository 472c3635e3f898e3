import { describe, expect, it } from "vitest";
import { parseStack } from "../view/stack";
import { Pointing } from "./pointing.svelte";
import { targetsOf, type Target } from "./targets";

describe("pointing", () => {
  const at = (targets: Target[], key: string) => targets.find((it) => it.key === key) ?? null;

  it("begins with the first target in the tab order, and nothing shown", () => {
    const targets = targetsOf(parseStack("2,1"), "off");
    const pointing = new Pointing(() => targets);
    expect(pointing.current).toBe(targets[0]?.key);
    expect(pointing.shown).toBeNull();
  });

  it("goes on near to a box that is gone, first in its own column", () => {
    let targets = $state.raw(targetsOf(parseStack("3,1/1,1"), "off"));
    const pointing = new Pointing(() => targets);
    const find = (key: string) => at(targets, key);
    pointing.at(find("0,0,2"));
    expect(pointing.current).toBe("0,0,2");
    expect(pointing.shown?.key).toBe("0,0,2");
    targets = targetsOf(parseStack("2,1/1,1"), "off");
    expect(pointing.current).toBe("0,0,1");
    expect(pointing.shown).toBeNull();
  });

  it("keeps its place when the pointer leaves", () => {
    const targets = targetsOf(parseStack("2,1"), "off");
    const pointing = new Pointing(() => targets);
    pointing.at(at(targets, "1,0,0"));
    pointing.at(null);
    expect(pointing.shown).toBeNull();
    expect(pointing.current).toBe("1,0,0");
  });
});
