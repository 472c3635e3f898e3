// The way from the position that was shown to the one that is: what changed, and how far it has
// come. A new way ends the old one at once; with reduced motion nothing is ever on its way.
import { untrack } from "svelte";
import { cubicInOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { animationMs, type View } from "$lib/games";

/** So that a way is at its end when the next event is shown. */
const DEFAULT_MS = animationMs - 30;

export class Transition<Way extends object> {
  /** What is on its way now. */
  way = $state.raw<Way | null>(null);
  /** What led to the position on show, also where nothing moved. */
  last = $state.raw<Way | null>(null);
  private readonly travelled = new Tween(1, { easing: cubicInOut });

  /**
   * @param diff - what happened between two positions; null if they have nothing to do with each other.
   * @param ms - how long a way takes.
   */
  constructor(
    private readonly diff: (from: View, to: View) => Way | null,
    private readonly ms = DEFAULT_MS,
  ) {}

  /** The part of the way that lies behind: 0 to 1. */
  get part(): number {
    return this.travelled.current;
  }

  /**
   * Goes from view to view as long as the component lives in whose set-up this is called.
   * @param shown - the view before the one on show, and that one.
   * @param still - nothing is to move.
   * @param arrived - called with each new view, before it is drawn.
   */
  follow(
    shown: () => readonly [View | null, View],
    still: () => boolean,
    arrived?: () => void,
  ): void {
    $effect.pre(() => {
      const [from, to] = shown();
      untrack(() => {
        this.last = from && this.diff(from, to);
        arrived?.();
        if (this.last && !still()) this.travel(this.last);
        else this.stop();
      });
    });
  }

  /** Starts a way that no view asks for; also one that takes another time. */
  travel(way: Way, ms = this.ms): void {
    this.way = way;
    void this.travelled.set(0, { duration: 0 });
    // A way that another one has ended never comes to its own end.
    void this.travelled.set(1, { duration: ms }).then(() => this.stop());
  }

  stop(): void {
    this.way = null;
  }
}
