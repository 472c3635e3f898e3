// Every refusal in the language that is spoken: the page's own, a game's, the frame's.
import type { CoreError } from "$lib/games";
import { elsewhere, words } from ".";
import { spoken } from "./language.svelte";
import { refusalText } from "./refusals";

/** `game`: whose own faults it may be. */
export function said(error: CoreError, game?: string): string {
  const { problems, refusals } = words();
  const others = elsewhere.known()?.problems ?? {};
  const own = game === undefined ? {} : spoken.refusals(game);
  return refusalText(error, problems, others, own, refusals);
}
