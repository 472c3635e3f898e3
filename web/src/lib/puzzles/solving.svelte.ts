// Solving: a puzzle under way, what is said of it, and that it is marked when it is over.
import type { Review } from "../review/review.svelte";
import type { PuzzleWords } from "../words/puzzles/en";
import type { Marks } from "./marks";
import type { PuzzleTable } from "./puzzle_table.svelte";

/** What looks at a move of a record, the last of so many (../review). */
type Reviewer = (record: string, ply: number) => Review;

export class Solving {
  /** The theme is told. */
  hinted = $state(false);
  /** The look at the last wrong move. */
  private review = $state.raw<Review | null>(null);

  constructor(
    readonly table: PuzzleTable,
    private readonly marks: Marks,
    private readonly outside: { day: number; daily: boolean; reviewer: Reviewer },
  ) {}

  /** It was over here before. */
  get known(): boolean {
    const { game, id } = this.table.puzzle;
    return this.marks.of(game, id) !== null;
  }

  /** To be called when there is another verdict. */
  follow(): void {
    this.close();
    this.review = null;
    const { verdict, puzzle } = this.table;
    if (!verdict) return;
    // What was told belongs to what has been tried since.
    this.hinted = false;
    if (verdict.kind === "wrong") return;
    const how = verdict.kind === "shown" ? "shown" : verdict.tries === 1 ? "first" : "later";
    const { game, id, difficulty } = puzzle;
    const { day, daily } = this.outside;
    this.marks.add([{ game, id, difficulty, how, day, daily }]);
  }

  close(): void {
    this.review?.close();
  }

  /** The share of the win that the last wrong move costs; 0 if a short look finds none. */
  get cost(): number | null {
    const event = this.review?.events[0];
    if (!event) return null;
    return event.actor === null ? 0 : event.loss;
  }

  get looking(): boolean {
    return this.review !== null && this.review.failure === null && this.cost === null;
  }

  /** Whether the last move can be looked at, or has been. */
  get canAsk(): boolean {
    const { verdict, puzzle } = this.table;
    return verdict?.kind === "wrong" && puzzle.best.win !== null;
  }

  ask(): void {
    const { verdict, timeline, puzzle } = this.table;
    if (!this.canAsk || this.looking || this.cost !== null || verdict?.kind !== "wrong") return;
    const record = `${puzzle.record}${puzzle.seat} ${verdict.told.event.text}\n`;
    this.hinted = false;
    this.review = this.outside.reviewer(record, timeline.ply);
    this.review.run();
  }

  title(say: PuzzleWords): string {
    const { verdict, puzzle } = this.table;
    if (!verdict) return puzzle.best.win === null ? say.taskPoints : say.task;
    if (verdict.kind === "right") return say.right(verdict.tries);
    return say[verdict.kind];
  }

  sentence(say: PuzzleWords): string {
    const { verdict } = this.table;
    if (this.hinted) return this.theme(say);
    if (verdict?.kind === "wrong") return this.wrong(say, verdict.won);
    return verdict ? this.solved(say) : "";
  }

  theme(say: PuzzleWords): string {
    const { game, theme } = this.table.puzzle;
    return say.themes[game]?.[theme] ?? "";
  }

  private wrong(say: PuzzleWords, won: number): string {
    const { best, second } = this.table.puzzle;
    if (best.win === null || second.win === null) return say.lessPoints(won, best.points);
    if (this.looking) return say.thinking;
    if (this.cost === null) return say.less(second.win, best.win);
    return this.cost > 0 ? say.cost(Math.max(0, best.win - this.cost), best.win) : say.noCost;
  }

  private solved(say: PuzzleWords): string {
    const { best, second } = this.table.puzzle;
    return best.win === null || second.win === null
      ? say.promisePoints(best.points, second.points)
      : say.promise(best.win, second.win);
  }
}
