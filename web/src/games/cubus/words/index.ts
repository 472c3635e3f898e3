// The sentences of Cubus: everything that a person reads or hears at its table and in its corner.
import { catalogue } from "$lib/words/catalogue.svelte";
import type { Words } from "./en";

export type { Words };

export const words = catalogue<Words>();
