// The sentences of Ankh'or in the language that the page speaks (see $lib/words).
import { catalogue } from "$lib/words/catalogue.svelte";
import type { Words } from "./en";

export type { Words };

export const words = catalogue<Words>();
