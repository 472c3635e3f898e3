// What became of puzzles on this device, and what follows from it: what is solved, how many in a row.
//
// The one idea: a puzzle is marked once, when it is over for the first time, and a mark never changes;
// so a file that is read twice, or solving a puzzle again, counts nothing twice. Only whoever met a puzzle
// before its day may have a second mark, for that day.
import {
  count,
  listOf,
  object,
  oneOf,
  readingJson,
  text,
  between,
  flag,
  type Read,
} from "../reading";
import { browserEntries, type Entries } from "../storage";

export const mark = object({
  game: text,
  id: text,
  difficulty: between(1, 5),
  /** At the first try, at a later one, or by being shown. */
  how: oneOf("first", "later", "shown"),
  /** Days since 1970, in Greenwich. */
  day: count,
  /** It was the puzzle of that day. */
  daily: flag,
});

export type Mark = Read<typeof mark>;

const key = "benben.puzzles";
/** More than there are. */
const kept = 5000;

const same = (one: Mark, other: Mark) => one.game === other.game && one.id === other.id;
const covers = (known: Mark, other: Mark) => same(known, other) && (known.daily || !other.daily);

export class Marks {
  constructor(private readonly entries: Entries) {}

  /** In the order in which they were made. */
  all(): Mark[] {
    const stored = this.entries.getItem(key);
    const read = stored === null ? null : readingJson(listOf(mark), stored);
    return read?.ok ? read.value : [];
  }

  of(game: string, id: string): Mark | null {
    return this.all().find((each) => each.game === game && each.id === id) ?? null;
  }

  /** Adds marks of puzzles that have none; how many these are. */
  add(found: readonly Mark[]): number {
    const all = this.all();
    const before = all.length;
    for (const each of found) if (!all.some((known) => covers(known, each))) all.push(each);
    if (all.length === before) return 0;
    try {
      this.entries.setItem(key, JSON.stringify(all.slice(-kept)));
    } catch {
      return 0;
    }
    return all.length - before;
  }
}

export const marks = new Marks(browserEntries());

export const isSolved = ({ how }: Mark): boolean => how !== "shown";

/** How many puzzles of a game were solved, each counted once. */
export const solvedOf = (all: readonly Mark[], game: string): number =>
  new Set(all.filter((each) => each.game === game && isSolved(each)).map(({ id }) => id)).size;

/** How many were solved at the first try since the last one that was not. */
export function inARow(all: readonly Mark[]): number {
  return all.length - 1 - all.findLastIndex(({ how }) => how !== "first");
}

/** On how many days up to this one, or to the one before, the day's puzzle was solved on its day. */
export function daysInARow(all: readonly Mark[], today: number): number {
  const days = new Set(all.filter((each) => each.daily && isSolved(each)).map(({ day }) => day));
  const last = days.has(today) ? today : today - 1;
  let first = last;
  while (days.has(first)) first -= 1;
  return last - first;
}

/** The difficulty of what somebody solves at the first try, of the last twenty; null before any. */
export function rating(all: readonly Mark[]): number | null {
  const last = all.slice(-20);
  if (last.length === 0) return null;
  const points = last.map(
    ({ how, difficulty }) => ({ first: 1, later: 0.5, shown: 0 })[how] * difficulty,
  );
  return Math.round((100 * points.reduce((sum, each) => sum + each, 0)) / last.length);
}
