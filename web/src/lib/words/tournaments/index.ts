// The sentences of tournaments: loaded with their screens, and at the end of a game of one.
import { catalogue } from "../catalogue.svelte";
import { spoken } from "../language.svelte";
import type { TournamentWords } from "./en";

const files = import.meta.glob<TournamentWords>("./{en,de,fr}.ts", { import: "tournaments" });

export const tournamentWords = catalogue<TournamentWords>();

/** The sentences are there, and follow the language, from now on. */
export const needTournamentWords = (): Promise<void> =>
  spoken.join("tournaments", tournamentWords, (language) => files[`./${language}.ts`]?.());
