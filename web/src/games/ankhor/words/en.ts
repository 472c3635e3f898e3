// Ankh'or in English. The other languages have the same members (de.ts, fr.ts).
import type { Refusals } from "$lib/words/refusals";
import { actions, bar } from "./en_bar";
import { events } from "./en_events";
import { scoring, side } from "./en_scoring";
import { table } from "./en_table";

export const words = {
  /** The core speaks English itself. */
  refusals: {} as Refusals,
  /** Who sits where nobody is named; seats are counted from 0, people from 1. */
  seat: (seat: number) => `Seat ${seat + 1}`,
  events,
  table,
  bar,
  actions,
  scoring,
  side,
};

export type Words = typeof words;
