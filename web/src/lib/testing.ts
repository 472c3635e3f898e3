// For tests: the real rules core, and things of the outside world that do only what a test says.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Core } from "./core";
import type { Chooser } from "./engine/engine";
import type { Later } from "./stage.svelte";

// A path and no URL: where a test has a page's globals, URL is the page's.
const modules = join(import.meta.dirname, "../../../build/wasm");

/** The core of a game that the C++ build made: the page's, or with bots that of their Worker. */
export async function realCore(game: string, bots = false): Promise<Core> {
  const file = join(modules, `benben-${game}${bots ? "-bots" : ""}.wasm`);
  return Core.instantiate(await WebAssembly.compile(await readFile(file)));
}

/** A clock that stands still until a test lets time pass. */
export class ManualClock {
  private waiting: { at: number; call: () => void }[] = [];
  private setBy = 0;

  /** @param time milliseconds since 1970 */
  constructor(private time = 0) {}

  /** What the person's clock shows, which they may set. */
  readonly now = (): number => this.time + this.setBy;

  readonly uptime = (): number => this.time;

  /** Somebody sets the clock forward, or back. */
  set(milliseconds: number): void {
    this.setBy += milliseconds;
  }

  readonly later: Later = (milliseconds, call) => {
    const entry = { at: this.time + milliseconds, call };
    // Behind all that is due in the same millisecond: what was asked for first happens first.
    const behind = this.waiting.findIndex(({ at }) => at > entry.at);
    this.waiting.splice(behind < 0 ? this.waiting.length : behind, 0, entry);
    return () => {
      this.waiting = this.waiting.filter((other) => other !== entry);
    };
  };

  /** Time passes, and all that is due until then happens when it is due. */
  advance(milliseconds: number): void {
    const end = this.time + milliseconds;
    while (this.waiting[0] && this.waiting[0].at <= end) this.step();
    this.time = end;
  }

  /** Time passes until the next thing that waits has happened; false if nothing does. */
  step(): boolean {
    const next = this.waiting.shift();
    if (!next) return false;
    this.time = next.at;
    next.call();
    return true;
  }

  run(): void {
    while (this.step());
  }
}

interface AskedBot {
  record: string;
  bot: string;
  signal: AbortSignal | undefined;
  haste: AbortSignal | undefined;
  answer: (text: string) => void;
  fail: (error: Error) => void;
}

/** Bots that answer, or fail, when a test says so. */
export class PatientBots implements Chooser {
  readonly asked: AskedBot[] = [];
  closed = 0;

  choose(
    record: string,
    bot: string,
    _: bigint,
    signal?: AbortSignal,
    haste?: AbortSignal,
  ): Promise<string> {
    return new Promise((answer, fail) => {
      this.asked.push({ record, bot, signal, haste, answer, fail });
    });
  }

  close(): void {
    this.closed += 1;
  }
}

/** What promises lead to has happened. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve();
}

/** The tags of a game for tests; `players` people without names. */
export function gameHeader(game: string, players: number): string {
  return `[Game "${game}"]\n[Rules "1"]\n[Players "${players}"]\n`;
}

export const pyramixHeader = (players: number) => gameHeader("pyramix", players);
