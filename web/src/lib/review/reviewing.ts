// The Worker's half: one review, some events for each question.
import type { FromReviewer, ToReviewer } from "./messages";
import { ReviewInCore, type ReviewedEvent } from "./review_core";

/** For so long it goes on before it answers: each answer has the whole page drawn anew. */
const answerMs = 200;

/**
 * What a Worker does with its messages; one that fails says so, and nothing after it.
 * @param now milliseconds from some time on
 */
export function reviewing(
  post: (reply: FromReviewer) => void,
  now: () => number,
): (message: ToReviewer) => void {
  let review: Promise<ReviewInCore> | undefined;

  async function answer(message: ToReviewer): Promise<FromReviewer> {
    if (message.kind === "open") {
      const { module, record, nodes, seed, first } = message;
      review = ReviewInCore.open(module, record, nodes, seed, first);
      return { kind: "opened", length: (await review).length };
    }
    const opened = await review;
    const events = opened ? someOf(opened) : [];
    if (!opened || events.length === 0) return { kind: "done" };
    return { kind: "events", events, sums: opened.sums() };
  }

  function someOf(opened: ReviewInCore): ReviewedEvent[] {
    const events: ReviewedEvent[] = [];
    const began = now();
    do {
      const event = opened.step();
      if (!event) break;
      events.push(event);
    } while (now() - began < answerMs);
    return events;
  }

  return (message) => {
    answer(message).then(post, (error: unknown) =>
      post({ kind: "error", message: error instanceof Error ? error.message : String(error) }),
    );
  };
}
