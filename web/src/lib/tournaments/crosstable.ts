// Who met whom in a tournament, and who came in before whom: what a table of all against all shows, and one
// of all rounds. Pure, from the tables of the fold.
import { scoreAt, type Played, type TournamentFold } from "./fold";

/** A table at which two met, as one of them sees it. */
export interface Meeting {
  table: string;
  /** From 1. */
  round: number;
  /** What it came to against the other, in thousandths: ahead, level, behind; null while it is played. */
  points: number | null;
}

/** By entrant and opponent, in the order of the rounds. */
export type Meetings = ReadonlyMap<number, ReadonlyMap<number, readonly Meeting[]>>;

function pointsOf(ranks: readonly number[] | null, seat: number, other: number): number | null {
  if (!ranks) return null;
  const [own = 0, theirs = 0] = [ranks[seat], ranks[other]];
  return own < theirs ? 1000 : own === theirs ? 500 : 0;
}

export function meetingsOf(tables: readonly Played[]): Meetings {
  const all = new Map<number, Map<number, Meeting[]>>();
  for (const { id, round, entrants, ranks } of tables) {
    for (const [seat, entrant] of entrants.entries()) {
      const met = all.get(entrant) ?? new Map<number, Meeting[]>();
      all.set(entrant, met);
      for (const [other, opponent] of entrants.entries()) {
        if (opponent === entrant) continue;
        const before = met.get(opponent) ?? [];
        met.set(opponent, [...before, { table: id, round, points: pointsOf(ranks, seat, other) }]);
      }
    }
  }
  return all;
}

/** What somebody had in a round: a table with its score, nothing to play, or no part in it. */
export type Turn =
  | { kind: "table"; table: string; opponents: readonly number[]; score: number | null }
  | { kind: "bye" }
  | { kind: "none" };

/** By entrant, a turn for each round. */
export function turnsOf({
  tables,
  byes,
  entrants,
}: Pick<TournamentFold, "tables" | "byes" | "entrants">): Turn[][] {
  const turns = entrants.map(() => byes.map((): Turn => ({ kind: "none" })));
  const set = (entrant: number, round: number, turn: Turn) => {
    const row = turns[entrant];
    if (row && round in row) row[round] = turn;
  };
  for (const [round, free] of byes.entries())
    for (const entrant of free) set(entrant, round, { kind: "bye" });
  for (const { id, round, entrants: seated, ranks } of tables)
    for (const [seat, entrant] of seated.entries())
      set(entrant, round - 1, {
        kind: "table",
        table: id,
        opponents: seated.filter((it) => it !== entrant),
        score: ranks && scoreAt(ranks, seat),
      });
  return turns;
}
