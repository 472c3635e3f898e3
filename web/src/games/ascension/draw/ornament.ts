// The set-up, for decoration.
import { TABLES, type Table } from "../view/boards";
import type { Place } from "../view/position";

interface Setup {
  readonly table: Table;
  readonly stones: ReadonlyMap<Place, string>;
  readonly figures: ReadonlyMap<Place, string>;
}

const table = TABLES.ring24;

export const SETUP: Setup = {
  table,
  stones: new Map([
    ...table.stones.gold.map((space) => [`O${space}`, "LMS"] as const),
    ...table.stones.onyx.map((space) => [`O${space}`, "lms"] as const),
  ]),
  figures: new Map([
    ...table.figures.gold.map((space, at) => [`I${space}`, "MAC".charAt(at)] as const),
    ...table.figures.onyx.map((space, at) => [`I${space}`, "mac".charAt(at)] as const),
  ]),
};
