// Ankh'or in English. The other languages have the same members (de.ts, fr.ts).
import type { Refusals } from "$lib/words/refusals";
import { actions, bar } from "./en_bar";
import { events } from "./en_events";
import { table } from "./en_table";

export const words = {
  /** The core speaks English itself, with the names of records; en_end.ts brings better sentences. */
  refusals: {} as Refusals,
  events,
  table,
  bar,
  actions,
};

export type Words = typeof words;
