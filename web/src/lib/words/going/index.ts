// The sentences of who comes and goes at a table of the server: loaded once its board stands.
import { catalogue } from "../catalogue.svelte";
import { spoken } from "../language.svelte";
import type { GoingWords } from "./en";

const files = import.meta.glob<GoingWords>("./{en,de,fr}.ts", { import: "going" });

export const goingWords = catalogue<GoingWords>();

/** The sentences are there, and follow the language, from now on. */
export const needGoingWords = (): Promise<void> =>
  spoken.join("going", goingWords, (language) => files[`./${language}.ts`]?.());
