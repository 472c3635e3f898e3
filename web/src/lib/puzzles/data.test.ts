// The puzzles that come with the page: each can be played, is told apart, and has words for its theme.
import { describe, expect, it } from "vitest";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { catalogue } from "../catalogue";
import { sure } from "../core";
import { realCore } from "../testing";
import { puzzles as german } from "../words/puzzles/de";
import { puzzles as english } from "../words/puzzles/en";
import { puzzles as french } from "../words/puzzles/fr";
import { readPuzzles } from "./puzzle";

/** As many are promised (docs/puzzles.md). */
const least = 150;

describe.each(catalogue.map(({ name }) => name))("the puzzles of %s", (game) => {
  const file = readFile(join(import.meta.dirname, `data/${game}.txt`), "utf8");

  it("are enough, and each has an id of its own", async () => {
    const puzzles = readPuzzles(await file);
    expect(puzzles.length).toBeGreaterThanOrEqual(least);
    // Or the same one would be the day's again and again.
    expect(puzzles.length % 61).not.toBe(0);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    expect(puzzles.every((puzzle) => puzzle.game === game)).toBe(true);
  });

  it("can be played: the record replays, the seat is to move, the solutions are legal", async () => {
    const core = await realCore(game);
    for (const { id, record, seat, solution } of readPuzzles(await file)) {
      const position = sure(core.open(record));
      expect(position.view().next, id).toEqual([seat]);
      expect(solution.length, id).toBeGreaterThan(0);
      for (const text of solution) expect(position.check({ actor: seat, text }), id).toBeNull();
      position.close();
    }
  });

  it("have a best move, a theme with words, and all kinds of difficulty", async () => {
    const puzzles = readPuzzles(await file);
    for (const { id, best, second, theme } of puzzles) {
      if (best.win === null) expect(best.points, id).toBeGreaterThan(second.points);
      else expect(best.win, id).toBeGreaterThan(second.win ?? 1);
      for (const { themes } of [english, german, french])
        expect(themes[game]?.[theme], `${id} ${theme}`).toBeTruthy();
    }
    expect(new Set(puzzles.map(({ difficulty }) => difficulty)).size).toBeGreaterThanOrEqual(4);
  });
});
