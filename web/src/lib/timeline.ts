// Timeline: a record folded into positions by the rules core.
//
// Invariants: the core's position stands after the last event, and `last` is its view. Earlier views
// are made when one is first asked for, all in one go: whoever wants only the end of a long game waits
// for nothing else. Whoever appends gives events that come from the core, the server or a record; an
// event that the core refuses, or fails at, changes nothing.
import type { Core, Outcome, Position } from "./core";
import type { CoreError, GameEvent, View } from "./games";
import { joinRecord, parseEvent, splitRecord, tagsOf, withResult } from "./record";

export class Timeline {
  readonly tags: Map<string, string>;
  /** By number of events; those before the last may be missing, all or none. */
  private known: View[] | null = null;

  private constructor(
    private readonly core: Core,
    private readonly header: string,
    private position: Position,
    private end: View,
    readonly events: GameEvent[],
    private readonly lines: string[],
  ) {
    this.tags = tagsOf(header);
  }

  /** Folds a whole record; the error names line, reason and rule. */
  static open(core: Core, record: string): Outcome<Timeline> {
    const whole = core.open(record);
    if (!whole.ok) return whole;
    const { header, events } = splitRecord(record);
    const position = whole.value;
    const view = position.view();
    const parsed = events.map(parseEvent);
    return { ok: true, value: new Timeline(core, header, position, view, parsed, events) };
  }

  get game(): string {
    return this.tags.get("Game") ?? "";
  }

  /** Number of events. */
  get ply(): number {
    return this.events.length;
  }

  get last(): View {
    return this.end;
  }

  /** The positions after 0, 1, 2, ... events. */
  get views(): readonly View[] {
    this.known ??= this.replayed();
    return this.known;
  }

  view(ply: number): View {
    if (ply === this.ply) return this.end;
    const view = this.views[ply];
    if (!view) throw new RangeError(`no position after ${ply} events`);
    return view;
  }

  /** Adds a line of the record, or says why the core refuses it. */
  append(line: string): CoreError | null {
    const event = parseEvent(line);
    const next = this.fork();
    const refused = next.apply(event);
    if (refused) {
      next.close();
      return refused;
    }
    // Here the core may fail: until it has answered, nothing has happened.
    const view = next.view();
    this.position.close();
    this.position = next;
    this.end = view;
    this.events.push(event);
    this.lines.push(line);
    this.known?.push(view);
    return null;
  }

  /** Why the event may not happen now. Who answers a race may be any of those who run it. */
  check(event: GameEvent): CoreError | null {
    if (this.yieldsBefore(event.actor).length === 0) return this.position.check(event);
    const next = this.forkFor(event.actor);
    try {
      return next.check(event);
    } finally {
      next.close();
    }
  }

  /** The position after a legal event; null if it is not legal. */
  preview(event: GameEvent): View | null {
    const next = this.forkFor(event.actor);
    try {
      return next.apply(event) ? null : next.view();
    } finally {
      next.close();
    }
  }

  /**
   * In a race: what the record has before a seat's answer, the yields of those who come before it.
   */
  yieldsBefore(seat: number | null): GameEvent[] {
    const { race, next } = this.last;
    if (!race || seat === null || !race.seats.includes(seat)) return [];
    if (Array.isArray(next) && next[0] === seat) return [];
    const yields: GameEvent[] = [];
    const position = this.fork();
    try {
      let view = this.last;
      while (Array.isArray(view.next) && view.next[0] !== seat) {
        const event = { actor: view.next[0] ?? 0, text: race.yield };
        if (position.apply(event)) break;
        yields.push(event);
        view = position.view();
      }
    } finally {
      position.close();
    }
    return yields;
  }

  /** The position in which a seat of a race answers; whoever takes it closes it. */
  private forkFor(seat: number | null): Position {
    const position = this.fork();
    for (const event of this.yieldsBefore(seat)) position.apply(event);
    return position;
  }

  /** A copy of the position at the end, to go on from; whoever takes it closes it. */
  fork(): Position {
    return this.position.clone();
  }

  /** Draws the chance event that is due, as a line of the record. */
  sample(seed: bigint): string {
    return `* ${this.position.sample(seed)}`;
  }

  /** Drops the events from `ply` on. */
  rewind(ply: number): void {
    const start = this.begun(this.lines.slice(0, ply));
    const view = start.view();
    this.position.close();
    this.position = start;
    this.end = view;
    this.events.length = ply;
    this.lines.length = ply;
    if (this.known) this.known.length = ply + 1;
  }

  /** The position after these events; whoever takes it closes it. */
  private begun(lines: string[]): Position {
    // A record with a Result has no start of its own: its tags promise a finished game.
    const start = this.core.open(joinRecord(withoutResult(this.header), lines));
    if (!start.ok) throw new Error(start.error.message);
    return start.value;
  }

  private replayed(): View[] {
    const position = this.begun([]);
    try {
      const views = [position.view()];
      for (const event of this.events) {
        const refused = position.apply(event);
        if (refused) throw new Error(refused.message);
        views.push(views.length === this.ply ? this.end : position.view());
      }
      return views;
    } finally {
      position.close();
    }
  }

  /** The record, with its result if the game is over. */
  record(): string {
    const over = this.last.next === "over";
    const header = over ? withResult(this.header, this.last.scores) : withoutResult(this.header);
    return joinRecord(header, this.lines);
  }

  close(): void {
    this.position.close();
  }
}

const withoutResult = (header: string) => header.replace(/^\[Result .*\]\n/m, "");
