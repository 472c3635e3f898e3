import { beforeAll, describe, expect, it } from "vitest";
import type { Core } from "$lib/core";
import { realCore } from "$lib/testing";
import { outlookOf, positionOf } from "./position";
import { BANDS, bestLocal, Chance, puzzleOf, type Level } from "./practice";

let core: Core;
beforeAll(async () => {
  core = await realCore("cubus");
});

const levels = Object.keys(BANDS) as Level[];

describe("a position to practise on", () => {
  it.each(levels)("of the level %s has a best move that wins what the solver says", (level) => {
    const chance = new Chance(1n);
    for (let count = 0; count < 4; count++) {
      const { position, view, seat, best, answer } = puzzleOf(core, level, chance);
      expect(best).toBe(outlookOf(view)?.best);
      expect(best).toBeGreaterThanOrEqual(BANDS[level].least);
      expect(best).toBeLessThanOrEqual(BANDS[level].most);
      expect(positionOf(view).phase).toBe("build");
      if (level === "box") expect(bestLocal(position, view, seat)).toBe(best);
      const after = position.clone();
      expect(after.apply({ actor: seat, text: answer })).toBeNull();
      expect((after.view().scores[seat] ?? 0) - (view.scores[seat] ?? 0)).toBe(best);
      after.close();
      position.close();
    }
  });

  it("is the same for the same seed, and another for another", () => {
    const stacks = [7n, 7n, 8n].map((seed) => {
      const { position, view } = puzzleOf(core, "rebuild", new Chance(seed));
      position.close();
      return positionOf(view).text;
    });
    expect(stacks[0]).toBe(stacks[1]);
    expect(stacks[0]).not.toBe(stacks[2]);
  });
});
