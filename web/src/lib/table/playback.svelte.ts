// Playback: a game looked back upon plays by itself, one event after the other, up to where it stands.
//
// Invariant: it plays only while nobody else steps. Whatever moves the stage besides, an arrow, a line
// of the log, a move at the table, stops it; so does the end.
import { animationMs } from "../games";
import type { Later, Stage } from "../stage.svelte";
import { notForPlies } from "./ply_keys";

export const paces = ["calm", "normal", "fast"] as const;
export type Pace = (typeof paces)[number];

/** How long a position stands still; with less motion it stands as long, and nothing travels. */
const pauses: Readonly<Record<Pace, number>> = { calm: 1500, normal: 550, fast: 0 };

const pressed = "button, a, summary, [tabindex='0']";
const idle = (target: EventTarget | null) =>
  !(target instanceof Element && target.closest(pressed) !== null);

export class Playback {
  /** It steps on by itself. */
  playing = $state(false);
  /** The position that it has led to. */
  private at = 0;
  private stopWaiting: (() => void) | null = null;

  /** To be made in a component's set-up: it plays as long as that lives. */
  constructor(
    private readonly stage: Stage,
    private readonly later: Later,
    /** A function, because the person may change their mind while it plays. */
    private readonly pace: () => Pace,
    /** The game can be played from its beginning when it is shown at its end. */
    private readonly over: () => boolean,
  ) {
    $effect(() => {
      if (this.stage.shown !== this.at) this.pause();
    });
    $effect(() => () => this.pause());
  }

  /** There is something to play: what comes after the position on show, or a whole game that is over. */
  get possible(): boolean {
    return !this.stage.atEnd || (this.over() && this.stage.length > 0);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else if (this.possible) this.play();
  }

  pause(): void {
    this.playing = false;
    this.stopWaiting?.();
    this.stopWaiting = null;
  }

  /** From the position on show; from the beginning, where that is the end. */
  private play(): void {
    this.playing = true;
    if (this.stage.atEnd) this.lead(0);
    else this.lead(this.stage.shown + 1);
  }

  private lead(ply: number): void {
    this.at = ply;
    this.stage.go(ply);
    if (this.stage.atEnd) return this.pause();
    this.stopWaiting = this.later(animationMs + pauses[this.pace()], () => {
      // Somebody has stepped, and nobody has been told of it yet.
      if (this.stage.shown !== this.at) return this.pause();
      this.lead(this.at + 1);
    });
  }

  /** Nobody watches a page that is not seen. */
  readonly onvisibilitychange = (): void => {
    if (document.hidden) this.pause();
  };

  /** K anywhere, as films have it; the space bar where it presses nothing. */
  readonly onkeydown = (event: KeyboardEvent): void => {
    if (notForPlies(event) || event.repeat || !this.possible) return;
    if (event.key.toLowerCase() !== "k" && !(event.key === " " && idle(event.target))) return;
    event.preventDefault();
    this.toggle();
  };
}
