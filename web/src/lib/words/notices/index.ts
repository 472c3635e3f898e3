// What the page says of notices: loaded where somebody can ask for them.
import { catalogue } from "../catalogue.svelte";
import { spoken } from "../language.svelte";
import type { NoticesWords } from "./en";

const files = import.meta.glob<NoticesWords>("./{en,de,fr}.ts", { import: "notices" });

export const noticesWords = catalogue<NoticesWords>();

/** The sentences are there, and follow the language, from now on. */
export const needNoticesWords = (): Promise<void> =>
  spoken.join("notices", noticesWords, (language) => files[`./${language}.ts`]?.());
