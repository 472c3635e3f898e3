import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Core } from "../core";
import type { Review } from "../review/review.svelte";
import { passingEntries } from "../storage";
import { realCore } from "../testing";
import { actingSeat } from "../table";
import { Timeline } from "../timeline";
import { puzzles as say } from "../words/puzzles/en";
import { Marks } from "./marks";
import { readPuzzles, type Puzzle } from "./puzzle";
import { PuzzleTable } from "./puzzle_table.svelte";
import { Solving } from "./solving.svelte";

const cores = new Map<string, Core>();
const files = new Map<string, Puzzle[]>();
beforeAll(async () => {
  for (const game of ["pyramix", "cubus"]) {
    cores.set(game, await realCore(game));
    const path = join(import.meta.dirname, `data/${game}.txt`);
    files.set(game, readPuzzles(await readFile(path, "utf8")));
  }
});

function opened(puzzle: Puzzle): PuzzleTable {
  const core = cores.get(puzzle.game);
  const timeline = core && Timeline.open(core, puzzle.record);
  if (!timeline?.ok) throw new Error(puzzle.id);
  const now = (_: number, call: () => void) => (call(), () => undefined);
  return new PuzzleTable(timeline.value, puzzle, now, () => true);
}
const firstOf = (game: string): Puzzle => {
  const [puzzle] = files.get(game) ?? [];
  if (!puzzle) throw new Error(game);
  return puzzle;
};
const wrongMove = ({ solution, seat }: Puzzle, { timeline }: PuzzleTable): string =>
  (timeline.last.legal as string[]).find(
    (text) => !solution.includes(text) && !timeline.check({ actor: seat, text }),
  ) ?? "";

/** The next move is another choice. */
const later = () => Promise.resolve();

describe("a puzzle's table", () => {
  it("plays a solution, and nothing after it", () => {
    const puzzle = firstOf("pyramix");
    const table = opened(puzzle);
    const { ply } = table.timeline;
    expect(actingSeat(table)).toBe(puzzle.seat);
    expect(table.seats[puzzle.seat]?.self).toBe(true);
    table.move(puzzle.seat, puzzle.solution[0] ?? "");
    expect(table.verdict).toEqual({ kind: "right", tries: 1 });
    expect([table.over, table.timeline.ply, actingSeat(table)]).toEqual([true, ply + 1, null]);
    table.move(puzzle.seat, "000");
    table.show();
    expect(table.timeline.ply).toBe(ply + 1);
    table.close();
  });

  it("says what is wrong, and lets one try again", async () => {
    const puzzle = firstOf("pyramix");
    const table = opened(puzzle);
    const { ply } = table.timeline;
    const wrong = wrongMove(puzzle, table);
    table.move(puzzle.seat, wrong);
    expect(table.verdict).toMatchObject({ kind: "wrong", told: { event: { text: wrong } } });
    expect([table.over, table.timeline.ply]).toEqual([false, ply]);
    // What a board plays along with a step is no second try.
    table.move(puzzle.seat, puzzle.solution[0] ?? "");
    expect([table.missed, table.over]).toEqual([1, false]);
    await later();
    table.move(puzzle.seat, "no move");
    expect(table.refusal).not.toBeNull();
    table.move(puzzle.seat, puzzle.solution[0] ?? "");
    expect([table.refusal, table.verdict]).toEqual([null, { kind: "right", tries: 2 }]);
    table.close();
  });

  it("shows the solution to who gives up", () => {
    const puzzle = firstOf("pyramix");
    const table = opened(puzzle);
    table.show();
    expect(table.verdict).toMatchObject({
      kind: "shown",
      told: { event: { text: puzzle.solution[0] } },
    });
    expect(table.over).toBe(true);
    table.close();
  });

  it("takes every build of most points in Cubus, and no other", async () => {
    const puzzle = firstOf("cubus");
    const other = { ...puzzle, solution: ["pass"] };
    const table = opened(other);
    table.move(puzzle.seat, "pass");
    // It is told as a solution here, whatever it wins.
    expect(table.verdict?.kind).toBe("right");
    table.close();
    const real = opened({ ...puzzle, solution: [] });
    real.move(puzzle.seat, "pass");
    expect(real.verdict).toMatchObject({ kind: "wrong", won: 0 });
    await later();
    real.move(puzzle.seat, puzzle.solution[0] ?? "");
    expect(real.verdict).toEqual({ kind: "right", tries: 2 });
    real.close();
  });
});

describe("solving", () => {
  let marks: Marks;
  let asked: { record: string; ply: number }[];
  let review: { events: object[]; failure: string | null; run: () => void; close: () => void };
  const solvingOf = (table: PuzzleTable, daily = false) =>
    new Solving(table, marks, {
      day: 7,
      daily,
      reviewer: (record, ply) => {
        asked.push({ record, ply });
        return review as unknown as Review;
      },
    });
  beforeEach(() => {
    marks = new Marks(passingEntries());
    asked = [];
    review = { events: [], failure: null, run: () => undefined, close: () => undefined };
  });

  it("says the task, the theme on request, and what the solution promises", () => {
    const puzzle = firstOf("pyramix");
    const table = opened(puzzle);
    const solving = solvingOf(table, true);
    expect([solving.title(say), solving.sentence(say)]).toEqual([say.task, ""]);
    solving.hinted = true;
    expect(solving.sentence(say)).toBe(say.themes.pyramix?.[puzzle.theme]);
    expect(solving.known).toBe(false);
    table.move(puzzle.seat, puzzle.solution[0] ?? "");
    solving.follow();
    expect(solving.title(say)).toBe("Right!");
    expect(solving.sentence(say)).toBe(say.promise(puzzle.best.win ?? 0, puzzle.second.win ?? 0));
    const { game, id, difficulty } = puzzle;
    expect(marks.all()).toEqual([{ game, id, difficulty, how: "first", day: 7, daily: true }]);
    expect(solving.known).toBe(true);
    table.close();
  });

  it("has a wrong move looked at, and tells what it costs", () => {
    const puzzle = firstOf("pyramix");
    const best = puzzle.best.win ?? 0;
    const table = opened(puzzle);
    const solving = solvingOf(table);
    expect(solving.canAsk).toBe(false);
    const wrong = wrongMove(puzzle, table);
    table.move(puzzle.seat, wrong);
    solving.follow();
    expect(marks.all()).toEqual([]);
    expect(solving.sentence(say)).toBe(say.less(puzzle.second.win ?? 0, best));
    solving.ask();
    expect(asked).toEqual([
      { record: `${puzzle.record}${puzzle.seat} ${wrong}\n`, ply: table.timeline.ply },
    ]);
    expect([solving.looking, solving.sentence(say)]).toEqual([true, say.thinking]);
    review.events = [{ actor: puzzle.seat, loss: 0.1 }];
    expect([solving.cost, solving.looking, solving.canAsk]).toEqual([0.1, false, true]);
    expect(solving.sentence(say)).toBe(say.cost(best - 0.1, best));
    review.events = [{ actor: puzzle.seat, loss: 0 }];
    expect(solving.sentence(say)).toBe(say.noCost);
    table.close();
  });

  it("marks what was solved later, and what was shown", async () => {
    for (const how of ["later", "shown"] as const) {
      marks = new Marks(passingEntries());
      const puzzle = firstOf("cubus");
      const table = opened(puzzle);
      const solving = solvingOf(table);
      table.move(puzzle.seat, "pass");
      solving.follow();
      expect([solving.canAsk, solving.sentence(say)]).toEqual([
        false,
        say.lessPoints(0, puzzle.best.points),
      ]);
      await later();
      if (how === "later") table.move(puzzle.seat, puzzle.solution[0] ?? "");
      else table.show();
      solving.follow();
      expect(marks.all().map((mark) => mark.how)).toEqual([how]);
      expect(solving.sentence(say)).toBe(
        say.promisePoints(puzzle.best.points, puzzle.second.points),
      );
      table.close();
    }
  });
});
