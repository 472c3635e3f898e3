// What the page says of who somebody is at the server. Loaded with the screens that say it.
import { catalogue } from "../catalogue.svelte";
import { spoken } from "../language.svelte";
import type { YouWords } from "./en";

const files = import.meta.glob<YouWords>("./{en,de,fr}.ts", { import: "you" });

export const youWords = catalogue<YouWords>();

/** The sentences, and those of links, are there and follow the language from now on. */
export const needYouWords = async (): Promise<void> => {
  const own = spoken.join("you", youWords, (language) => files[`./${language}.ts`]?.());
  await Promise.all([own, spoken.need("elsewhere")]);
};
