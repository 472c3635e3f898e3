// Ankh'or in French.
import type { Words } from "./en";
import { actions, bar } from "./fr_bar";
import { events } from "./fr_events";
import { refusals } from "./fr_refusals";
import { table } from "./fr_table";

export const words: Words = {
  refusals,
  events,
  table,
  bar,
  actions,
};
