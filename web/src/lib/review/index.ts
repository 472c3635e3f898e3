// The browser's review: a real Worker, and the core that looks back at one game.
import { compiled } from "../load_core";
import { Review, type ReviewWorker } from "./review.svelte";

const addresses = import.meta.glob<string>("$wasm/benben-*-review.wasm", {
  query: "?url",
  import: "default",
});

async function moduleOf(game: string): Promise<WebAssembly.Module> {
  const file = Object.keys(addresses).find((path) => path.endsWith(`benben-${game}-review.wasm`));
  return compiled(await addresses[file ?? ""]?.());
}

/** @param nodes - simulations for each position */
export function reviewOf(game: string, record: string, nodes: number): Review {
  const outside = {
    module: () => moduleOf(game),
    worker: (): ReviewWorker =>
      new Worker(new URL("../../workers/review.worker.ts", import.meta.url), { type: "module" }),
  };
  return new Review(outside, record, nodes);
}
