// Pointing: which target the mouse or the focus is on, and which one the tab key leads to.
//
// Targets come and go with every box; what was pointed at is found again by its key, or else by its
// place, so that somebody who builds by keys stays where they are.
import type { Target } from "./targets";

/** Levels count less than places: whoever takes a box off goes on with the one below. */
const LEVEL = 1 / 4;

function apart(a: Target, b: Target): number {
  return Math.abs(a.i - b.i) + Math.abs(a.j - b.j) + Math.abs(a.z - b.z) * LEVEL;
}

export class Pointing {
  /** The element that holds the targets. */
  layer = $state<SVGGElement>();
  private pointed = $state.raw<Target | null>(null);
  private last = $state.raw<Target | null>(null);

  /** The target that is in the tab order, by its key. */
  readonly current = $derived.by(() => {
    const { last } = this;
    const targets = this.targets();
    if (!last || targets.some(({ key }) => key === last.key)) return last?.key ?? targets[0]?.key;
    return [...targets].sort((a, b) => apart(a, last) - apart(b, last))[0]?.key;
  });

  /** The target that is pointed at, as it is now. */
  readonly shown = $derived.by(() => {
    const key = this.pointed?.key;
    return this.targets().find((target) => target.key === key) ?? null;
  });

  constructor(private readonly targets: () => readonly Target[]) {}

  at(target: Target | null): void {
    this.pointed = target;
    if (target) this.last = target;
  }

  /** After a deed the focus stays at the place, on what is there now. */
  follow(target: Target): void {
    if (!this.layer?.contains(document.activeElement)) return;
    this.last = target;
    queueMicrotask(() => this.focus(this.current ?? ""));
  }

  focus(key: string): void {
    this.layer?.querySelector<SVGElement>(`[data-target="${key}"]`)?.focus();
  }
}
