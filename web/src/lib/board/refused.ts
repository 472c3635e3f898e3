// Why something is refused, as a board says it: in full under the picture, in a few words in a
// spoken name.
import type { CoreError } from "$lib/games";
import { words } from "$lib/words";
import { refusalText, type Refusals } from "$lib/words/refusals";

/** The sentence and the rule that it comes from. */
export function inFull(error: CoreError, refusals: Refusals): string {
  return withRule(refusalText(error, refusals, words().refusals), error);
}

/** A few words where the game has them for the rule, otherwise the sentence without its end. */
export function inBrief(
  error: CoreError,
  briefly: Readonly<Record<string, string>>,
  refusals: Refusals,
): string {
  const known = error.rule === undefined ? undefined : briefly[error.rule];
  const text = known ?? refusalText(error, refusals, words().refusals).replace(/\.$/, "");
  return withRule(text, error);
}

const withRule = (text: string, { rule }: CoreError): string => (rule ? `${text} (${rule})` : text);
