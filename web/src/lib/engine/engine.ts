// The engine: what takes long, thought about in Workers, so that the page is never held up.
//
// Invariants: every question is settled once, by its own Worker's reply to its id, an error, its
// signal or `close()`; there are never more Workers than `size`, none before the first question, and
// none after `close()`. A Worker that fails is dropped, and the next question makes another one.
import type { Puzzle } from "../games";
import { EngineError, Helper, type EngineWorker, type Job } from "./helper";
import { lesserThan } from "./haste";
import type { AnswerOf, Question } from "./messages";

export { EngineError };

export interface EngineOutside {
  worker(): EngineWorker;
  /** The compiled core with bots. */
  core(): Promise<WebAssembly.Module>;
}

/** Who asks for a bot's moves. */
export type Chooser = Pick<Engine, "choose" | "close">;

const closed = () => new DOMException("closed", "AbortError");

export class Engine {
  private readonly helpers = new Set<Helper>();
  private waiting: Job[] = [];
  /** Those that are not settled yet. */
  private readonly jobs = new Set<Job>();
  private open = true;

  constructor(
    private readonly outside: EngineOutside,
    private readonly size: number,
  ) {}

  /**
   * The move of a bot (`bot:4`) at the end of a record.
   * @param haste - once it is given the bot plays the best that it has found, if it can be hurried
   */
  choose(
    record: string,
    bot: string,
    seed: bigint,
    signal?: AbortSignal,
    haste?: AbortSignal,
  ): Promise<string> {
    const before = haste ? lesserThan(bot) : [];
    return this.ask({ kind: "choose", record, bot, seed, before }, signal, haste);
  }

  /** A position to practise on: the same one for the same seed. */
  puzzle(game: string, level: string, seed: bigint, signal?: AbortSignal): Promise<Puzzle> {
    return this.ask({ kind: "puzzle", game, level, seed }, signal);
  }

  /** Ends all Workers; who still waits for an answer gets an AbortError, as does who asks later. */
  close(): void {
    this.open = false;
    for (const helper of [...this.helpers]) helper.end();
    for (const job of [...this.jobs]) job.failed(closed());
  }

  private ask<Asked extends Question>(
    question: Asked,
    signal?: AbortSignal,
    haste?: AbortSignal,
  ): Promise<AnswerOf[Asked["kind"]]> {
    return new Promise((resolve, reject) => {
      if (!this.open) return reject(closed());
      if (signal?.aborted) return reject(signal.reason);
      let best: AnswerOf[Question["kind"]] | null = null;
      const settled = () => {
        signal?.removeEventListener("abort", abort);
        haste?.removeEventListener("abort", hurry);
        this.jobs.delete(job);
      };
      const job: Job = {
        question,
        get calledOff() {
          return signal?.aborted ?? false;
        },
        answered: (answer) => {
          settled();
          resolve(answer as AnswerOf[Asked["kind"]]);
        },
        foundSoFar: (answer) => {
          best = answer;
          if (haste?.aborted) hurry();
        },
        failed: (error) => {
          settled();
          reject(error);
        },
      };
      const abort = () => this.callOff(job, signal?.reason);
      const hurry = () => {
        if (best === null) return;
        job.answered(best);
        this.endThought(job);
      };
      signal?.addEventListener("abort", abort);
      haste?.addEventListener("abort", hurry);
      this.jobs.add(job);
      this.waiting.push(job);
      this.next();
    });
  }

  private callOff(job: Job, reason: unknown): void {
    this.waiting = this.waiting.filter((other) => other !== job);
    job.failed(reason);
    this.endThought(job);
  }

  /** Nobody waits for the end of it. */
  private endThought(job: Job): void {
    for (const helper of [...this.helpers]) if (helper.thinksAbout(job)) helper.end();
  }

  /** Gives questions that wait to Workers that rest, or to new ones. */
  private next(): void {
    // Whoever calls several off at once ends a Worker before they hear of the others.
    this.waiting = this.waiting.filter(({ calledOff }) => !calledOff);
    while (this.open && this.waiting.length > 0) {
      const resting = [...this.helpers].find((helper) => helper.resting);
      if (!resting && this.helpers.size >= this.size) return;
      const job = this.waiting.shift();
      try {
        if (job) (resting ?? this.helper()).ask(job);
      } catch (error) {
        // A browser may forbid Workers.
        job?.failed(new EngineError("loading", error instanceof Error ? error.message : ""));
      }
    }
  }

  private helper(): Helper {
    const helper = new Helper(this.outside.worker(), this.outside.core(), {
      rested: () => this.next(),
      ended: () => {
        this.helpers.delete(helper);
        this.next();
      },
    });
    this.helpers.add(helper);
    return helper;
  }
}
