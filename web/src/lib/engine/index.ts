// The browser's engine: real Workers, and the core with bots of one game.
import { loadBots } from "../load_core";
import { Engine } from "./engine";
import type { EngineWorker } from "./helper";

/** Two may think at once: the bots of a race. More would leave a small device no core for the page. */
const workers = 2;

export function engineOf(game: string): Engine {
  const outside = {
    core: () => loadBots(game),
    worker: (): EngineWorker =>
      new Worker(new URL("../../workers/engine.worker.ts", import.meta.url), { type: "module" }),
  };
  return new Engine(outside, workers);
}
