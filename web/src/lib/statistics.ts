// What the results of finished games add up to: by game, by opponents, and in a row. Pure.
//
// Won, drawn and lost are a single person's: a game that several people of this page share counts as
// played, and nobody has won it against anybody.
import { botLevel } from "./characters";
import type { Result } from "./results";

export type Outcome = "won" | "drawn" | "lost";

/** Games and how they ended; `played` is more than the rest where several shared the page. */
export interface Tally extends Record<Outcome, number> {
  played: number;
  /** The most points of the one person; null if there were none. */
  best: number | null;
}

/** A tally against opponents of one kind. */
export interface Against extends Tally {
  /** Of the strongest of bots alone; null: there were other people. */
  level: number | null;
  /** How many played, bots and all. */
  players: number;
}

export interface GameStatistics extends Tally {
  game: string;
  /** Games won in a row, now and at best; a draw neither lengthens nor ends it. */
  streak: { now: number; best: number };
  /** The gentlest bots first, people last, fewer players before more. */
  against: Against[];
}

/** The seat of the one person of this page; null where there are none or several. */
export function ownSeatOf({ players }: Result): number | null {
  const own = players.flatMap(({ kind }, seat) => (kind === "me" ? [seat] : []));
  return own.length === 1 ? (own[0] ?? null) : null;
}

export function outcomeOf(result: Result): Outcome | null {
  const seat = ownSeatOf(result);
  if (seat === null) return null;
  if (!result.winners.includes(seat)) return "lost";
  return result.winners.length === result.players.length ? "drawn" : "won";
}

/** The level of the strongest opponent where all are bots; else null. */
export function levelOf({ players }: Result): number | null {
  const others = players.filter(({ kind }) => kind !== "me");
  const levels = others.flatMap(({ kind, name }) => (kind === "bot" ? (botLevel(name) ?? []) : []));
  return others.length > 0 && levels.length === others.length ? Math.max(...levels) : null;
}

const emptyTally = (): Tally => ({ played: 0, won: 0, drawn: 0, lost: 0, best: null });

function count(tally: Tally, result: Result): void {
  tally.played += 1;
  const outcome = outcomeOf(result);
  const score = result.scores[ownSeatOf(result) ?? -1];
  if (outcome === null || score === undefined) return;
  tally[outcome] += 1;
  tally.best = Math.max(tally.best ?? score, score);
}

/** From the earliest to the latest. */
function streakOf(played: readonly Result[]): GameStatistics["streak"] {
  const streak = { now: 0, best: 0 };
  for (const result of played) {
    const outcome = outcomeOf(result);
    if (outcome === "lost") streak.now = 0;
    if (outcome === "won") streak.now += 1;
    streak.best = Math.max(streak.best, streak.now);
  }
  return streak;
}

const gentlestFirst = (a: Against, b: Against) =>
  (a.level ?? Infinity) - (b.level ?? Infinity) || a.players - b.players;

function statisticsOf(game: string, played: readonly Result[]): GameStatistics {
  const whole = emptyTally();
  const against = new Map<string, Against>();
  for (const result of played) {
    count(whole, result);
    const level = levelOf(result);
    const players = result.players.length;
    const group = against.get(`${level} ${players}`) ?? { ...emptyTally(), level, players };
    against.set(`${level} ${players}`, group);
    count(group, result);
  }
  const groups = [...against.values()].sort(gentlestFirst);
  return { game, ...whole, streak: streakOf(played), against: groups };
}

/** What was played, the game played most first. */
export function statistics(all: readonly Result[]): GameStatistics[] {
  const earliestFirst = all.toSorted((a, b) => a.touched - b.touched);
  return [...new Set(earliestFirst.map(({ game }) => game))]
    .map((name) => {
      const played = earliestFirst.filter(({ game }) => game === name);
      return statisticsOf(name, played);
    })
    .sort((a, b) => b.played - a.played);
}
