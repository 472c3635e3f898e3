// What the page says of players and ratings. Loaded with the screens that say it.
import { catalogue } from "../catalogue.svelte";
import { spoken } from "../language.svelte";
import type { PlayersWords } from "./en";

const files = import.meta.glob<PlayersWords>("./{en,de,fr}.ts", { import: "players" });

export const playersWords = catalogue<PlayersWords>();

/** The sentences are there, and follow the language, from now on. */
export const needPlayersWords = (): Promise<void> =>
  spoken.join("players", playersWords, (language) => files[`./${language}.ts`]?.());
