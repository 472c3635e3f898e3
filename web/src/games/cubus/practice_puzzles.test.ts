import { beforeAll, describe, expect, it } from "vitest";
import type { Core } from "$lib/core";
import type { Puzzle } from "$lib/games";
import { realCore } from "$lib/testing";
import { bandsOf, bestOfOneBox, puzzleOf } from "./practice_puzzles";
import type { Level } from "./words/data";
import { factsOf, outlookOf, positionOf } from "./view/position";

let core: Core;
beforeAll(async () => {
  core = await realCore("cubus");
});

const levels: Level[] = ["box", "rebuild", "deep", "master"];

/** The points that a move wins in the puzzle's position. */
function wonBy({ record, view, seat }: Puzzle, text: string): number {
  const opened = core.open(record);
  if (!opened.ok) throw new Error(opened.error.message);
  const position = opened.value;
  expect(position.view()).toEqual(view);
  expect(position.apply({ actor: seat, text })).toBeNull();
  const won = (position.view().scores[seat] ?? 0) - (view.scores[seat] ?? 0);
  position.close();
  return won;
}

describe("a position to practise on", () => {
  it.each(levels)("of the level %s has a best move that wins what the solver says", (level) => {
    for (let seed = 1n; seed <= 4n; seed++) {
      const puzzle = puzzleOf(core, level, seed);
      const { view, best, answer } = puzzle;
      expect(best).toBe(outlookOf(view)?.best);
      const { least, most } = bandsOf(factsOf(view))[level];
      expect(best).toBeGreaterThanOrEqual(least);
      expect(best).toBeLessThanOrEqual(most ?? Infinity);
      expect(positionOf(view).phase).toBe("build");
      if (level === "box") expect(bestOfOneBox(view)).toBe(best);
      expect(wonBy(puzzle, answer)).toBe(best);
    }
  });

  it("of the first level is won with what one box can win by the rules", () => {
    const { view } = puzzleOf(core, "box", 1n);
    expect(bandsOf(factsOf(view)).box).toEqual({ least: 1, most: 3 });
  });

  it("is the same for the same seed, and another for another", () => {
    const [first, again, other] = [7n, 7n, 8n].map((seed) => puzzleOf(core, "rebuild", seed));
    expect(first).toEqual(again);
    expect(first?.record).not.toBe(other?.record);
  });
});
