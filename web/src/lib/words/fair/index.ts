// The sentences of whoever checks the chance of a game: loaded with the card that says them.
import { catalogue } from "../catalogue.svelte";
import { spoken } from "../language.svelte";
import type { FairWords } from "./en";

const files = import.meta.glob<FairWords>("./{en,de,fr}.ts", { import: "fair" });

export const fairWords = catalogue<FairWords>();

/** The sentences are there, and follow the language, from now on. */
export const needFairWords = (): Promise<void> =>
  spoken.join("fair", fairWords, (language) => files[`./${language}.ts`]?.());
