// The sentences beside the board of Ankh'or and of its final scoring: loaded with the panels that say
// them, before which nobody waits for them.
import { catalogue } from "$lib/words/catalogue.svelte";
import { spoken } from "$lib/words/language.svelte";
import type { EndWords } from "./en_end";

const files = import.meta.glob<EndWords>("./{en,de,fr}_end.ts", { import: "end" });

export const endWords = catalogue<EndWords>();

/** The sentences are there, and follow the language, from now on. */
export const needEndWords = (): Promise<void> =>
  spoken.join("ankhor end", endWords, (language) => files[`./${language}_end.ts`]?.());
