// Refusals in words: the core, the tables and the server say which fault it is and what stands in
// its sentence (docs/protocol.md); English they say themselves.
import type { CoreError } from "$lib/games";

/** What stands in the places of a fault's sentence: cells, codes, numbers, all as texts. */
export type Params = Readonly<Record<string, string>>;

/** The sentences of some faults by their names; empty in English. */
export type Refusals = Readonly<Record<string, (params: Params) => string>>;

/** The sentence of a refusal in the language of the tables; English where none of them has it. */
export function refusalText(error: CoreError, ...tables: Refusals[]): string {
  const { fault, params = {} } = error;
  if (fault === undefined) return error.message;
  const say = tables.find((table) => Object.hasOwn(table, fault))?.[fault];
  return say ? say(params) : error.message;
}
