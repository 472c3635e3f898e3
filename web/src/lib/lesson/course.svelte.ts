// Course: the way of a person through a lesson: which step is on show, what has come of it, what is
// kept of it. What a table shows is the screen's.
import type { LessonProgress } from "./progress";
import { verdictOn, type Attempt, type Lesson, type Step, type Verdict } from "./lesson";

export class Course {
  /** The step on show, from 0; as many as there are: all are done. */
  at = $state(0);
  /** A new number for each table that a step is begun on. */
  attempt = $state(0);
  verdict = $state<Verdict>("open");
  /** What was tried was refused, or not what was asked for. */
  missed = $state(false);
  /** A task of this lesson was done, and not all were skipped. */
  tried = $state(false);

  constructor(
    readonly lesson: Lesson,
    private readonly progress: LessonProgress,
  ) {
    this.begin(Math.min(progress.of(lesson.game)?.at ?? 0, this.length - 1));
  }

  get length(): number {
    return this.lesson.steps.length;
  }

  /** Null when all are done. */
  get step(): Step | null {
    return this.lesson.steps[this.at] ?? null;
  }

  get solved(): boolean {
    return this.verdict === "done";
  }

  /** Judges what stands on the table now. What is done stays done; true when it becomes so. */
  judge(attempt: Attempt): boolean {
    const { step } = this;
    if (!step || this.solved) return false;
    this.verdict = verdictOn(step, attempt);
    if (this.verdict === "other" || (attempt.refusal && !this.solved)) this.missed = true;
    if (this.solved && step.task) this.tried = true;
    return this.solved;
  }

  readonly next = (): void => {
    if (this.at + 1 < this.length) return this.go(this.at + 1);
    this.at = this.length;
    if (this.tried) this.progress.finish(this.lesson.game);
    else this.progress.reach(this.lesson.game, 0);
  };

  readonly back = (): void => this.go(Math.max(0, this.at - 1));

  /** The same step on a new table. */
  readonly retry = (): void => {
    this.attempt += 1;
    this.verdict = "open";
  };

  readonly again = (): void => this.go(0);

  private go(at: number): void {
    this.begin(at);
    this.progress.reach(this.lesson.game, at);
  }

  private begin(at: number): void {
    this.at = at;
    this.missed = false;
    this.retry();
  }
}
