// The pace at which a story of steps tells itself: all of it in a few seconds, however many they are.
import type { Later } from "../stage.svelte";

/** From the first step to the last, unless somebody wants it otherwise. */
export const tellingMs = 5500;

export class ToldSteps {
  /** The step that is told, from 0. */
  at = $state(0);
  private stopWaiting: (() => void) | null = null;

  constructor(
    private readonly later: Later,
    private readonly count: number,
    /** The last step has been reached. */
    private readonly ontold: () => void,
    private readonly withinMs = tellingMs,
  ) {}

  /** Tells on from the step that it stands at; gives the function that stops it. */
  play(): () => void {
    this.wait();
    return () => this.stopWaiting?.();
  }

  private wait(): void {
    if (this.at >= this.count - 1) return this.ontold();
    this.stopWaiting = this.later(this.withinMs / (this.count - 1), () => {
      this.at += 1;
      this.wait();
    });
  }
}
