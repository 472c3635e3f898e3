// What can be done with a turn of several steps: play it once it is whole, take a step back.
import type { DraftState } from "$lib/games";
import { words } from "$lib/words";
import type { Action } from "./ActionBar.svelte";

export function turnActions(draft: DraftState): Action[] {
  const { steps, complete, confirmed, preparing, back, confirm } = draft;
  if (steps.length === 0) return [];
  const { play, playLater, change, back: takeBack } = words().turn;
  const actions: Action[] = [];
  if (complete && !confirmed) {
    actions.push({ label: preparing ? playLater : play, primary: true, act: confirm });
  }
  // A turn that waits until it is due can still be changed.
  if (!confirmed || preparing) actions.push({ label: confirmed ? change : takeBack, act: back });
  return actions;
}
