// Practising: one position after the other, in which somebody looks for the best move.
//
// A position is looked for in the engine's Worker; until it comes, `failure` says why it does not,
// or a search goes on. Only the last search counts: another one, and leaving, call it off.
import { sure, type Core, type Position } from "$lib/core";
import { EngineError } from "$lib/engine/engine";
import type { CoreError, Puzzle, Puzzler, Told, View } from "$lib/games";
import { bandsOf, HEADER } from "./practice_puzzles";
import type { Level } from "./words/data";
import type { Facts } from "./view/json";
import { changeOf } from "./view/describe";
import { positionOf } from "./view/position";
import type { Change } from "./words/data";

/** What is said of a move: that it wins too little, or that none wins more. */
type Verdict =
  | { kind: "less"; won: number; best: number }
  | { kind: "nothingMore" | "oneOfBest"; change: Change; best: number };

export class Practising {
  level = $state<Level>("box");
  puzzle = $state.raw<Puzzle | null>(null);
  /** The best move, once it is known. */
  laid = $state.raw<Told | null>(null);
  /** Of the two positions that it lies between, the one on show. */
  side = $state<"before" | "after">("after");
  refusal = $state.raw<CoreError | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  /** Why there is no position. */
  failure = $state.raw<EngineError["during"] | null>(null);
  solved = $state(0);
  /** How many points the positions of each level are worth. */
  readonly bands: ReturnType<typeof bandsOf>;
  private position: Position | null = null;
  private searching: AbortController | null = null;

  constructor(
    private readonly core: Core,
    private readonly engine: Puzzler,
    private seed: bigint,
  ) {
    const start = sure(core.open(HEADER));
    this.bands = bandsOf(start.facts as Facts);
    start.close();
  }

  /** The position on show. */
  get view(): View | null {
    return this.laid?.[this.side] ?? this.puzzle?.view ?? null;
  }

  /** The best move is on the table. */
  get done(): boolean {
    return this.verdict !== null && this.verdict.kind !== "less";
  }

  /** Another position of the level. */
  async look(): Promise<void> {
    this.close();
    const { signal } = (this.searching = new AbortController());
    try {
      const puzzle = await this.engine.puzzle("cubus", this.level, this.seed++, signal);
      if (!signal.aborted) this.show(puzzle);
    } catch (error) {
      if (!signal.aborted) this.failure = error instanceof EngineError ? error.during : "thinking";
    }
  }

  /** Nobody waits for a position, or looks at one, any more. */
  close(): void {
    this.searching?.abort();
    this.position?.close();
    this.position = this.puzzle = this.laid = this.refusal = this.verdict = this.failure = null;
  }

  readonly check = (text: string): CoreError | null =>
    this.position?.check({ actor: this.puzzle?.seat ?? 0, text }) ?? null;

  readonly preview = (text: string): View | null => {
    const after = this.position?.clone();
    if (!after) return null;
    try {
      return after.apply({ actor: this.puzzle?.seat ?? 0, text }) ? null : after.view();
    } finally {
      after.close();
    }
  };

  readonly choose = (text: string): void => {
    const { puzzle } = this;
    if (!puzzle || this.done) return;
    if (text === "pass") return this.end(puzzle, puzzle.answer, "oneOfBest");
    this.refusal = this.check(text);
    const after = this.preview(text);
    if (!after) return;
    const won = (after.scores[puzzle.seat] ?? 0) - (puzzle.view.scores[puzzle.seat] ?? 0);
    if (won < puzzle.best) this.verdict = { kind: "less", won, best: puzzle.best };
    else {
      this.solved += 1;
      this.end(puzzle, text, "nothingMore");
    }
  };

  private show(puzzle: Puzzle): void {
    this.position = sure(this.core.open(puzzle.record));
    this.puzzle = puzzle;
  }

  private end({ view, seat, best }: Puzzle, text: string, kind: "nothingMore" | "oneOfBest"): void {
    const after = this.preview(text);
    if (!after) return;
    const change = changeOf(positionOf(view).stack, positionOf(after).stack);
    this.verdict = { kind, change, best };
    this.side = "after";
    this.laid = { event: { actor: seat, text }, before: view, after };
  }
}
