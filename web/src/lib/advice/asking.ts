// One question to a Worker that gives advice, and its one answer.
import type { Advice, AdviceQuestion } from "./advice_core";

export interface ToAdviser extends AdviceQuestion {
  module: WebAssembly.Module;
}

export type FromAdviser = { advice: Advice } | { failure: string };

/** As much of a Worker as a question uses. */
export interface AdviceWorker {
  onmessage: ((event: MessageEvent<FromAdviser>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToAdviser): void;
  terminate(): void;
}

/** The Worker ends with the answer, or when nobody waits for it any more. */
export function ask(
  worker: AdviceWorker,
  question: ToAdviser,
  signal: AbortSignal,
): Promise<Advice> {
  return new Promise<Advice>((resolve, reject) => {
    worker.onmessage = ({ data }) =>
      "advice" in data ? resolve(data.advice) : reject(new Error(data.failure));
    worker.onerror = ({ message }: Partial<ErrorEvent>) => reject(new Error(message));
    signal.addEventListener("abort", () => reject(signal.reason as Error));
    if (signal.aborted) return reject(signal.reason as Error);
    worker.postMessage(question);
  }).finally(() => worker.terminate());
}
