// The frame through which a picture is seen, and its way to another part of the picture: the frame is
// there at once, and what is seen through it is moved by the compositor (moving.ts).
import type { Attachment } from "svelte/attachments";
import { moving, placed, settling } from "./moving";

/** A part of a picture, in its own units. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export class Framing {
  /** What is seen, once the frame has come to rest. */
  frame = $state.raw<Frame>() as Frame;
  /** Takes what is in the picture from where it was seen to where it is; null while it rests. */
  pan = $state.raw<Attachment | null>(null);
  /** How the picture was seen when the frame set out, and when that was. */
  private began: { from: Frame; at: number; ms: number } | null = null;

  /** @param ratio - of the picture on the screen, its width by its height; null if that is not known. */
  constructor(
    frame: Frame,
    private readonly ratio: () => number | null,
  ) {
    this.frame = frame;
  }

  /** As an SVG's view box. */
  get viewBox(): string {
    const { x, y, width, height } = this.frame;
    return [x, y, width, height].map((value) => Math.round(value * 100) / 100).join(" ");
  }

  /** The part of the picture that is seen just now. */
  get seen(): Frame {
    if (!this.began) return this.frame;
    const { from, at, ms } = this.began;
    const part = (performance.now() - at) / ms;
    return part < 1 ? between(from, this.frame, settling(part)) : this.frame;
  }

  /** Goes to another part, in so much time. */
  go(to: Frame, ms: number): void {
    const from = this.seen;
    this.began = ms > 0 ? { from, at: performance.now(), ms } : null;
    this.frame = to;
    const still =
      ms === 0 || (Object.keys(to) as (keyof Frame)[]).every((it) => from[it] === to[it]);
    this.pan = still ? null : this.panning(this.shown(from), this.shown(to), ms);
  }

  private panning(from: Frame, to: Frame, ms: number): Attachment {
    const pan = moving({
      course: (part) => ({ transform: seenThrough(between(from, to, part), to) }),
      ms,
      easing: settling,
      ended: () => {
        if (this.pan === pan) this.pan = null;
      },
    });
    return pan;
  }

  /** With what is seen beside a frame whose proportions are not the picture's. */
  private shown(frame: Frame): Frame {
    const ratio = this.ratio() ?? frame.width / frame.height;
    const width = Math.max(frame.width, frame.height * ratio);
    const height = Math.max(frame.height, frame.width / ratio);
    const [x, y] = [frame.x - (width - frame.width) / 2, frame.y - (height - frame.height) / 2];
    return { x, y, width, height };
  }
}

function between(from: Frame, to: Frame, part: number): Frame {
  const mix = (side: keyof Frame) => from[side] + (to[side] - from[side]) * part;
  return { x: mix("x"), y: mix("y"), width: mix("width"), height: mix("height") };
}

/** Puts into one frame what is seen through another. */
function seenThrough(seen: Frame, frame: Frame): string {
  const growth = frame.width / seen.width;
  return placed({ x: frame.x - seen.x * growth, y: frame.y - seen.y * growth }, growth);
}
