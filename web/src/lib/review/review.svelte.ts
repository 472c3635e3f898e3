// A review as the page shows it: grows by some events at a time while a Worker thinks, and can rest.
//
// Invariants: there is a Worker from `run`, unless the review was made before, until all is reviewed, it
// fails, or `close`; at most one question is under way, and none while it rests.
import type { WholeReview } from "./kept";
import type { FromReviewer, ToReviewer } from "./messages";
import type { ReviewedEvent, Sums } from "./review_core";

/** As much of a Worker as a review uses. */
export interface ReviewWorker {
  onmessage: ((event: MessageEvent<FromReviewer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToReviewer): void;
  terminate(): void;
}

export interface ReviewOutside {
  worker(): ReviewWorker;
  /** The compiled core that reviews. */
  module(): Promise<WebAssembly.Module>;
  /** What came of it another time; null if it has to be made. */
  find(): Promise<WholeReview | null>;
  keep(review: WholeReview): Promise<void>;
}

/** The same for everybody: the same record and nodes give the same numbers. */
const seed = 1n;

export class Review {
  events = $state.raw<readonly ReviewedEvent[]>([]);
  /** Of the events so far; null before the first. */
  sums = $state.raw<Sums | null>(null);
  /** How many events there will be; null before that is known. */
  length = $state.raw<number | null>(null);
  /** What went wrong, as the core or the browser says it. */
  failure = $state.raw<string | null>(null);
  running = $state.raw(false);
  private worker: ReviewWorker | null = null;
  private asked = false;
  /** It is looked for what came of it another time. */
  private finding = false;

  /** @param nodes - simulations for each position */
  constructor(
    private readonly outside: ReviewOutside,
    private readonly record: string,
    readonly nodes: number,
    private readonly first = 0,
  ) {}

  get done(): boolean {
    return this.length !== null && this.events.length === this.length;
  }

  /** Begins, goes on, or tries once more what has failed. */
  run(): void {
    if (this.running || this.done) return;
    this.running = true;
    if (this.finding) return;
    if (this.worker) return this.next();
    this.failure = null;
    this.open().catch((error: unknown) =>
      this.fail(error instanceof Error ? error.message : String(error)),
    );
  }

  /** Rests after the events that are thought about now. */
  pause(): void {
    this.running = false;
  }

  close(): void {
    this.running = false;
    this.drop();
  }

  private async open(): Promise<void> {
    [this.events, this.sums, this.length] = [[], null, null];
    this.finding = true;
    const kept = await this.outside.find().finally(() => (this.finding = false));
    // Meanwhile it may have been closed, or rest.
    if (!this.running) return;
    if (kept) {
      [this.events, this.sums, this.length] = [kept.events, kept.sums, kept.events.length];
      return this.close();
    }
    const worker = this.outside.worker();
    this.worker = worker;
    this.asked = true;
    worker.onmessage = ({ data }) => this.receive(data);
    worker.onerror = ({ message }: Partial<ErrorEvent>) => this.fail(message ?? "");
    const module = await this.outside.module();
    if (this.worker !== worker) return;
    const { record, nodes, first } = this;
    worker.postMessage({ kind: "open", module, record, nodes, seed, first });
  }

  private receive(reply: FromReviewer): void {
    this.asked = false;
    if (reply.kind === "error") return this.fail(reply.message);
    if (reply.kind === "opened") this.length = reply.length;
    if (reply.kind === "events") {
      this.events = [...this.events, ...reply.events];
      this.sums = reply.sums;
    }
    if (this.done) this.finish();
    else if (this.running) this.next();
  }

  private finish(): void {
    const { events, sums } = this;
    this.close();
    if (sums) void this.outside.keep({ events, sums });
  }

  private next(): void {
    if (this.asked) return;
    this.asked = true;
    this.worker?.postMessage({ kind: "next" });
  }

  private fail(message: string): void {
    this.close();
    this.failure = message;
  }

  private drop(): void {
    this.worker?.terminate();
    this.worker = null;
    this.asked = false;
  }
}
