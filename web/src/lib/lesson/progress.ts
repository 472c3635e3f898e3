// How far somebody has come in each lesson, kept on this device: one entry for each game, so that two
// tabs never overwrite each other's.
import { count, flag, number, object, text, type Read } from "../reading";
import { browserEntries, Shelf, type Entries } from "../storage";

export const progressForm = object({
  /** The game's name. */
  id: text,
  /** The step to go on with, from 0. */
  at: count,
  /** All steps were seen once. */
  finished: flag,
  /** Milliseconds since 1970. */
  touched: number,
});

/** A game whose lesson was offered at a table. */
const offerForm = object({ id: text, touched: number });

export type Progress = Read<typeof progressForm>;

export class LessonProgress {
  private readonly shelf: Shelf<Progress>;
  private readonly offers: Shelf<Read<typeof offerForm>>;

  constructor(
    entries: Entries,
    private readonly now: () => number = () => Date.now(),
  ) {
    this.shelf = new Shelf(entries, "benben.lesson.", progressForm);
    this.offers = new Shelf(entries, "benben.offered-lesson.", offerForm);
  }

  of(game: string): Progress | null {
    return this.shelf.get(game);
  }

  /** Where to go on. */
  reach(game: string, at: number): void {
    this.put(game, at, this.of(game)?.finished ?? false);
  }

  /** All was seen; whoever comes again begins anew. */
  finish(game: string): void {
    this.put(game, 0, true);
  }

  wasOffered(game: string): boolean {
    return this.offers.get(game) !== null;
  }

  offer(game: string): void {
    this.offers.put({ id: game, touched: this.now() });
  }

  all(): Progress[] {
    return this.shelf.all();
  }

  /** Takes over what is further than what is known; the number of lessons that were. */
  add(others: readonly Progress[]): number {
    const further = others.filter((other) => {
      const known = this.of(other.id);
      if (!known) return true;
      return known.finished === other.finished ? other.at > known.at : other.finished;
    });
    for (const entry of further) this.shelf.put(entry);
    return further.length;
  }

  private put(id: string, at: number, finished: boolean): void {
    this.shelf.put({ id, at, finished, touched: this.now() });
  }
}

export const progress = new LessonProgress(browserEntries());
