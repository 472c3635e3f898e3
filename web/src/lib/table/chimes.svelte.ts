// Calls when it becomes the turn of a person of this page, but not when the game begins.
import type { Look } from "./look.svelte";

/** To be called in a component's set-up: it calls as long as that lives. */
export function whenTurnBegins(look: Look, call: () => void): void {
  let before = false;
  $effect(() => {
    const acts = look.acting !== null;
    if (acts && !before && !look.draft?.confirmed && look.table.stage.shown > 1) call();
    before = acts;
  });
}
