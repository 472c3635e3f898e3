// Stage: which position of a timeline is on show, and the walk from one to the next.
//
// Invariants: 0 <= shown <= length; while `following`, the stage walks to the end, one event at a
// time, no faster than a board can animate, so that a bot's quick answer is still seen as a move of
// its own. Whoever steps back stops following; whoever steps to the end follows again.
import { animationMs, type View } from "./games";
import type { Timeline } from "./timeline";

/** How fast a stage walks: with a pause after each step, at once, or without showing the way. */
export type Speed = "calm" | "normal" | "instant";

/** What stands still between two steps, for the eye. */
const pauses: Readonly<Record<Speed, number>> = { calm: 1100, normal: 100, instant: 0 };

export type Later = (milliseconds: number, call: () => void) => () => void;

/** More unseen events than this are not walked through but skipped. */
export const longestWalk = 12;

export class Stage {
  /** Number of events that the position on show has behind it. */
  shown = $state(0);
  following = $state(true);
  /** False while a step that the stage walked is still being animated. */
  resting = $state(true);
  /** The position to animate from; null: show it at once. */
  previous = $state.raw<View | null>(null);
  private timeline = $state.raw<Timeline>() as Timeline;
  private stopWalk: (() => void) | null = null;
  /** Who waits for the end of the walk. */
  private waiting: (() => void)[] = [];
  /** Positions up to this one were on the screen before their events were. */
  private foreseen = 0;

  constructor(
    timeline: Timeline,
    private readonly later: Later,
    /** A function, because the person may change their mind. */
    private readonly reducedMotion: () => boolean,
    private readonly speed: () => Speed = () => "normal",
  ) {
    this.replace(timeline);
  }

  /** Number of events there are. */
  get length(): number {
    return this.timeline.ply;
  }

  get view(): View {
    return this.timeline.view(this.shown);
  }

  get atEnd(): boolean {
    return this.shown === this.length;
  }

  /** Another timeline, shown at its end. */
  replace(timeline: Timeline): void {
    this.leave();
    this.timeline = timeline;
    this.shown = timeline.ply;
    this.previous = null;
    this.following = true;
    this.foreseen = 0;
  }

  /** The position after `ply` events is on the screen already: it is not walked to. */
  foresee(ply: number): void {
    this.foreseen = ply;
  }

  /** The timeline has more events: walk to them. */
  grown(): void {
    if (!this.following) return;
    const known = Math.min(this.foreseen, this.length);
    if (known > this.shown) this.jump(known);
    const far = this.length - this.shown > longestWalk;
    if (far || this.speed() === "instant") this.jump(this.length);
    else if (!this.stopWalk) this.walk();
  }

  /** The timeline has fewer events. */
  rewound(): void {
    this.foreseen = 0;
    this.jump(this.length);
  }

  /** Comes as soon as no step is being animated: at once if none is. */
  async whenResting(): Promise<void> {
    while (this.stopWalk) await new Promise<void>((rests) => this.waiting.push(rests));
  }

  /** Shows the position after `ply` events. */
  go(ply: number): void {
    const target = Math.max(0, Math.min(ply, this.length));
    if (target === this.shown) return;
    this.leave();
    this.show(target);
    this.following = target === this.length;
  }

  /** Walks once more from the position after `ply` events to the end. */
  again(ply: number): void {
    this.leave();
    this.foreseen = 0;
    this.previous = null;
    this.shown = Math.max(0, Math.min(ply, this.length));
    this.following = true;
    this.resting = this.atEnd;
    if (!this.atEnd) this.stopWalk = this.later(animationMs, () => this.walk());
  }

  /** Stops walking, wherever it stands. */
  leave(): void {
    this.stopWalk?.();
    this.rest();
  }

  private rest(): void {
    this.stopWalk = null;
    this.resting = true;
    for (const rests of this.waiting.splice(0)) rests();
  }

  private jump(ply: number): void {
    this.leave();
    this.previous = null;
    this.shown = ply;
    this.following = true;
  }

  private show(ply: number): void {
    const neighbour = Math.abs(ply - this.shown) === 1;
    this.previous = neighbour ? this.view : null;
    this.shown = ply;
  }

  private walk(): void {
    if (this.shown >= this.length) return this.rest();
    this.resting = false;
    this.show(this.shown + 1);
    const moves = this.reducedMotion() ? animationMs / 2 - 100 : animationMs;
    this.stopWalk = this.later(moves + pauses[this.speed()], () => this.walk());
  }
}
