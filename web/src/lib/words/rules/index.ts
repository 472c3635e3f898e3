// The sentences around the rules of a game: loaded with the page of rules, or with the first look
// into them over a game.
import { catalogue } from "../catalogue.svelte";
import { spoken } from "../language.svelte";
import type { RulesWords } from "./en";

const files = import.meta.glob<RulesWords>("./{en,de,fr}.ts", { import: "rules" });

export const rulesWords = catalogue<RulesWords>();

/** The sentences are there, and follow the language, from now on. */
export const needRulesWords = (): Promise<void> =>
  spoken.join("rules", rulesWords, (language) => files[`./${language}.ts`]?.());
