// The sentences of known people and their invitations. Loaded with the screens that say them.
import { catalogue } from "../catalogue.svelte";
import { spoken } from "../language.svelte";
import type { KnownWords } from "./en";

const files = import.meta.glob<KnownWords>("./{en,de,fr}.ts", { import: "known" });

export const knownWords = catalogue<KnownWords>();

/** The sentences, and those of tables, are there and follow the language from now on. */
export const needKnownWords = async (): Promise<void> => {
  const own = spoken.join("known", knownWords, (language) => files[`./${language}.ts`]?.());
  await Promise.all([own, spoken.need("elsewhere")]);
};
