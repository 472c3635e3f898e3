import { beforeAll, describe, expect, it } from "vitest";
import type { Core } from "$lib/core";
import { realCore } from "$lib/testing";
import { played } from "../view/fixtures";
import {
  attemptAt,
  costOf,
  markedStones,
  partnersOf,
  sensibleSteps,
  skippedBy,
  stepsFor,
} from "./moves";
import { builderOf } from "../view/position";
import { stepOf, stepsOf } from "../view/steps";

let core: Core;
beforeAll(async () => {
  core = await realCore("anubixx");
});

const step = (text: string) => {
  const read = stepOf(text);
  if (!read) throw new Error(`no step: ${text}`);
  return read;
};
const start = () => stepsOf(played(core, "* roll ryg").view);
const textsOf = (steps: { text: string }[]) => steps.map(({ text }) => text);

describe("steps", () => {
  it("are read from their texts; the end crosses out nothing", () => {
    expect(step("M11+M12<die,Q4")).toMatchObject({
      stones: ["M11", "M12"],
      payments: ["die", "Q4"],
    });
    expect(stepOf("end")).toBeNull();
  });

  it("mark what a die pays apart from what costs", () => {
    const marks = markedStones(start());
    expect(marks.get("P11")).toBe("die");
    expect(marks.get("P14")).toBe("paid");
    expect(marks.has("P21")).toBe(false);
    // Green and yellow lie side by side, blue has no such partner.
    expect([marks.get("M31"), marks.get("M32"), marks.get("M14")]).toEqual(["die", "die", "paid"]);
  });

  it("know the partners of a mosaic stone", () => {
    expect([...partnersOf(start(), "M32")].sort()).toEqual([
      ["M22", "paid"],
      ["M31", "die"],
      ["M33", "die"],
    ]);
  });
});

describe("ways to pay", () => {
  it("leave out what is never better", () => {
    const ways = stepsFor(start(), ["P14"]);
    expect(ways.length).toBeGreaterThan(2);
    expect(textsOf(sensibleSteps(ways))).toEqual(["P14<Q2", "P14<J"]);
  });

  it("are one where only a die can pay", () => {
    expect(textsOf(sensibleSteps(stepsFor(start(), ["P11"])))).toEqual(["P11<die"]);
  });

  it("of a pair use up more quarry or more jokers, each once", () => {
    // Green by die; blue from the quarry or by joker.
    const ways = sensibleSteps(stepsFor(start(), ["M13", "M14"]));
    expect(textsOf(ways)).toEqual(["M13+M14<die,Q2", "M13+M14<die,J"]);
    // Lilac and blue: quarry 4 and 2, the nearer of them and a joker, or two jokers.
    const both = sensibleSteps(stepsFor(start(), ["M21", "M22"]));
    expect(both.map(costOf)).toEqual([
      { quarry: 4, jokers: 0 },
      { quarry: 2, jokers: 1 },
      { quarry: 0, jokers: 2 },
    ]);
  });

  it("pass over quarry stones", () => {
    expect(skippedBy(step("P14<Q4"), 1)).toEqual([2, 3]);
    expect(skippedBy(step("M21+M22<Q4,Q2"), 0)).toEqual([1, 3]);
    expect(skippedBy(step("P11<die"), 3)).toEqual([]);
  });
});

describe("an attempt", () => {
  it("takes a die for each stone as far as there are dice", () => {
    const { view, check } = played(core, "* roll ryg");
    const { colours } = builderOf(view, 0);
    expect(attemptAt(["P21"], colours, ["b"])).toBe("P21<die");
    expect(attemptAt(["M11", "M12"], colours, ["r"])).toBe("M11+M12<die,J");
    const equal = new Map([...colours, ["M12", "r"] as const]);
    expect(attemptAt(["M11", "M12"], equal, ["r"])).toBe("M11+M12<die,J");
    expect(check(attemptAt(["P21"], colours, ["r", "y", "g"]))).toMatchObject({ rule: "ANX-21" });
    expect(check(attemptAt(["M11"], colours, ["r", "y", "g"]))).toMatchObject({ rule: "ANX-20" });
  });
});
