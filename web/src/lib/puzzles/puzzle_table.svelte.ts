// A table at which a puzzle is to be solved: one move is wanted, and only a right one is played.
import type { CoreError, SeatName, Told } from "../games";
import { displayNames, seatNames } from "../record";
import { Stage, type Later } from "../stage.svelte";
import type { Table } from "../table";
import { Changes } from "../table/changes";
import type { Timeline } from "../timeline";
import type { Puzzle } from "./puzzle";

/** What came of the last try. `won`: the points that it wins at once. */
export type Verdict =
  | { kind: "wrong"; told: Told; won: number }
  | { kind: "right"; tries: number }
  | { kind: "shown"; told: Told };

export class PuzzleTable implements Table {
  readonly stage: Stage;
  readonly changes = new Changes();
  readonly you: number[];
  readonly thinking = null;
  readonly away = false;
  readonly news = null;
  readonly window = null;
  readonly keeper = null;
  readonly playable = true;
  readonly offersUndo = false;
  readonly canUndo = false;
  readonly told = true;
  readonly seats: SeatName[];
  refusal = $state.raw<CoreError | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  /** How many moves were wrong. */
  missed = $state(0);
  /** A board may play the rest of a turn along with a step: only the first is judged. */
  private judging = false;

  constructor(
    readonly timeline: Timeline,
    readonly puzzle: Puzzle,
    later: Later,
    reducedMotion: () => boolean,
  ) {
    this.stage = new Stage(timeline, later, reducedMotion);
    this.you = [puzzle.seat];
    this.seats = displayNames(seatNames(timeline.tags), this.you);
  }

  /** The solution is on the board. */
  get over(): boolean {
    return this.verdict !== null && this.verdict.kind !== "wrong";
  }

  /** Nothing more is to be chosen. */
  get busy(): boolean {
    return this.over;
  }

  move(seat: number, text: string): void {
    if (this.over || this.judging) return;
    this.refusal = this.timeline.check({ actor: seat, text });
    const told = this.refusal ? null : this.tell(text);
    if (!told) return;
    this.judging = true;
    queueMicrotask(() => (this.judging = false));
    const won = this.wonBy(told);
    if (this.solves(text, won)) this.end(text, { kind: "right", tries: this.missed + 1 });
    else {
      this.missed += 1;
      this.verdict = { kind: "wrong", told, won };
    }
  }

  /** Gives up. */
  show(): void {
    const [text] = this.puzzle.solution;
    const told = text === undefined || this.over ? null : this.tell(text);
    if (text !== undefined && told) this.end(text, { kind: "shown", told });
  }

  claim(): void {
    throw new Error("nobody races in a puzzle");
  }

  undo(): void {
    throw new Error("a puzzle takes nothing back");
  }

  keepTold(): void {
    // Nobody tells a result.
  }

  record(): Promise<string> {
    return Promise.resolve(this.timeline.record());
  }

  close(): void {
    this.changes.close();
    this.stage.leave();
    this.timeline.close();
  }

  private end(text: string, verdict: Verdict): void {
    this.refusal = this.timeline.append(`${this.puzzle.seat} ${text}`);
    if (this.refusal) return;
    this.verdict = verdict;
    this.stage.grown();
    this.changes.tell();
  }

  private tell(text: string): Told | null {
    const event = { actor: this.puzzle.seat, text };
    const after = this.timeline.preview(event);
    return after && { event, before: this.timeline.last, after };
  }

  private wonBy({ before, after }: Told): number {
    const { seat } = this.puzzle;
    return (after.scores[seat] ?? 0) - (before.scores[seat] ?? 0);
  }

  /** Where points alone are asked for, every move that wins as many is right. */
  private solves(text: string, won: number): boolean {
    const { solution, best } = this.puzzle;
    return solution.includes(text) || (best.win === null && won >= best.points);
  }
}
