// The sentences of Ascension.
import type { CoreError } from "$lib/games";
import { words as frame } from "$lib/words";
import { catalogue } from "$lib/words/catalogue.svelte";
import { refusalText } from "$lib/words/refusals";
import type { Words } from "./en";

export type { Words };

export const words = catalogue<Words>();

export function refusalOf(error: CoreError): string {
  return refusalText(error, words().refusals, frame().refusals);
}

/** The sentence and the rule that it comes from. */
export function refusalInFull(error: CoreError): string {
  const sentence = refusalOf(error);
  return error.rule ? words().byRule(sentence, error.rule) : sentence;
}
