import { beforeAll, describe, expect, it } from "vitest";
import type { Core } from "$lib/core";
import { realCore } from "$lib/testing";
import { played } from "../view/fixtures";
import { attemptAt, markedStones, partnersOf, stepsFor, worthySteps } from "./moves";
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
  it("that are worth a choice are told apart from the others", () => {
    expect(stepsFor(start(), ["P14"]).length).toBeGreaterThan(2);
    expect(textsOf(worthySteps(start(), ["P14"]))).toEqual(["P14<Q2", "P14<J"]);
    expect(textsOf(worthySteps(start(), ["P11"]))).toEqual(["P11<die"]);
  });

  it("of a pair are found in either order, those with fewer jokers first", () => {
    const ways = ["M21+M22<Q4,Q2", "M21+M22<J,Q2", "M21+M22<J,J"];
    expect(textsOf(worthySteps(start(), ["M21", "M22"]))).toEqual(ways);
    expect(textsOf(worthySteps(start(), ["M22", "M21"]))).toEqual(ways);
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
