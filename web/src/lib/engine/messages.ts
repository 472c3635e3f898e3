// What the page and its Workers say to each other. Every question has an id, and every id gets one
// reply: an answer or an error.

import type { Puzzle } from "../games";

export type Question =
  | { kind: "choose"; record: string; bot: string; seed: bigint }
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
  | { kind: "answer"; id: number; answer: AnswerOf[Question["kind"]] }
  | { kind: "error"; id: number; message: string };
