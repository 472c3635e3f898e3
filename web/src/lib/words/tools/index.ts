// The sentences of what stands round a board: loaded with it, once the board stands.
import { catalogue } from "../catalogue.svelte";
import { spoken } from "../language.svelte";
import type { ToolWords } from "./en";

const files = import.meta.glob<ToolWords>("./{en,de,fr}.ts", { import: "tools" });

export const toolWords = catalogue<ToolWords>();

/** The sentences are there, and follow the language, from now on. */
export const needToolWords = (): Promise<void> =>
  spoken.join("tools", toolWords, (language) => files[`./${language}.ts`]?.());
