// The Worker's half: one review, an event for each question.
import type { FromReviewer, ToReviewer } from "./messages";
import { ReviewInCore } from "./review_core";

/** What a Worker does with its messages; one that fails says so, and nothing after it. */
export function reviewing(post: (reply: FromReviewer) => void): (message: ToReviewer) => void {
  let review: Promise<ReviewInCore> | undefined;

  async function answer(message: ToReviewer): Promise<FromReviewer> {
    if (message.kind === "open") {
      const { module, record, nodes, seed } = message;
      review = ReviewInCore.open(module, record, nodes, seed);
      return { kind: "opened", length: (await review).length };
    }
    const opened = await review;
    const event = opened?.step() ?? null;
    if (!opened || !event) return { kind: "done" };
    return { kind: "event", event, sums: opened.sums() };
  }

  return (message) => {
    answer(message).then(post, (error: unknown) =>
      post({ kind: "error", message: error instanceof Error ? error.message : String(error) }),
    );
  };
}
