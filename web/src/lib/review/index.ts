// The browser's review: a real Worker, and the core that looks back at one game.
import { compiled } from "../load_core";
import { addressOf } from "./address";
import { essence, keptReviews, type WholeReview } from "./kept";
import { Review, type ReviewWorker } from "./review.svelte";

const kept = keptReviews();

/**
 * @param nodes - simulations for each position
 * @param first - the ply of the first event that is reviewed; only whole reviews are kept
 */
export function reviewOf(game: string, record: string, nodes: number, first = 0): Review {
  // The address of the core changes with what is in it, and then its numbers may, too.
  const key = async () => [await addressOf(game), nodes, essence(record)].join("\n");
  const outside = {
    module: async () => compiled(await addressOf(game)),
    worker: (): ReviewWorker =>
      new Worker(new URL("../../workers/review.worker.ts", import.meta.url), { type: "module" }),
    find: async () => (first > 0 ? null : kept.find(await key())),
    keep: async (review: WholeReview) => {
      if (first === 0) await kept.keep(await key(), review);
    },
  };
  return new Review(outside, record, nodes, first);
}
