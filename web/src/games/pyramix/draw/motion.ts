// What moves on the board: the cubes of a step on their way, and the lifting of the cube that is
// pointed at.
import type { Attachment } from "svelte/attachments";
import { moving, settling, type Pose } from "$lib/board/moving";
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

/** Takes an element along: how it is drawn at each progress of the motion. */
export type Along = (pose: (progress: Progress) => Pose) => Attachment;

/** How far a preview lifts the pointed cube; what would slide is shown where it would come to lie. */
const PREVIEW = { lift: 0.3, slide: 1 };
const START = { lift: 0, slide: 0 };
const PREVIEW_MS = 170;

/** The way between two positions; `chosen` is the cell that this page's person has just taken. */
export function wayBetween(from: View, to: View, chosen: string | undefined): Way | null {
  const step = diffViews(from, to, chosen);
  if (!step) return null;
  const foreseen = chosen !== undefined && step.removed?.cell === chosen;
  return { step, later: positionOf(step.back ? from : to).cubes, foreseen };
}

/** Along the way that is being gone. */
export function alongWay(transition: Transition<Way>, { step, foreseen }: Way): Along {
  const from = foreseen ? PREVIEW : START;
  return (pose) => transition.along((part) => pose(onTheWay(step, part, from)));
}

/** As a step is looked at: lifted from where it lies; at once if nothing is to move. */
export function lifting(atOnce: boolean): Along {
  const { lift, slide } = PREVIEW;
  return (pose) =>
    moving({
      course: (part) => pose({ lift: lift * part, slide: slide * part, turn: 1 }),
      ms: atOnce ? 0 : PREVIEW_MS,
      easing: settling,
    });
}
