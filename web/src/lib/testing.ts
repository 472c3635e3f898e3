// For tests: the real rules core, and things of the outside world that do only what a test says.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Core } from "./core";
import type { Later } from "./stage.svelte";

// A path and no URL: where a test has a page's globals, URL is the page's.
const modules = join(import.meta.dirname, "../../../build/wasm");

/** The core of a game that the C++ build made: the page's, or with bots that of their Worker. */
export async function realCore(game: string, bots = false): Promise<Core> {
  const file = join(modules, `benben-${game}${bots ? "-bots" : ""}.wasm`);
  return Core.instantiate(await WebAssembly.compile(await readFile(file)));
}

/** A clock that stands still until a test lets all that waits happen. */
export class ManualClock {
  private waiting: { call: () => void }[] = [];

  readonly later: Later = (_, call) => {
    const entry = { call };
    this.waiting.push(entry);
    return () => {
      this.waiting = this.waiting.filter((other) => other !== entry);
    };
  };

  /** The next thing that waits happens; false if nothing does. */
  step(): boolean {
    const next = this.waiting.shift();
    next?.call();
    return next !== undefined;
  }

  run(): void {
    while (this.step());
  }
}

/** The tags of a game for tests; `players` people without names. */
export function gameHeader(game: string, players: number): string {
  return `[Game "${game}"]\n[Rules "1"]\n[Players "${players}"]\n`;
}

export const pyramixHeader = (players: number) => gameHeader("pyramix", players);
