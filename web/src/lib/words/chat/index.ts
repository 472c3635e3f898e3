// The sentences round what people write to each other: loaded with the chat, the form of a new table
// and the settings.
import { catalogue } from "../catalogue.svelte";
import { spoken } from "../language.svelte";
import type { ChatWords } from "./en";

const files = import.meta.glob<ChatWords>("./{en,de,fr}.ts", { import: "chat" });

export const chatWords = catalogue<ChatWords>();

/** The sentences are there, and follow the language, from now on. */
export const needChatWords = (): Promise<void> =>
  spoken.join("chat", chatWords, (language) => files[`./${language}.ts`]?.());
