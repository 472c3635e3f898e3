// What the page and the Worker that looks back at a game say to each other. The Worker reviews a few
// events each time it is asked for the next ones, so that it rests when nobody asks.
import type { ReviewedEvent, Sums } from "./review_core";

export type ToReviewer =
  | {
      kind: "open";
      module: WebAssembly.Module;
      record: string;
      nodes: number;
      seed: bigint;
      first: number;
    }
  | { kind: "next" };

export type FromReviewer =
  | { kind: "opened"; length: number }
  | { kind: "events"; events: ReviewedEvent[]; sums: Sums }
  | { kind: "done" }
  | { kind: "error"; message: string };
