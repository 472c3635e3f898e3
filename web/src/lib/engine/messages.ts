// What the page and its Workers say to each other. Every question has an id, and every id gets one
// reply, an answer or an error; before it a thought may tell what it has found so far.

import type { Puzzle } from "../games";

export type Question =
  | {
      kind: "choose";
      record: string;
      bot: string;
      seed: bigint;
      /** Bots that think less: their moves are told on the way to the answer. */
      before: readonly string[];
    }
  | { kind: "puzzle"; game: string; level: string; seed: bigint };

/** The answers by the kinds of questions. */
export interface AnswerOf {
  choose: string;
  puzzle: Puzzle;
}

export type ToWorker =
  | { kind: "core"; module: WebAssembly.Module }
  | { kind: "question"; id: number; question: Question };

export type FromWorker =
  | { kind: "so far"; id: number; answer: AnswerOf[Question["kind"]] }
  | { kind: "answer"; id: number; answer: AnswerOf[Question["kind"]] }
  | { kind: "error"; id: number; message: string };
