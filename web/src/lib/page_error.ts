// What the page itself has to report, where neither the core nor the server says it: a name that
// each language has a sentence for (words/en_problems.ts, words/en_elsewhere.ts).
import type { CoreError } from "./games";
import type { elsewhere, Words } from "./words";
import type { Params } from "./words/refusals";

export type PageFault = keyof (Words["problems"] & ReturnType<typeof elsewhere>["problems"]);

/** `code` tells what can be done about it; the message is for those who have no words. */
export function pageError(fault: PageFault, code = "page", params: Params = {}): CoreError {
  return { code, message: fault, fault, params };
}

/** Thrown where the page cannot go on. */
export class PageError extends Error {
  constructor(readonly error: CoreError) {
    super(error.message);
  }
}

/** What to report of anything that was thrown: its own words are those of a browser. */
export function problemOf(thrown: unknown): CoreError {
  return thrown instanceof PageError ? thrown.error : pageError("page_failed");
}

/** Waits for something that is loaded, and reports it by name if that fails. */
export function loaded<T>(loading: Promise<T>, fault: PageFault = "page_not_loaded"): Promise<T> {
  return loading.catch((thrown: unknown) => {
    throw thrown instanceof PageError ? thrown : new PageError(pageError(fault));
  });
}
