// The sentences of Anubixx: everything that a person reads or hears in this game.
import { catalogue } from "$lib/words/catalogue.svelte";
import type { Words } from "./en";

export type { Words };

export const words = catalogue<Words>();
