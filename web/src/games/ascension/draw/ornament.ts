// The set-up, for decoration where no game is open and nothing can be asked of the core.
import type { Place } from "../view/pieces";
import { tableOf, type Table } from "../view/table";

interface Setup {
  readonly table: Table;
  readonly stones: ReadonlyMap<Place, string>;
  readonly figures: ReadonlyMap<Place, string>;
}

type Both = [number[], number[]];

const entries: Both = [
  [18, 20, 22],
  [2, 4, 6],
];
const figure_entries: Both = [
  [18, 20, 22],
  [1, 3, 5],
];
const inner = Array.from({ length: 24 }, (_, space) => space);

export const SETUP: Setup = {
  table: tableOf(
    { outer: 24, inner, neutral: 0, portals: [8, 16], entries, figure_entries },
    "ring24",
  ),
  stones: new Map(
    entries.flatMap((spaces, colour) =>
      spaces.map((space) => [`O${space}`, colour === 0 ? "LMS" : "lms"] as const),
    ),
  ),
  figures: new Map([
    ...[..."CAM"].map((letter, at) => [`I${figure_entries[0][at] ?? 0}`, letter] as const),
    ...[..."mac"].map((letter, at) => [`I${figure_entries[1][at] ?? 0}`, letter] as const),
  ]),
};
