import { describe, expect, it } from "vitest";
import { viewOf } from "./fixtures";
import { journeysBetween, outcomeOf } from "./journeys";
import type { Effect } from "./json";
import { positionOf } from "./position";

const at = (given: Parameters<typeof viewOf>[0]) => positionOf(viewOf(given));

describe("journeysBetween", () => {
  it("tells a Move and the stone that it bumps", () => {
    const before = at({ outer: { "18": "LMS", "20": "s" } });
    const after = at({ outer: { "18": "LM", "20": "S" }, limbo: ["s"] });
    expect(journeysBetween(before, after)).toEqual([
      { kind: "stone", letter: "S", from: "O18", to: "O20" },
      { kind: "stone", letter: "s", from: "O20", to: "limbo-onyx-S" },
    ]);
  });

  it("tells which of two like stones was bumped", () => {
    const before = at({ outer: { "2": "mS", "5": "S" } });
    // S goes to O1; m lands on O5 and bumps the other S.
    const after = at({ outer: { "1": "S", "5": "m" }, limbo: ["S"] });
    expect(journeysBetween(before, after)).toEqual([
      { kind: "stone", letter: "m", from: "O2", to: "O5" },
      { kind: "stone", letter: "S", from: "O2", to: "O1" },
      { kind: "stone", letter: "S", from: "O5", to: "limbo-gold-S" },
    ]);
  });

  it("tells figures, in Limbo and out of it", () => {
    const before = at({ inner: { "22": "M", "1": "m" } });
    const after = at({ inner: { "1": "M" }, limbo_figures: ["m"] });
    const journeys = journeysBetween(before, after);
    expect(journeys).toEqual([
      { kind: "figure", letter: "m", from: "I1", to: "limbo-onyx-mason" },
      { kind: "figure", letter: "M", from: "I22", to: "I1" },
    ]);
    expect(journeysBetween(after, before)).toHaveLength(2);
  });

  it("sends a whole pyramid off the board", () => {
    const before = at({ outer: { "8": "LM", "7": "S" } });
    const after = at({ off: [1, 0] });
    expect(journeysBetween(before, after).map(({ from, to }) => [from, to])).toEqual([
      ["O7", "off-gold"],
      ["O8", "off-gold"],
      ["O8", "off-gold"],
    ]);
  });

  it("finds nothing where nothing moved", () => {
    const view = at({ outer: { "8": "LM" }, limbo: ["s", "s"] });
    expect(journeysBetween(view, view)).toEqual([]);
  });
});

describe("outcomeOf", () => {
  const outcome = (
    landed: Effect,
    before: Record<string, string>,
    after: Parameters<typeof viewOf>[0],
  ) => {
    const landings = { "O18>20": landed };
    return outcomeOf(at({ outer: before, derived: { landings } }), at(after), "O18>20", "O20");
  };

  it("is the core's, with the piece that is met", () => {
    expect(outcome("stands", { "18": "S" }, { outer: { "20": "S" } })).toMatchObject({
      effect: "stands",
      onto: null,
    });
    expect(outcome("traps", { "18": "S", "20": "m" }, { outer: { "20": "mS" } })).toEqual({
      effect: "traps",
      onto: "m",
      bumped: [],
    });
    const bump = outcome("bumps", { "18": "S", "20": "s" }, { outer: { "20": "S" }, limbo: ["s"] });
    expect(bump).toMatchObject({ effect: "bumps", onto: null, bumped: [{ letter: "s" }] });
  });

  it("is the pyramid that a Move completes", () => {
    expect(outcome("off", { "18": "S", "20": "LM" }, { off: [1, 0] }).effect).toBe("off");
  });
});
