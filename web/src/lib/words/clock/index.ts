// The sentences of clocks: loaded where a table has some.
import { catalogue } from "../catalogue.svelte";
import { spoken } from "../language.svelte";
import type { ClockWords } from "./en";

const files = import.meta.glob<ClockWords>("./{en,de,fr}.ts", { import: "clock" });

export const clockWords = catalogue<ClockWords>();

/** The sentences are there, and follow the language, from now on. */
export const needClockWords = (): Promise<void> =>
  spoken.join("clock", clockWords, (language) => files[`./${language}.ts`]?.());
