// The clock of what moves on the board: the way from one position to the next, and the lifting of
// the cube that is pointed at. A new way ends the old one at once.
import { cubicInOut, cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { animationMs } from "$lib/games";
import type { Difference } from "../view/diff";
import type { Code } from "../view/position";
import { onTheWay, type Progress } from "./scene";

export interface Way {
  readonly step: Difference;
  /** The cubes of the later of the step's two positions. */
  readonly later: ReadonlyMap<string, Code>;
  /** The step was looked at before it was made: it goes on from there. */
  readonly foreseen: boolean;
}

/** How far a preview lifts the pointed cube; what would slide is shown where it would come to lie. */
const PREVIEW = { lift: 0.3, slide: 1 };
const START = { lift: 0, slide: 0 };

export class Motion {
  way = $state.raw<Way | null>(null);
  private readonly travelled = new Tween(1, { duration: animationMs - 30, easing: cubicInOut });
  private readonly raised = new Tween(0, { duration: 170, easing: cubicOut });

  /** How far the way has been gone or, where there is none, how far the pointed cube is lifted. */
  readonly progress = $derived.by<Progress>(() => {
    if (this.way) {
      return onTheWay(this.way.step, this.travelled.current, this.way.foreseen ? PREVIEW : START);
    }
    const raised = this.raised.current;
    return { lift: PREVIEW.lift * raised, slide: PREVIEW.slide * raised, turn: 1 };
  });

  travel(way: Way): void {
    this.way = way;
    void this.travelled.set(0, { duration: 0 });
    void this.travelled.set(1).then(() => {
      if (this.way === way) this.way = null;
    });
  }

  stop(): void {
    this.way = null;
  }

  /** Lifts what is pointed at, from where it lies; at once if nothing is to move. */
  raise(atOnce: boolean): void {
    void this.raised.set(0, { duration: 0 });
    void this.raised.set(1, atOnce ? { duration: 0 } : undefined);
  }
}
