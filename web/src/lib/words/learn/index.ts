// The sentences of the frame of lessons: loaded with their screen.
import { catalogue } from "../catalogue.svelte";
import { spoken } from "../language.svelte";
import type { LearnWords } from "./en";

const files = import.meta.glob<LearnWords>("./{en,de,fr}.ts", { import: "learn" });

export const learnWords = catalogue<LearnWords>();

/** The sentences are there, and follow the language, from now on. */
export const needLearnWords = (): Promise<void> =>
  spoken.join("learn", learnWords, (language) => files[`./${language}.ts`]?.());
