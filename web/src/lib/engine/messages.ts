// What the page and its Workers say to each other. Every question has an id, and every id gets one
// reply: an answer or an error.

/** A move of a seat and what it wins at once. */
export interface Best {
  text: string;
  points: number;
}

export type Question =
  | { kind: "choose"; record: string; bot: string; seed: bigint }
  | { kind: "best"; record: string; seat: number };

/** The answers by the kinds of questions. */
export interface AnswerOf {
  choose: string;
  best: Best | null;
}

export type ToWorker =
  | { kind: "core"; module: WebAssembly.Module }
  | { kind: "question"; id: number; question: Question };

export type FromWorker =
  | { kind: "answer"; id: number; answer: AnswerOf[Question["kind"]] }
  | { kind: "error"; id: number; message: string };
