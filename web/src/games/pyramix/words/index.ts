// Everything that is said about a game of Pyramix, in the language that is spoken now.
import { catalogue } from "$lib/words/catalogue.svelte";
import type { Words } from "./en";

export type { Words };

export const words = catalogue<Words>();
