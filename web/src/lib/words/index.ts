// The sentences of the page's frame: everything that is not a game's own.
import { catalogue } from "./catalogue.svelte";
import type { Words } from "./en";

export type { Words };

export const words = catalogue<Words>();
