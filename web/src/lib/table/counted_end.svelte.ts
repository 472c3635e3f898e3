// An end that only counts: what everybody has, in turns or all at once, until it is told.
import { untrack } from "svelte";
import { later } from "../browser.svelte";
import { ToldSteps } from "./told_steps.svelte";

/** For each that is counted. */
export const countingMs = 900;

interface Ending {
  /** The result is known. */
  told: () => boolean;
  reducedMotion: () => boolean;
  /** How often something is counted. */
  count: () => number;
  ontold: () => void;
}

export class CountedEnd {
  /** Nothing counts: it was told at an earlier look, or nothing is to be moved. */
  readonly still: boolean;
  private readonly telling: ToldSteps;

  /** To be made in a component's set-up: it tells as long as that lives. */
  constructor(private readonly ending: Ending) {
    const { told, reducedMotion, count, ontold } = ending;
    this.still = untrack(() => told() || reducedMotion());
    // Before the first there is nothing counted yet.
    this.telling = untrack(() => new ToldSteps(later, count() + 1, ontold, countingMs * count()));
    $effect(() => {
      if (told()) return;
      if (this.still) ontold();
      else return untrack(() => this.telling.play());
    });
  }

  /** How much has been counted so far. */
  get counted(): number {
    const { told, count } = this.ending;
    return told() || this.still ? count() : this.telling.at;
  }
}
