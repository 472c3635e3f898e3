// The frame through which the table is seen: it follows the stack, and how large the picture is on
// the screen.
import { Framing } from "$lib/board/framing.svelte";
import type { Stack } from "../view/stack";
import { boundsOf, framed, project, union, type Corner, type Rect } from "./geometry";
import { sight } from "./sight.svelte";

/** Proportion of the picture before it is on the screen. */
const RATIO = 1.12;
/** Room for boxes beside the stack, and the least width of what is seen. */
const ROOM = 130;
const LEAST = 560;

export class Camera {
  /** Of the picture on the screen. */
  width = $state(0);
  height = $state(0);
  readonly framing: Framing;

  constructor(stack: Stack) {
    this.framing = new Framing(this.around(stack), () => this.ratio);
  }

  /** How much of the picture is one pixel on the screen. */
  get scale(): number {
    return this.width > 0 ? this.framing.frame.width / this.width : 1;
  }

  private get ratio(): number {
    return this.width > 0 && this.height > 0 ? this.width / this.height : RATIO;
  }

  /** Goes to where a stack is in the middle. */
  look(stack: Stack, ms: number): void {
    this.framing.go(this.around(stack), ms);
  }

  /** Sees more of the table, if a stack needs that. */
  widen(stack: Stack, ms: number): void {
    const { frame } = this.framing;
    const all = union(frame, this.around(stack));
    if (all.width > frame.width + 1 || all.height > frame.height + 1)
      this.framing.go(framed(all, 0, LEAST, this.ratio), ms);
  }

  /** The whole table was moved under the frame: it is seen as before. */
  carry({ i, j }: Corner): void {
    const by = project({ i, j, z: 0 }, sight.mirrored);
    const { x, y, width, height } = this.framing.seen;
    this.framing.go({ x: x + by.x, y: y + by.y, width, height }, 0);
  }

  private around(stack: Stack): Rect {
    return framed(boundsOf(stack, sight.mirrored), ROOM, LEAST, this.ratio);
  }
}
