// The boards that the page draws are those that the core plays on: a board of one's own, made of the
// page's table, allows the same steps all along a game.
import { describe, expect, it } from "vitest";
import { positionAfter } from "../testing.svelte";
import { TABLES, type BoardName, type Table } from "./boards";

/** The tag of ASC-07 with the parts of a table. */
function tagOf({ outer, inner, neutral, portal, stones, figures }: Table): string {
  const parts: Record<string, readonly number[]> = {
    outer: [outer],
    inner: inner.map(([first]) => first),
    neutral: [neutral],
    "gold-portal": [portal.gold],
    "onyx-portal": [portal.onyx],
    "gold-pyramids": stones.gold,
    "onyx-pyramids": stones.onyx,
    "gold-figures": figures.gold,
    "onyx-figures": figures.onyx,
  };
  const texts = Object.entries(parts).map(([name, numbers]) => `${name} ${numbers.join(" ")}`);
  return `[Board.own "${texts.join("; ")}"]\n`;
}

describe("the table of a board", () => {
  it.each(Object.keys(TABLES) as BoardName[])("is the core's: %s", (name) => {
    const core = positionAfter(["* colours 0"], `[Option.board "${name}"]\n`);
    const own = positionAfter(["* colours 0"], tagOf(TABLES[name]));
    let chosen = 1;
    for (let steps = 0; steps < 400; steps++) {
      const { next, legal } = core.view();
      expect(own.view().legal).toEqual(legal);
      if (!Array.isArray(next) || !Array.isArray(legal)) break;
      chosen = (chosen * 48_271) % 2_147_483_647;
      const event = { actor: next[0] ?? null, text: legal[chosen % legal.length] ?? "" };
      expect([core.apply(event), own.apply(event)]).toEqual([null, null]);
    }
    core.close();
    own.close();
  });

  it("has for each space of figures the two spaces of stones beside it", () => {
    for (const { outer, inner } of Object.values(TABLES)) {
      expect(inner.map(([, second]) => second)).toEqual(
        inner.map(([first]) => (first + 1) % outer),
      );
    }
  });
});
