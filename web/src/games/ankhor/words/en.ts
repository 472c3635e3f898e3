// Ankh'or in English. The other languages have the same members (de.ts, fr.ts).
import { actions, bar } from "./en_bar";
import { events } from "./en_events";
import { refusals } from "./en_refusals";
import { table } from "./en_table";

export const words = {
  /** The core speaks English itself, with the names of records. */
  refusals,
  events,
  table,
  bar,
  actions,
};

export type Words = typeof words;
