// The sentences of puzzles: loaded with the screens that say them.
import { catalogue } from "../catalogue.svelte";
import { spoken } from "../language.svelte";
import type { PuzzleWords } from "./en";

const files = import.meta.glob<PuzzleWords>("./{en,de,fr}.ts", { import: "puzzles" });

export const puzzlesWords = catalogue<PuzzleWords>();

/** The sentences are there, and follow the language, from now on. */
export const needPuzzleWords = (): Promise<void> =>
  spoken.join("puzzles", puzzlesWords, (language) => files[`./${language}.ts`]?.());
