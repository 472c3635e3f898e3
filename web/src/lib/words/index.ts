// The sentences of the page: everything that is not a game's own.
//
// The frame's are there from the beginning. The others are loaded with the screens that say them
// (pages.ts), so that nobody waits for them on the way to a game.
import { catalogue } from "./catalogue.svelte";
import type { Words } from "./en";
import type * as english from "./en_home";
import type * as elsewhereEnglish from "./en_elsewhere";
import type * as setupEnglish from "./en_setup";

export type { Words };

export const words = catalogue<Words>();

/** Those of the first page. */
export const homeWords = catalogue<typeof english>();

/** Those of tables of the server and of the smaller pages. */
export const elsewhere = catalogue<typeof elsewhereEnglish>();

/** Those of who may be played against. */
export const setupWords = catalogue<typeof setupEnglish>();
