// What moves on the board: the cubes of a step on their way, and the lifting of the cube that is
// pointed at.
import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import type { Transition } from "$lib/board/transition.svelte";
import type { View } from "$lib/games";
import { diffViews, type Difference } from "../view/diff";
import { positionOf, type Code } from "../view/position";
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

/** The way between two positions; `chosen` is the cell that this page's person has just taken. */
export function wayBetween(from: View, to: View, chosen: string | undefined): Way | null {
  const step = diffViews(from, to, chosen);
  if (!step) return null;
  const foreseen = chosen !== undefined && step.removed?.cell === chosen;
  return { step, later: positionOf(step.back ? from : to).cubes, foreseen };
}

export class Lifting {
  private readonly raised = new Tween(0, { duration: 170, easing: cubicOut });

  /** Lifts what is pointed at, from where it lies; at once if nothing is to move. */
  raise(atOnce: boolean): void {
    void this.raised.set(0, { duration: 0 });
    void this.raised.set(1, atOnce ? { duration: 0 } : undefined);
  }

  get part(): number {
    return this.raised.current;
  }
}

/** How far the way has been gone or, where there is none, how far the pointed cube is lifted. */
export function progressOf({ way, part }: Transition<Way>, lifting: Lifting): Progress {
  if (way) return onTheWay(way.step, part, way.foreseen ? PREVIEW : START);
  return { lift: PREVIEW.lift * lifting.part, slide: PREVIEW.slide * lifting.part, turn: 1 };
}
