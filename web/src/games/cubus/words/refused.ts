// A refusal in the language of the page.
import type { CoreError } from "$lib/games";
import { words as frame } from "$lib/words";
import { refusalText } from "$lib/words/refusals";
import { words } from ".";

export const refusedWords = (error: CoreError): string =>
  refusalText(error, words().refusals, frame().refusals);

/** The sentence and the rule that it comes from. */
export function inFull(error: CoreError): string {
  const sentence = refusedWords(error);
  return error.rule ? words().withRule(sentence, error.rule) : sentence;
}
