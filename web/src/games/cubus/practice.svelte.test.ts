import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Core } from "$lib/core";
import { EngineError } from "$lib/engine/engine";
import type { Puzzle, Puzzler } from "$lib/games";
import { realCore, settled } from "$lib/testing";
import { Practising } from "./practice.svelte";
import { puzzleOf } from "./practice_puzzles";
import { outlookOf } from "./view/position";

interface Asked {
  level: string;
  seed: bigint;
  signal: AbortSignal | undefined;
  answer: (puzzle: Puzzle) => void;
  fail: (error: Error) => void;
}

let core: Core;
let puzzle: Puzzle;
beforeAll(async () => {
  core = await realCore("cubus");
  puzzle = puzzleOf(core, "rebuild", 1n);
});

let asked: Asked[];
let practising: Practising;
beforeEach(() => {
  asked = [];
  const engine: Puzzler = {
    puzzle: (_, level, seed, signal) =>
      new Promise((answer, fail) => asked.push({ level, seed, signal, answer, fail })),
  };
  practising = new Practising(core, engine, 7n);
});

/** The position of the last search is there. */
async function found(): Promise<void> {
  asked.at(-1)?.answer(puzzle);
  await settled();
}

describe("looking for a position", () => {
  it("is left to the engine, each time with another seed", async () => {
    practising.level = "deep";
    void practising.look();
    expect(practising.view).toBeNull();
    await found();
    expect(practising.view).toEqual(puzzle.view);
    void practising.look();
    expect(practising.view).toBeNull();
    expect(asked.map(({ level, seed }) => [level, seed])).toEqual([
      ["deep", 7n],
      ["deep", 8n],
    ]);
  });

  it("is called off by the next search and by leaving, and what comes of it is nothing", async () => {
    void practising.look();
    void practising.look();
    expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    asked[0]?.answer(puzzle);
    await settled();
    expect(practising.view).toBeNull();
    practising.close();
    expect(asked[1]?.signal?.aborted).toBe(true);
    asked[1]?.fail(new DOMException("aborted", "AbortError"));
    await settled();
    expect(practising.failure).toBeNull();
  });

  it("says why there is none, and can be tried again", async () => {
    void practising.look();
    asked[0]?.fail(new EngineError("loading", "404"));
    await settled();
    expect(practising.failure).toBe("loading");
    void practising.look();
    expect(practising.failure).toBeNull();
    asked[1]?.fail(new EngineError("thinking", "unreachable"));
    await settled();
    expect(practising.failure).toBe("thinking");
    void practising.look();
    asked[2]?.answer({ ...puzzle, record: "no record" });
    await settled();
    expect(practising.failure).toBe("thinking");
    void practising.look();
    await found();
    expect([practising.failure, practising.view]).toEqual([null, puzzle.view]);
  });
});

describe("looking for the best move", () => {
  beforeEach(async () => {
    void practising.look();
    await found();
  });

  it("goes on after a move that wins too little", () => {
    practising.choose(outlookOf(puzzle.view)?.local[0] ?? "");
    expect(practising.verdict).toMatchObject({ kind: "less", best: puzzle.best });
    expect([practising.done, practising.solved]).toEqual([false, 0]);
  });

  it("says why a move is refused", () => {
    practising.choose("build 1");
    expect(practising.refusal).toMatchObject({ rule: expect.stringMatching(/^CUB-/) });
    expect(practising.verdict).toBeNull();
  });

  it("is done with a move than which none wins more, and counts it", () => {
    practising.choose(puzzle.answer);
    expect(practising.verdict).toMatchObject({ kind: "nothingMore", best: puzzle.best });
    expect([practising.done, practising.solved]).toEqual([true, 1]);
    expect(practising.view?.ply).toBe(puzzle.view.ply + 1);
  });

  it("shows one of the best moves, and does not count it", () => {
    practising.choose("pass");
    expect(practising.verdict).toMatchObject({ kind: "oneOfBest" });
    expect([practising.done, practising.solved]).toEqual([true, 0]);
    practising.choose(puzzle.answer);
    expect(practising.solved).toBe(0);
  });

  it("shows the stack before and after the best move, as often as it is asked to", async () => {
    practising.choose("pass");
    for (const side of ["after", "before", "after", "before"] as const) {
      practising.side = side;
      expect(practising.view?.ply).toBe(puzzle.view.ply + (side === "after" ? 1 : 0));
    }
    expect(practising.laid?.event).toEqual({ actor: puzzle.seat, text: puzzle.answer });
    // The next one is on show as it stands, and its best move first as it is laid.
    void practising.look();
    await found();
    expect(practising.view).toEqual(puzzle.view);
    practising.choose("pass");
    expect(practising.side).toBe("after");
  });
});
