// The bots of a table of this device: asked for their moves, and asked again where they fail.
//
// They think while a board moves, but answer when it rests: so nobody misses a move, and what an event
// costs the page falls into a moment in which nothing moves.
//
// Nothing fails in silence here: until a bot has answered or is called off, either it thinks or
// `failure` says why it does not. What could not be loaded is tried again by itself, because a
// network comes back; an error while thinking only when a person asks for it.
import { randomSeed } from "./core";
import { EngineError, type Chooser } from "./engine/engine";
import { canHurry } from "./engine/haste";
import type { Later } from "./stage.svelte";
import type { LongThought } from "./table";

/** A bot has not answered. */
export interface BotFailure {
  kind: "bot missing" | "bot failed";
  seat: number;
  /** What the browser or the core says about it. */
  detail: string;
}

/** Why the game does not go on, until it is tried again. */
export type LocalFailure =
  | BotFailure
  /** The core refuses a move that a bot chose, or what it drew itself: the page's files disagree. */
  | { kind: "move refused"; seat: number; detail: string }
  | { kind: "chance refused"; detail: string }
  /** The core itself has failed: another one has to be loaded. */
  | { kind: "core failed"; detail: string };

export const botRetryMs = 3000;

/** A thought that takes longer is one that somebody waits for. */
export const longThoughtMs = 1000;

export class LocalBots {
  /** One at most of each seat, the earliest first: bots of a race fail side by side. */
  private failures = $state.raw<readonly BotFailure[]>([]);
  /** The thought that somebody waits for; null if there is none. */
  longThought = $state.raw<LongThought | null>(null);
  private asking = new AbortController();
  /** What goes on when it is tried again. */
  private stopped: (() => void)[] = [];

  constructor(
    private readonly engine: Chooser,
    private readonly later: Later,
    /** Comes when what led to a position has been seen. */
    private readonly seen: () => Promise<void>,
  ) {}

  get failure(): BotFailure | null {
    return this.failures[0] ?? null;
  }

  /** The answer of a bot in a race at the end of a record; null if it is called off. */
  ask(seat: number, bot: string, record: string): Promise<string | null> {
    return this.answer(seat, (signal) => this.engine.choose(record, bot, randomSeed(), signal));
  }

  /** The move of a bot that all others wait for; null if it is called off. */
  askAlone(seat: number, bot: string, record: string): Promise<string | null> {
    return this.answer(seat, async (signal) => {
      const haste = new AbortController();
      const hurry = canHurry(bot) ? () => haste.abort() : null;
      const stop = this.later(longThoughtMs, () => (this.longThought = { seat, hurry }));
      try {
        return await this.engine.choose(record, bot, randomSeed(), signal, haste.signal);
      } finally {
        stop();
        this.longThought = null;
      }
    });
  }

  private async answer(
    seat: number,
    choose: (signal: AbortSignal) => Promise<string>,
  ): Promise<string | null> {
    const { signal } = this.asking;
    while (!signal.aborted) {
      try {
        const text = await choose(signal);
        await this.seen();
        if (signal.aborted) return null;
        this.forget(seat);
        return text;
      } catch (error) {
        if (!signal.aborted) await this.triedAgain(seat, error, signal);
      }
    }
    return null;
  }

  /** Asks those that have failed once more. */
  retry(): void {
    this.failures = [];
    for (const resume of this.stopped) resume();
  }

  /** Nobody waits for the answers any more. */
  callOff(): void {
    this.asking.abort();
    this.asking = new AbortController();
    this.failures = [];
  }

  close(): void {
    this.callOff();
    this.engine.close();
  }

  private forget(seat: number): void {
    this.failures = this.failures.filter((failure) => failure.seat !== seat);
  }

  private triedAgain(seat: number, error: unknown, signal: AbortSignal): Promise<void> {
    const missing = error instanceof EngineError && error.during === "loading";
    const detail = error instanceof Error ? error.message : String(error);
    this.forget(seat);
    const kind = missing ? "bot missing" : "bot failed";
    this.failures = [...this.failures, { kind, seat, detail }];
    return new Promise((resolve) => {
      const resume = () => {
        stop?.();
        signal.removeEventListener("abort", resume);
        this.stopped = this.stopped.filter((other) => other !== resume);
        resolve();
      };
      const stop = missing ? this.later(botRetryMs, resume) : undefined;
      this.stopped.push(resume);
      signal.addEventListener("abort", resume, { once: true });
    });
  }
}
