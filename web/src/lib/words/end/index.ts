// The sentences of the end of a game: loaded with the panel that says them.
import { catalogue } from "../catalogue.svelte";
import { spoken } from "../language.svelte";
import type { EndWords } from "./en";

const files = import.meta.glob<EndWords>("./{en,de,fr}.ts", { import: "end" });

export const endWords = catalogue<EndWords>();

/** The sentences are there, and follow the language, from now on. */
export const needEndWords = (): Promise<void> =>
  spoken.join("end", endWords, (language) => files[`./${language}.ts`]?.());
