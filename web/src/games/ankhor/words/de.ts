// Ankh'or in German.
import type { Words } from "./en";
import { actions, bar } from "./de_bar";
import { events } from "./de_events";
import { refusals } from "./de_refusals";
import { table } from "./de_table";

export const words: Words = {
  refusals,
  events,
  table,
  bar,
  actions,
};
