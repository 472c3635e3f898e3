// The frame through which the table is seen: it follows the stack, and how large the picture is on
// the screen.
import { moving, placed, settling } from "$lib/board/moving";
import type { Attachment } from "svelte/attachments";
import type { Stack } from "../view/stack";
import { boundsOf, framed, project, union, viewBoxOf, type Corner, type Rect } from "./geometry";
import { sight } from "./sight.svelte";

/** Proportion of the picture before it is on the screen. */
const RATIO = 1.12;
/** Room for boxes beside the stack, and the least width of what is seen. */
const ROOM = 130;
const LEAST = 720;

export class Camera {
  /** Of the picture on the screen. */
  width = $state(0);
  height = $state(0);
  /** What is seen, once the frame has come to rest. */
  frame = $state.raw<Rect>() as Rect;
  /** Takes the picture from where it was seen to where it will be. */
  pan = $state.raw<Attachment | null>(null);
  /** How it was seen when the frame set out, and when that was. */
  private began = { from: this.frame, at: 0, ms: 0 };

  constructor(stack: Stack) {
    this.frame = this.around(stack);
  }

  private get ratio(): number {
    return this.width > 0 && this.height > 0 ? this.width / this.height : RATIO;
  }

  /** Goes to where a stack is in the middle. */
  look(stack: Stack, ms: number): void {
    this.go(this.around(stack), ms);
  }

  /** Sees more of the table, if a stack needs that. */
  widen(stack: Stack, ms: number): void {
    const { frame } = this;
    const all = union(frame, this.around(stack));
    if (all.width > frame.width + 1 || all.height > frame.height + 1)
      this.go(framed(all, 0, LEAST, this.ratio), ms);
  }

  /** The whole table was moved under the frame: it is seen as before. */
  carry({ i, j }: Corner): void {
    const by = project({ i, j, z: 0 }, sight.mirrored);
    const { x, y, width, height } = this.seen;
    this.go({ x: x + by.x, y: y + by.y, width, height }, 0);
  }

  /** The part of the table that is seen just now. */
  private get seen(): Rect {
    const { from, at, ms } = this.began;
    const part = ms > 0 ? Math.min(1, (performance.now() - at) / ms) : 1;
    return part < 1 ? between(from, this.frame, settling(part)) : this.frame;
  }

  private go(to: Rect, ms: number): void {
    const from = this.seen;
    this.began = { from, at: performance.now(), ms };
    this.frame = to;
    const still = ms === 0 || viewBoxOf(from) === viewBoxOf(to);
    this.pan = still ? null : this.panning(from, to, ms);
  }

  private panning(from: Rect, to: Rect, ms: number): Attachment {
    const pan: Attachment = moving({
      course: (part) => ({ transform: seenThrough(between(from, to, part), to) }),
      ms,
      easing: settling,
      ended: () => {
        if (this.pan === pan) this.pan = null;
      },
    });
    return pan;
  }

  private around(stack: Stack): Rect {
    return framed(boundsOf(stack, sight.mirrored), ROOM, LEAST, this.ratio);
  }
}

function between(from: Rect, to: Rect, part: number): Rect {
  const mix = (side: keyof Rect) => from[side] + (to[side] - from[side]) * part;
  return { x: mix("x"), y: mix("y"), width: mix("width"), height: mix("height") };
}

/** Puts into one frame what is seen through another. */
function seenThrough(seen: Rect, frame: Rect): string {
  const growth = frame.width / seen.width;
  return placed({ x: frame.x - seen.x * growth, y: frame.y - seen.y * growth }, growth);
}
