// Ankh'or in French.
import type { Words } from "./en";
import { actions, bar } from "./fr_bar";
import { events } from "./fr_events";
import { refusals } from "./fr_refusals";
import { scoring, side } from "./fr_scoring";
import { table } from "./fr_table";

export const words: Words = {
  refusals,
  events,
  table,
  bar,
  actions,
  scoring,
  side,
};
