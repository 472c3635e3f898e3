// A game looked back upon in the core (docs/analysis.md): event by event, and what they sum up to.
import type { Reason, ToldFact } from "../advice/advice_core";
import { sure } from "../core";
import { Library, type Handle } from "../library";

/** By seat: shares of the win, which sum to 1, and points. */
export interface Outlook {
  win: number[];
  points: number[];
}

interface Reviewed {
  ply: number;
  text: string;
  /** The position before it is solved. */
  exact: boolean;
  /** Or it is proved that this seat wins; absent in reviews that were kept before this was told. */
  proved?: number | null;
  before: Outlook;
  /** An estimate of the standard error of `before.win`. */
  error: number[];
  change_error: number[];
  /** What the search changed its mind about. */
  drift: Outlook;
}

/** A move, and what it cost against the best one that was found. */
export interface ReviewedDecision extends Reviewed {
  actor: number;
  change: Outlook;
  /** In shares of the win, not below 0. */
  loss: number;
  /** The better move, or the one that was played. */
  best: string;
  moves: { text: string; visits: number; win: number[]; points: number[] }[];
  /** How the turn goes on behind the better move. */
  rest: string[];
  /** What the search has to say of the better move, and what sets its turn apart. */
  facts: ToldFact[];
  reasons: Reason[];
  costs: Reason[];
}

/** What else chance could have brought; by seat. */
export interface Possible {
  outcomes: number;
  /** How likely something was that is at least as good for the seat, and at least as bad. */
  as_good: number[];
  as_bad: number[];
  /** Texts of outcomes. */
  best: string[];
  worst: string[];
}

/** A chance event, and what it brought to each seat. */
export interface ReviewedChance extends Reviewed {
  actor: null;
  luck: Outlook;
  /** null: the outcomes cannot be listed, or are too many. */
  possible: Possible | null;
}

export type ReviewedEvent = ReviewedDecision | ReviewedChance;

interface Amount {
  win: number;
  points: number;
}

/** result - start = luck - losses + given + drift. */
export interface SeatAccount {
  start: Amount;
  result: Amount;
  luck: Amount;
  losses: Amount;
  given: Amount;
  drift: Amount;
  /** The result without the luck. */
  adjusted: Amount;
  /** Mean size of the drift of an event, in shares of the win. */
  wavering: number;
  decisions: number;
  /** Of them, with a loss. */
  lossy: number;
}

export interface Sums {
  seats: SeatAccount[];
  /** Plies of the events that decided most. */
  turning_points: number[];
  end: Outlook;
}

/** A review in the core. Close it when done. */
export class ReviewInCore {
  private constructor(
    private readonly library: Library,
    private readonly handle: Handle,
    /** How many events there are to review. */
    readonly length: number,
  ) {}

  /** @throws Error if the core refuses the record, which is then none of this page. */
  static async open(
    module: WebAssembly.Module,
    record: string,
    nodes: number,
    seed: bigint,
    first: number,
  ): Promise<ReviewInCore> {
    const library = await Library.instantiate(module);
    const handle = sure(
      library.number([record], (core, review, error, [at, size]) =>
        core.benben_review_open(at, size, nodes, seed, first, review, error),
      ),
    );
    const length = sure(
      library.number([], (core, events) => core.benben_review_length(handle, events)),
    );
    return new ReviewInCore(library, handle, length);
  }

  /** Reviews the next event; null once there is none. */
  step(): ReviewedEvent | null {
    const text = sure(
      this.library.text([], (core, answer) => core.benben_review_step(this.handle, 0, 0, answer)),
    );
    return text === null ? null : (JSON.parse(text) as ReviewedEvent);
  }

  sums(): Sums {
    const text = this.library.text([], (core, answer) =>
      core.benben_review_sums(this.handle, answer),
    );
    return JSON.parse(sure(text) ?? "null") as Sums;
  }

  close(): void {
    this.library.free((core) => core.benben_review_free(this.handle));
  }
}
