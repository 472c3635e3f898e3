import { describe, expect, it } from "vitest";
import { viewOf } from "./fixtures";
import { journeysBetween, outcomeOf } from "./journeys";
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
      { kind: "stone", letter: "S", from: "O2", to: "O1" },
      { kind: "stone", letter: "S", from: "O5", to: "limbo-gold-S" },
      { kind: "stone", letter: "m", from: "O2", to: "O5" },
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
      ["O8", "off-gold"],
      ["O8", "off-gold"],
      ["O7", "off-gold"],
    ]);
  });

  it("finds nothing where nothing moved", () => {
    const view = at({ outer: { "8": "LM" }, limbo: ["s", "s"] });
    expect(journeysBetween(view, view)).toEqual([]);
  });
});

describe("outcomeOf", () => {
  const effect = (before: Record<string, string>, after: Record<string, string>) =>
    outcomeOf(at({ outer: before }), at({ outer: after }), "O20").effect;

  it("is read off the difference", () => {
    expect(effect({ "18": "S" }, { "20": "S" })).toBe("free");
    expect(effect({ "18": "S", "20": "M" }, { "20": "MS" })).toBe("stack");
    expect(effect({ "18": "S", "20": "m" }, { "20": "mS" })).toBe("trap");
  });

  it("says what is bumped, and what is borne off", () => {
    const before = at({ outer: { "18": "S", "20": "s" } });
    const bump = outcomeOf(before, at({ outer: { "20": "S" }, limbo: ["s"] }), "O20");
    expect(bump.effect).toBe("bump");
    expect(bump.bumped.map(({ letter }) => letter)).toEqual(["s"]);
    const off = outcomeOf(at({ outer: { "7": "S", "8": "LM" } }), at({ off: [1, 0] }), "O8");
    expect(off.effect).toBe("off");
  });
});
