// What moves on a board is moved by the browser's compositor: an element is drawn once, and all the
// poses of its way are handed over when it sets out. Then frames need nothing of the page's thread,
// however busy that is.
//
// Only what a compositor can do is in a pose: where the drawing is put, and how much of it is seen.
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

/** `transform` in the words of CSS, in the element's own units. */
export interface Pose {
  readonly transform?: string;
  readonly opacity?: number;
}

/** The pose after a part of a way, 0 to 1. */
export type Course = (part: number) => Pose;

/** Begins and ends slowly. */
export const swinging = (part: number): number =>
  part < 0.5 ? 4 * part ** 3 : 1 - 4 * (1 - part) ** 3;

/** Ends slowly. */
export const settling = (part: number): number => 1 - (1 - part) ** 3;

/** So many poses that the lines between them are seen as one curve. */
const STEPS = 16;

export interface Move {
  readonly course: Course;
  readonly ms: number;
  readonly easing?: (part: number) => number;
  /** Called at the end, unless the element is gone before. */
  readonly ended?: () => void;
}

/** Moves the element that it is attached to; in no time, puts it where it would come to. */
export function moving({ course, ms, easing = swinging, ended }: Move): Attachment {
  return (element) =>
    untrack(() => {
      if (ms === 0) return put(element, course(1));
      const poses = Array.from({ length: STEPS + 1 }, (_, step) => ({
        ...course(easing(step / STEPS)),
      }));
      const animation = element.animate(poses, { duration: ms, fill: "both" });
      if (ended) animation.onfinish = ended;
      return () => animation.cancel();
    });
}

function put(element: Element, { transform = "", opacity = 1 }: Pose): () => void {
  const { style } = element as Element & ElementCSSInlineStyle;
  style.transform = transform;
  style.opacity = String(opacity);
  return () => {
    style.removeProperty("transform");
    style.removeProperty("opacity");
  };
}

const fine = (length: number) => String(Math.round(length * 100) / 100);

/** A drawing put to a point, and made larger by `scale`. */
export const placed = ({ x, y }: { x: number; y: number }, scale = 1): string =>
  `translate(${fine(x)}px, ${fine(y)}px) scale(${scale.toFixed(4)})`;
