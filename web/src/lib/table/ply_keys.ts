// Steps through the game by keys, unless the keys are somebody else's just now.
import type { Stage } from "../stage.svelte";

/** Where the arrows, Home and End have a meaning of their own. */
const others = "input, textarea, select, [data-board], [role='radiogroup'], .players";

/** The key is meant for something else than the way through the game. */
export const notForPlies = (event: KeyboardEvent, elsewhere = others): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target instanceof Element && event.target.closest(elsewhere) !== null);

export class PlyKeys {
  /** Another table has the screen, and the keys. */
  asleep = false;

  constructor(private readonly stage: Stage) {}

  readonly onkeydown = (event: KeyboardEvent): void => {
    if (this.asleep || notForPlies(event)) return;
    const ply = this.target(event.key);
    if (ply === undefined) return;
    event.preventDefault();
    this.stage.go(ply);
  };

  private target(key: string): number | undefined {
    const { shown, length } = this.stage;
    return { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: length }[key];
  }
}
