// The rows of the lobby's list, which stand still while somebody points at them or has the keyboard
// there: what goes is marked, what comes waits until they look elsewhere.
import { readClock } from "../clock_terms";
import type { Seek } from "./fold";

export interface Row {
  readonly seek: Seek;
  /** It waits for nobody any more. */
  readonly gone: boolean;
}

/** `before`: what stands on the page; `held`: it is to stay where it is. */
export function rowsOf(seeks: readonly Seek[], before: readonly Row[], held: boolean): Row[] {
  const now = new Map(seeks.map((seek) => [seek.table, seek]));
  if (!held) return seeks.map((seek) => ({ seek, gone: false }));
  return before.map(({ seek }) => ({
    seek: now.get(seek.table) ?? seek,
    gone: !now.has(seek.table),
  }));
}

/** How many have come that do not stand there yet. */
export const waiting = (seeks: readonly Seek[], rows: readonly Row[]): number => {
  const shown = new Set(rows.map(({ seek }) => seek.table));
  return seeks.filter(({ table }) => !shown.has(table)).length;
};

/** What somebody looks for; "any": whichever. */
export interface Wanted {
  game: string;
  players: string;
  /** "none", or the kind of clock. */
  clock: string;
  rated: string;
}

export const fitting = (seeks: readonly Seek[], wanted: Wanted): Seek[] => {
  const fits = (what: string, is: string) => what === "any" || what === is;
  return seeks.filter(
    (seek) =>
      fits(wanted.game, seek.game) &&
      fits(wanted.players, String(seek.seats.length)) &&
      fits(wanted.clock, readClock(seek.clock ?? "")?.kind ?? "none") &&
      fits(wanted.rated, seek.rated ? "yes" : "no"),
  );
};
