// The browser's review: a real Worker, and the core that looks back at one game.
import { loadReview } from "../load_core";
import { Review, type ReviewWorker } from "./review.svelte";

/** @param nodes - simulations for each position */
export function reviewOf(game: string, record: string, nodes: number): Review {
  const outside = {
    module: () => loadReview(game),
    worker: (): ReviewWorker =>
      new Worker(new URL("../../workers/review.worker.ts", import.meta.url), { type: "module" }),
  };
  return new Review(outside, record, nodes);
}
