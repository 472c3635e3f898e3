import { describe, expect, it } from "vitest";
import type { View } from "$lib/games";
import { viewOf } from "./fixtures";
import { Lately } from "./lately.svelte";

const outlook = (best: number) => ({ pass: best === 0, best, local: [] });

/** The last answer after seat 1 has passed, and what comes of it. */
const asked = (best: number) =>
  viewOf({ stack: "1", phase: "knock", turn: 1, next: [0], ply: 10, legal: outlook(best) });
const nextTurn = (given: { stack?: string; scores?: number[] } = {}) =>
  viewOf({ stack: "1", turn: 2, next: "chance", ply: 11, ...given });

function seen(...views: View[]): Lately {
  const lately = new Lately();
  views.forEach((view, index) => lately.see(views[index - 1] ?? null, view));
  return lately;
}

describe("what has happened lately", () => {
  it("tells what a passer and everybody missed", () => {
    expect(seen(asked(4), nextTurn()).missed).toEqual({ passer: 1, points: 4 });
    expect(seen(asked(0), nextTurn()).missed).toEqual({ passer: 1, points: 0 });
  });

  it("keeps it over a draw, and no longer than to the next pass or build", () => {
    const drawn = viewOf({ stack: "1", turn: 2, next: [2], ply: 12, legal: outlook(1) });
    const passed = viewOf({ stack: "1", phase: "knock", turn: 2, next: [0], ply: 13 });
    const built = viewOf({ stack: "1,1", turn: 0, next: "chance", ply: 13, scores: [0, 0, 1] });
    expect(seen(asked(4), nextTurn(), drawn).missed).not.toBeNull();
    expect(seen(asked(4), nextTurn(), drawn, passed).missed).toBeNull();
    expect(seen(asked(4), nextTurn(), drawn, built).missed).toBeNull();
  });

  it("says nothing before all have answered", () => {
    const first = viewOf({ stack: "1", phase: "knock", turn: 1, next: [2], ply: 9 });
    expect(seen(first, asked(4)).missed).toBeNull();
  });

  it("has missed nothing where somebody knocked, rightly or not", () => {
    expect(seen(asked(1), nextTurn({ stack: "1,1", scores: [1, 0, 0] })).missed).toBeNull();
    expect(seen(asked(0), nextTurn({ scores: [0, 2, 2] })).missed).toBeNull();
  });

  it("tells who changed the stack, and for how much", () => {
    const { change } = seen(asked(1), nextTurn({ stack: "1,1", scores: [1, 0, 0] }));
    expect(change).toMatchObject({ seat: 0, reckoning: { points: 1, boxesAfter: 2 } });
    const before = viewOf({ stack: "1,1", phase: "demolish", turn: 2, next: [2], ply: 3 });
    const after = viewOf({ stack: "1", phase: "demolish", turn: 0, next: [0], ply: 4 });
    expect(seen(before, after).change).toMatchObject({ seat: 2, reckoning: { points: 0 } });
  });

  it("forgets when somebody looks elsewhere in the game", () => {
    const lately = seen(asked(4), nextTurn({ stack: "1,1", scores: [1, 0, 0] }));
    lately.see(nextTurn(), viewOf({ stack: "1", ply: 3 }));
    expect(lately.change).toBeNull();
    expect(lately.missed).toBeNull();
  });
});
