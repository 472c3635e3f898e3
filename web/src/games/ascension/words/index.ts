// The sentences of Ascension.
import { catalogue } from "$lib/words/catalogue.svelte";
import type { Words } from "./en";

export type { Words };

export const words = catalogue<Words>();
