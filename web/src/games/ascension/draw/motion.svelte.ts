// The clock of what moves on the board: the way from one position to the next. A new way ends the
// old one at once.
import { cubicInOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { animationMs } from "$lib/games";
import type { Journey } from "../view/journeys";
import type { Position } from "../view/position";

export interface Way {
  readonly journeys: readonly Journey[];
  readonly before: Position;
  readonly after: Position;
}

export class Motion {
  way = $state.raw<Way | null>(null);
  private readonly travelled = new Tween(1, { duration: animationMs - 30, easing: cubicInOut });

  get part(): number {
    return this.travelled.current;
  }

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
}
