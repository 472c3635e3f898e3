// For tests: the real rules core, and things of the outside world that do only what a test says.
import { readFile } from "node:fs/promises";
import { Core } from "./core";
import type { Later } from "./stage.svelte";

const wasm = new URL("../../../build/wasm/benben.wasm", import.meta.url);

/** The core that the C++ build made. */
export async function realCore(): Promise<Core> {
  return Core.instantiate(await WebAssembly.compile(await readFile(wasm)));
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
