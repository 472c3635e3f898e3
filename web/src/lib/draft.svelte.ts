// Draft: the steps of a turn, kept on this page until the turn is whole.
//
// The one idea: a draft is a copy of the table's last position, played on by one seat. Nothing of it
// is an event, so every step can be taken back; once confirmed, the steps go to the table one by
// one, as soon as it is the seat's turn there. While others act, a turn may be prepared: on the
// position that `Turns.ahead` foresees. If it comes otherwise the turn is not sent, with a word.
// A table that keeps turns has the steps before each is shown, and gives them back after a reload.
// Invariants: views[n] is the position after n steps, and the core's position stands at the last.
import type { Position } from "./core";
import type { CoreError, DraftState, GameEvent, Turns, View } from "./games";
import type { Begun, Keeper } from "./kept_turn";
import { pageError } from "./page_error";
import type { Table } from "./table";

const dropped = pageError("page_turn_dropped", "conflict");
const doubtful = pageError("page_turn_doubtful", "conflict");

interface Due {
  seat: number;
  /** What has to happen before the seat acts. */
  ahead: GameEvent[];
}

export class Draft implements DraftState {
  /** Whose turn it is, or is prepared; null: nobody's of this page. */
  seat = $state<number | null>(null);
  steps = $state.raw<string[]>([]);
  preparing = $state(false);
  confirmed = $state(false);
  refusal = $state.raw<CoreError | null>(null);
  /** The view before the last change of steps; undefined while there was none in this turn. */
  previous = $state.raw<View | null | undefined>(undefined);
  private views = $state.raw<View[]>([]);
  private position: Position | null = null;
  /** Number of events the draft was forked after. */
  private ply = -1;
  /** The ply at which the last step was sent. */
  private sentAt: number | null = null;
  private sending = false;
  private keeper: Keeper | null = null;
  private readonly stopListening: () => void;

  constructor(
    private readonly table: Table,
    private readonly turns: Turns,
    /** Whether a turn that is complete waits for a confirmation. */
    private readonly asks: () => boolean,
    /** Calls what asks the core, and says so if that fails. */
    private readonly attempt: (call: () => void) => void = (call) => call(),
  ) {
    this.stopListening = table.changes.listen(() => this.act(() => this.follow()));
    this.attempt(() => this.follow());
  }

  get view(): View | null {
    return this.views.at(-1) ?? null;
  }

  /** The position before the last step; null before the first. */
  get before(): View | null {
    return this.views.at(-2) ?? null;
  }

  get complete(): boolean {
    const next = this.view?.next;
    return this.seat !== null && !(Array.isArray(next) && next.includes(this.seat));
  }

  /** A step can be added. */
  get open(): boolean {
    return this.seat !== null && !this.confirmed && !this.complete;
  }

  check(text: string): CoreError | null {
    return this.position?.check({ actor: this.seat, text }) ?? null;
  }

  preview(text: string): View | null {
    const next = this.position?.clone();
    if (!next) return null;
    try {
      return next.apply({ actor: this.seat, text }) ? null : next.view();
    } finally {
      next.close();
    }
  }

  step(text: string): void {
    if (!this.open || !this.position) return;
    // What was refused before is not the last thing any more, whatever comes of this.
    this.table.refusal = null;
    this.refusal = this.position.apply({ actor: this.seat, text });
    if (this.refusal) return;
    this.previous = this.view;
    this.steps = [...this.steps, text];
    this.views = [...this.views, this.position.view()];
    this.keep();
    if (this.turns.ends?.(text) || (this.complete && !this.asks())) this.confirm();
  }

  readonly back = (): void => this.act(() => this.takeBack());

  readonly confirm = (): void => this.act(() => this.finish());

  /** From now on the turn is kept there, and one that lies there goes on; null: nowhere. */
  keepIn(keeper: Keeper | null): void {
    this.keeper = keeper;
    const kept = keeper?.read();
    this.act(() => {
      if (kept && this.steps.length === 0) this.resume(kept);
    });
  }

  /** Whatever changes the turn is kept. */
  private act(call: () => void): void {
    this.attempt(() => {
      call();
      this.keep();
    });
  }

  private keep(): void {
    const { seat, ply, steps, confirmed } = this;
    this.keeper?.write(
      seat === null || steps.length === 0 ? null : { seat, ply, steps, confirmed },
    );
  }

  /** Goes on with a turn as it was kept, if it can still be played. */
  private resume({ seat, ply, steps, confirmed }: Begun): void {
    this.seat = seat;
    this.ply = ply;
    this.steps = steps;
    this.views = [];
    // Whatever it was confirmed for may have changed meanwhile.
    this.confirmed = confirmed && ply === this.table.timeline.ply;
    this.follow();
  }

  private takeBack(): void {
    if (this.confirmed) {
      if (this.preparing) this.confirmed = false;
      return;
    }
    const due = this.due();
    if (this.steps.length === 0 || !due) return;
    const before = this.view;
    this.rebuild(due, this.steps.slice(0, -1));
    this.previous = before;
    this.refusal = null;
  }

  private finish(): void {
    if (this.steps.length === 0 || !this.complete) return;
    this.confirmed = true;
    this.send();
  }

  /** The table has changed: its events, its seats, or whether it is busy. */
  private follow(): void {
    // What the own steps lead to is seen to where they are sent.
    if (this.sending) return;
    this.settle();
    this.send();
  }

  close(): void {
    this.stopListening();
    this.release();
  }

  private release(): void {
    this.position?.close();
    this.position = null;
  }

  /** Sends what is confirmed, a step at a time, as far as the table takes it. */
  private send(): void {
    this.sending = true;
    try {
      this.sendSteps();
    } finally {
      this.sending = false;
    }
  }

  private sendSteps(): void {
    const { table } = this;
    while (this.confirmed && !this.preparing && !table.busy) {
      const [text] = this.steps;
      const ply = table.timeline.ply;
      if (this.seat === null || text === undefined) return;
      // Asked before, and nothing is on its way any more: it was refused.
      if (this.sentAt === ply) return this.halt();
      this.sentAt = ply;
      table.stage.foresee(ply + 1);
      table.move(this.seat, text);
      if (table.timeline.ply > ply) this.settle();
      else if (!table.busy) return this.halt();
    }
  }

  private halt(): void {
    this.confirmed = false;
    this.sentAt = null;
  }

  /** Brings the draft onto the table's last position. */
  private settle(): void {
    const { timeline } = this.table;
    const due = this.due();
    const left = this.stepsLeft();
    if (!due || due.seat !== this.seat || left === null) return this.begin(due);
    const there = this.views.length > 0 && timeline.ply === this.ply;
    if (there && due.ahead.length > 0 === this.preparing) return;
    const before = this.views[0];
    const shortened = left.length < this.steps.length;
    const { confirmed } = this;
    if (!this.rebuild(due, left)) {
      this.begin(due);
      this.refusal = dropped;
    } else if (confirmed && !shortened && !this.unchanged(due.seat, before, this.views[0])) {
      // Open again, without what ended it; where that was all of it, nothing that was prepared is lost.
      this.halt();
      if (this.turns.ends?.(left.at(-1) ?? "")) this.rebuild(due, left.slice(0, -1));
      this.refusal = this.steps.length > 0 ? doubtful : null;
    }
  }

  private unchanged(seat: number, before: View | undefined, after: View | undefined): boolean {
    if (!before || !after || !this.turns.same) return true;
    return this.turns.same(seat, before, after);
  }

  /** The steps that are not events yet; null if the seat did something else. */
  private stepsLeft(): string[] | null {
    const { events, ply } = this.table.timeline;
    if (ply < this.ply) return null;
    const left = [...this.steps];
    for (const { actor, text } of events.slice(this.ply)) {
      if (actor !== this.seat) continue;
      if (left.shift() !== text) return null;
    }
    return left;
  }

  /** A new turn, without steps. */
  private begin(due: Due | null): void {
    const lost = this.steps.length > 0 && this.stepsLeft()?.length !== 0;
    if (due) this.rebuild(due, []);
    else this.clear();
    this.refusal = lost ? dropped : null;
  }

  private clear(): void {
    this.release();
    this.halt();
    this.seat = null;
    this.preparing = false;
    this.steps = [];
    this.views = [];
    this.previous = undefined;
    this.ply = this.table.timeline.ply;
  }

  /** Plays the steps anew on the table's last position; false if one is not legal there. */
  private rebuild(due: Due, steps: string[]): boolean {
    const { timeline } = this.table;
    this.release();
    const position = timeline.fork();
    this.position = position;
    for (const event of due.ahead) position.apply(event);
    const views = [due.ahead.length > 0 ? position.view() : timeline.last];
    for (const text of steps) {
      if (position.apply({ actor: due.seat, text })) break;
      views.push(position.view());
    }
    this.seat = due.seat;
    this.preparing = due.ahead.length > 0;
    this.ply = timeline.ply;
    this.steps = steps.slice(0, views.length - 1);
    this.views = views;
    this.previous = undefined;
    if (this.steps.length === 0) this.halt();
    return this.steps.length === steps.length;
  }

  /** The seat of this page that acts, or whose turn can be prepared. */
  private due(): Due | null {
    const { timeline, you } = this.table;
    const { last } = timeline;
    if (!Array.isArray(last.next)) return null;
    const acting = last.next.find((seat) => you.includes(seat));
    if (acting !== undefined) return { seat: acting, ahead: [] };
    const [seat] = you;
    if (seat === undefined || you.length > 1) return null;
    const ahead = this.turns.ahead?.(last, seat);
    return ahead && ahead.length > 0 ? { seat, ahead } : null;
  }
}
