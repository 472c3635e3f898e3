// The focus must not fall off the board: when the element that had it is gone, or has only been
// moved among its neighbours (browsers drop the focus then, too), another of the board gets it.

import { untrack } from "svelte";

export interface Held {
  layer: () => Element | undefined;
  /** Reads whatever changes the elements of the layer. */
  changed: () => unknown;
  /** Gives the focus to one of the elements that are there now. */
  focus: () => void;
}

/** Holds the focus as long as the component lives in whose set-up this is called. */
export function holdFocus({ layer, changed, focus }: Held): void {
  const holds = () => layer()?.contains(document.activeElement) ?? false;
  let held = false;
  $effect.pre(() => {
    changed();
    held = holds();
  });
  $effect(() => {
    changed();
    if (held && !holds()) untrack(focus);
  });
}
