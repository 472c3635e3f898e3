// The frame through which the table is seen: it follows the stack, and how large the picture is on
// the screen.
import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import type { Stack } from "../view/stack";
import { framed, project, union, boundsOf, type Corner, type Rect } from "./geometry";
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
  private readonly seen: Tween<Rect>;

  constructor(stack: Stack) {
    this.seen = new Tween(this.around(stack), { easing: cubicOut });
  }

  private get ratio(): number {
    return this.width > 0 && this.height > 0 ? this.width / this.height : RATIO;
  }

  get frame(): Rect {
    return this.seen.current;
  }

  /** Goes to where a stack is in the middle. */
  look(stack: Stack, duration: number): void {
    void this.seen.set(this.around(stack), { duration });
  }

  /** Sees more of the table, if a stack needs that. */
  widen(stack: Stack, duration: number): void {
    const { target } = this.seen;
    const all = union(target, this.around(stack));
    if (all.width > target.width + 1 || all.height > target.height + 1)
      void this.seen.set(framed(all, 0, LEAST, this.ratio), { duration });
  }

  /** The whole table was moved under the frame: it is seen as before. */
  carry({ i, j }: Corner): void {
    const by = project({ i, j, z: 0 }, sight.mirrored);
    const { x, y, width, height } = this.seen.current;
    void this.seen.set({ x: x + by.x, y: y + by.y, width, height }, { duration: 0 });
  }

  private around(stack: Stack): Rect {
    return framed(boundsOf(stack, sight.mirrored), ROOM, LEAST, this.ratio);
  }
}
