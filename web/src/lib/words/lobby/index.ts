// The sentences of the lobby: loaded with its screen, and where a table says that it stands there.
import { catalogue } from "../catalogue.svelte";
import { spoken } from "../language.svelte";
import type { LobbyWords } from "./en";

const files = import.meta.glob<LobbyWords>("./{en,de,fr}.ts", { import: "lobby" });

export const lobbyWords = catalogue<LobbyWords>();

/** The sentences are there, and follow the language, from now on. */
export const needLobbyWords = (): Promise<void> =>
  spoken.join("lobby", lobbyWords, (language) => files[`./${language}.ts`]?.());
