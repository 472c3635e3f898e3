// A game looked back upon at two depths: quickly at first, and for who wants to know more closely. What
// the quick look has found stays until the close one has come so far.
import type { Review } from "./review.svelte";
import type { Outlook, ReviewedEvent } from "./review_core";

/** Simulations a position: some ten seconds for a game, and four minutes for who wants to know. */
export const [quickNodes, closeNodes] = [400, 4000];

export class LookingBack {
  private closer = $state.raw<Review | null>(null);
  private readonly quick: Review;

  constructor(private readonly begin: (nodes: number) => Review) {
    this.quick = begin(quickNodes);
    this.quick.run();
  }

  /** What is thought about now, or was last. */
  get thinking(): Review {
    return this.closer ?? this.quick;
  }

  /** What is told of the whole game. */
  get told(): Review {
    return this.closer?.done ? this.closer : this.quick;
  }

  get canLookCloser(): boolean {
    return this.quick.done && !this.closer;
  }

  /** What was found about the event that leads to a position; null: nothing yet. */
  event(ply: number): ReviewedEvent | null {
    return this.thinking.events[ply - 1] ?? this.told.events[ply - 1] ?? null;
  }

  /** What each position promises, as far as is known, and the end. */
  get outlooks(): readonly Outlook[] {
    const { events, sums } = this.told;
    return [...events.map(({ before }) => before), ...(sums ? [sums.end] : [])];
  }

  /** Standard errors of the shares of the win in a position; 0 where all is known. */
  errors(ply: number): readonly number[] {
    return this.told.events[ply]?.error ?? [];
  }

  lookCloser(): void {
    if (!this.canLookCloser) return;
    this.closer = this.begin(closeNodes);
    this.closer.run();
  }

  close(): void {
    this.quick.close();
    this.closer?.close();
  }
}
