// The clock of what moves on the table: cards from one picture to the next, and the frame through
// which they are seen. A new way ends the old one at once.
import { cubicInOut, cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import type { Rect } from "./geometry";
import { isStill, type Passage } from "./glide";

export class Motion {
  passage = $state.raw<Passage | null>(null);
  private readonly gone = new Tween(1, { easing: cubicInOut });
  private readonly seen: Tween<Rect>;

  constructor(frame: Rect) {
    this.seen = new Tween(frame, { easing: cubicOut });
  }

  get part(): number {
    return this.gone.current;
  }

  get frame(): Rect {
    return this.seen.current;
  }

  /** Where the frame comes to rest. */
  get target(): Rect {
    return this.seen.target;
  }

  /** Goes a way in so many milliseconds; 0: is there at once. */
  go(passage: Passage, duration: number): void {
    if (duration === 0 || isStill(passage)) {
      this.passage = null;
      return;
    }
    this.passage = passage;
    void this.gone.set(0, { duration: 0 });
    void this.gone.set(1, { duration }).then(() => {
      if (this.passage === passage) this.passage = null;
    });
  }

  look(frame: Rect, duration: number): void {
    void this.seen.set(frame, { duration });
  }

  /** The whole table was moved under the frame: it is seen as before. */
  carry(dx: number, dy: number): void {
    const { x, y, width, height } = this.seen.current;
    void this.seen.set({ x: x + dx, y: y + dy, width, height }, { duration: 0 });
  }
}
