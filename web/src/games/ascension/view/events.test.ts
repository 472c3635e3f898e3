import { describe, expect, it } from "vitest";
import { describeEvent } from "./events";
import { viewOf } from "./fixtures";
import type { Effect } from "./json";

const SEATS = [{ name: "Ada" }, { name: "You", self: true }];
type Given = Parameters<typeof viewOf>[0];

const told = (text: string, before: Given, after: Given, actor: number | null = 0) =>
  describeEvent({ actor, text }, viewOf(before), viewOf(after), SEATS);

describe("describeEvent", () => {
  it("tells the draw for colours", () => {
    const before = { gold: null, turn: null };
    expect(told("colours 1", before, { gold: 1, turn: 1 }, null)).toBe(
      "You are Gold and begin with one Move; Ada is Onyx.",
    );
  });

  it("tells Moves and what they meet", () => {
    expect(told("O18>20", { outer: { "18": "LS" } }, { outer: { "18": "L", "20": "S" } })).toBe(
      "Ada moved the small stone from O18 to O20.",
    );
    const landing = (landed: Effect) => ({ derived: { landings: { "O18>20": landed } } });
    expect(
      told(
        "O18>20",
        { outer: { "18": "S", "20": "s" }, ...landing("bumps") },
        { outer: { "20": "S" }, limbo: ["s"] },
      ),
    ).toBe("Ada moved the small stone from O18 to O20, bumping your small stone.");
    expect(
      told(
        "O18>20",
        { outer: { "18": "S", "20": "m" }, ...landing("traps") },
        { outer: { "20": "mS" } },
      ),
    ).toBe("Ada moved the small stone from O18 to O20, trapping your medium stone.");
    expect(told("limbo L>6", { turn: 1, limbo: ["l"] }, { turn: 1, outer: { "6": "l" } }, 1)).toBe(
      "You brought the large stone back onto O6.",
    );
    expect(
      told(
        "mason>1",
        { inner: { "22": "M", "1": "m" } },
        { inner: { "1": "M" }, limbo_figures: ["m"] },
      ),
    ).toBe("Ada moved their Mason from I22 to I1, bumping your Mason.");
  });

  it("tells a pyramid that is borne off", () => {
    expect(told("O7>8", { outer: { "7": "S", "8": "LM" } }, { off: [1, 0] })).toBe(
      "Ada moved the small stone from O7 to O8. Ada bore a Gold pyramid off: one pyramid of three!",
    );
  });

  it("tells powers", () => {
    const stood = { effect: "stands", met: null } as const;
    const arrivals = {
      "push 1 +": [{ ...stood, stones: "l", to: "O7" }],
      "scatter 2 ++": [
        { ...stood, stones: "S", to: "O3" },
        { stones: "l", to: "O4", effect: "bumps", met: "s" } as const,
      ],
    };
    const derived = { arrivals };
    const landed: Given = { figure: "mason", inner: { "1": "M" }, outer: { "1": "l" }, derived };
    expect(told("push 1 +", landed, { outer: { "7": "l" } })).toBe(
      "Ada pushed your large stone from O1 counterclockwise to O7.",
    );
    expect(
      told(
        "scatter 2 ++",
        { figure: "anubis", outer: { "2": "lS", "4": "s" }, derived },
        { outer: { "3": "S", "4": "l" }, limbo: ["s"] },
      ),
    ).toBe(
      "Ada scattered O2: their own small stone to O3 and your large stone to O4, bumping your small stone.",
    );
    expect(
      told(
        "collect 20 < 4/2",
        { figure: "cleopatra", outer: { "20": "L", "4": "LMS" } },
        { outer: { "20": "LMS", "4": "L" } },
      ),
    ).toBe("Ada collected onto O20: two stones from O4.");
    expect(told("done", landed, {})).toBe("Ada’s Mason is done on I1.");
  });

  it("explains a forfeit", () => {
    const blocked: Given = { moves_left: 1, limbo: ["L"], derived: { lack: "entry" } };
    expect(told("forfeit", blocked, {})).toBe(
      "Ada forfeited a Move: a stone in Limbo had to come back, and no entry space was open to it.",
    );
    expect(told("forfeit", { moves_left: 2, turn: 1 }, {}, 1)).toBe(
      "You forfeited both Moves: none of your pieces could move.",
    );
  });

  it("says that a game is drawn", () => {
    const after: Given = { next: "over", turns: 600, derived: { reason: "turns" } };
    expect(told("forfeit", { moves_left: 2 }, after)).toContain(
      "The game is drawn after 600 turns.",
    );
  });
});
