// The way from the position that was shown to the one that is: what changed, and whether it is still
// on its way. A new way ends the old one at once; with reduced motion nothing is ever on its way.
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { animationMs, type View } from "$lib/games";
import { moving, type Course } from "./moving";

/** So that a way is at its end when the next event is shown. */
const DEFAULT_MS = animationMs - 30;

export class Transition<Way extends object> {
  /** What is on its way now. */
  way = $state.raw<Way | null>(null);
  /** What led to the position on show, also where nothing moved. */
  last = $state.raw<Way | null>(null);
  /** How long the way takes that is gone now. */
  private lasts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param diff - what happened between two positions; null if they have nothing to do with each other.
   * @param ms - how long a way takes.
   */
  constructor(
    private readonly diff: (from: View, to: View) => Way | null,
    private readonly ms = DEFAULT_MS,
  ) {}

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
    $effect(() => () => clearTimeout(this.timer));
  }

  /** Starts a way that no view asks for; also one that takes another time. */
  travel(way: Way, ms = this.ms): void {
    this.way = way;
    this.lasts = ms;
    clearTimeout(this.timer);
    // Where nothing that is drawn goes along.
    this.timer = setTimeout(() => this.stop(), ms);
  }

  /**
   * Takes the element it is attached to along the whole way. The way is at its end when its elements
   * are: they set out when they are on the screen, which a busy page delays.
   */
  along(course: Course): Attachment {
    return (element) => {
      const way = untrack(() => this.way);
      clearTimeout(this.timer);
      return moving({
        course,
        ms: this.lasts,
        ended: () => untrack(() => this.way) === way && this.stop(),
      })(element);
    };
  }

  stop(): void {
    clearTimeout(this.timer);
    this.way = null;
  }
}
