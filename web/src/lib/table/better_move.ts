// The better move of a review as something that can be told, and lit on the board.
import type { Told } from "../games";
import type { ReviewedEvent } from "../review/review_core";
import type { Timeline } from "../timeline";

/** Null where none is better, or the record went another way since. */
export function betterMove(timeline: Timeline, reviewed: ReviewedEvent): Told | null {
  if (reviewed.actor === null || reviewed.best === reviewed.text) return null;
  const node = timeline.tree.line[reviewed.ply];
  if (!node) return null;
  const event = { actor: reviewed.actor, text: reviewed.best };
  const position = timeline.tree.fork(node);
  try {
    if (position.apply(event)) return null;
    return { event, before: timeline.tree.view(node), after: position.view() };
  } finally {
    position.close();
  }
}
