// Results of finished games, kept on this device: they outlive the games themselves.
//
// The one idea: a game has one id wherever it was played, and its result lies under it as an entry of
// its own. So a reload, a second tab or a file that is read twice counts nothing twice, and two tabs
// never overwrite each other. A result never changes: what is known stays as it is.
import { count, listOf, number, object, oneOf, readingJson, text, type Read } from "./reading";
import { browserEntries, resultPrefix, Shelf, type Entries } from "./storage";

/** me: somebody at this page; other: a person elsewhere. A bot's name is that of a record, `bot:4`. */
const player = object({ kind: oneOf("me", "bot", "other"), name: text });

export type Player = Read<typeof player>;

const form = object({
  id: text,
  /** Where it is kept: on this device, or on the server. */
  kind: oneOf("local", "online"),
  game: text,
  players: listOf(player),
  /** By seat. */
  scores: listOf(number),
  /** Seats; everybody in a game that nobody won. */
  winners: listOf(count),
  /** When it ended, in milliseconds since 1970. */
  touched: number,
});

export type Result = Read<typeof form>;

/** What has the form of a result and is one: everybody has a score, some have won. */
export const result = (value: unknown, at: string): Result => {
  const read = form(value, at);
  const { players, scores, winners } = read;
  const inside = at && `${at}.`;
  listOf(number)(scores.length === players.length ? scores : null, `${inside}scores`);
  const seats = winners.every(
    (seat, index) => seat < players.length && !(seat <= Number(winners[index - 1])),
  );
  listOf(count)(seats && winners.length > 0 ? winners : null, `${inside}winners`);
  return read;
};

/** So many are kept, the latest: a few hundred kilobytes of the five million that a page has. */
export const resultsKept = 2000;

/** The ids of games whose results somebody has deleted: they are not counted anew. */
const deletedKey = "benben.deleted-results";

export class Results {
  private readonly shelf: Shelf<Result>;

  constructor(
    private readonly entries: Entries,
    private readonly limit = resultsKept,
  ) {
    this.shelf = new Shelf(entries, resultPrefix, result);
  }

  has(id: string): boolean {
    return this.shelf.get(id) !== null;
  }

  /** A game that has a result, or had one that somebody has deleted. */
  knows(id: string): boolean {
    return this.has(id) || this.deleted.includes(id);
  }

  /** Deletes all results; those that there were, to be put back. */
  clear(): Result[] {
    const all = this.all();
    for (const { id } of all) this.shelf.remove(id);
    this.keepDeleted([...all.map(({ id }) => id), ...this.deleted]);
    return all;
  }

  putBack(all: readonly Result[]): void {
    const ids = new Set(all.map(({ id }) => id));
    this.keepDeleted(this.deleted.filter((id) => !ids.has(id)));
    this.add(all);
  }

  /** The latest first. */
  all(): Result[] {
    return this.shelf.all();
  }

  /** Keeps results that are not known yet; how many these are. */
  add(found: readonly Result[]): number {
    const different = [...new Map(found.map((each) => [each.id, each])).values()];
    const fresh = different.filter(({ id }) => !this.has(id));
    const known = fresh.length > 0 ? this.all() : [];
    const latest = [...known, ...fresh].sort((a, b) => b.touched - a.touched).slice(0, this.limit);
    for (const old of known) if (!latest.includes(old)) this.shelf.remove(old.id);
    const kept = fresh.filter((each) => latest.includes(each));
    return kept.filter((each) => this.shelf.put(each)).length;
  }

  private get deleted(): readonly string[] {
    const stored = this.entries.getItem(deletedKey);
    const read = stored === null ? null : readingJson(listOf(text), stored);
    return read?.ok ? read.value : [];
  }

  private keepDeleted(ids: readonly string[]): void {
    this.entries.removeItem(deletedKey);
    if (ids.length === 0) return;
    try {
      this.entries.setItem(deletedKey, JSON.stringify(ids.slice(0, this.limit)));
    } catch {
      // The games that are still there are counted anew.
    }
  }
}

export const results = new Results(browserEntries());
