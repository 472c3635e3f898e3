// The better move of a review, and what else chance could have brought, as something that can be told.
import type { Told } from "../games";
import type { ReviewedEvent } from "../review/review_core";
import type { Timeline } from "../timeline";
import { toldAhead } from "./told_ahead";

/** The turn that begins with it; empty where none is better, or the record went another way since. */
export function betterTurn(timeline: Timeline, reviewed: ReviewedEvent): Told[] {
  if (reviewed.actor === null || reviewed.best === reviewed.text) return [];
  const node = timeline.tree.line[reviewed.ply];
  const { actor, best, rest } = reviewed;
  return node ? toldAhead(timeline.tree, node, actor, [], [best, ...rest]) : [];
}

/** An outcome in place of what came; null if the record went another way since. */
export function otherOutcome(
  timeline: Timeline,
  { ply }: ReviewedEvent,
  text: string,
): Told | null {
  const node = timeline.tree.line[ply];
  return (node && toldAhead(timeline.tree, node, null, [], [text])[0]) ?? null;
}
