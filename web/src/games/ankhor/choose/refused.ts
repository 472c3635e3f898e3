// Why something is refused, in the language that the page speaks.
import type { CoreError } from "$lib/games";
import { words as frame } from "$lib/words";
import { refusalText } from "$lib/words/refusals";
import { words } from "../words";

export const refusal = (error: CoreError): string =>
  refusalText(error, words().refusals, frame().refusals);

/** The sentence and the rule that it comes from. */
export function inFull(error: CoreError): string {
  return error.rule ? words().bar.refused(refusal(error), error.rule) : refusal(error);
}
