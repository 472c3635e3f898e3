// Timeline: a record folded into positions by the rules core.
//
// Invariants: views[n] is the position after n events, so there is always one view more than there
// are events; the core's position stands at the end. Whoever appends gives events that come from
// the core, the server or a record; an event that the core refuses changes nothing.
import type { Core, Outcome, Position } from "./core";
import type { CoreError, GameEvent, View } from "./games";
import { joinRecord, parseEvent, splitRecord, tagsOf, withResult } from "./record";

export class Timeline {
  readonly views: View[];
  readonly tags: Map<string, string>;

  private constructor(
    private readonly core: Core,
    private readonly header: string,
    private position: Position,
    readonly events: GameEvent[],
    private readonly lines: string[],
  ) {
    this.views = [position.view()];
    this.tags = tagsOf(header);
  }

  /** Folds a whole record; the error names line, reason and rule. */
  static open(core: Core, record: string): Outcome<Timeline> {
    const whole = core.open(record);
    if (!whole.ok) return whole;
    whole.value.close();
    const { header, events } = splitRecord(record);
    const start = core.open(joinRecord(header, []));
    // A record with a Result has no start of its own: its tags promise a finished game.
    const bare = start.ok ? start : core.open(joinRecord(withoutResult(header), []));
    if (!bare.ok) return bare;
    const timeline = new Timeline(core, header, bare.value, [], []);
    for (const line of events) {
      const refused = timeline.append(line);
      if (refused) return { ok: false, error: refused };
    }
    return { ok: true, value: timeline };
  }

  get game(): string {
    return this.tags.get("Game") ?? "";
  }

  /** Number of events. */
  get ply(): number {
    return this.events.length;
  }

  get last(): View {
    return this.view(this.ply);
  }

  view(ply: number): View {
    const view = this.views[ply];
    if (!view) throw new RangeError(`no position after ${ply} events`);
    return view;
  }

  /** Adds a line of the record, or says why the core refuses it. */
  append(line: string): CoreError | null {
    const event = parseEvent(line);
    const refused = this.position.apply(event);
    if (refused) return refused;
    this.events.push(event);
    this.lines.push(line);
    this.views.push(this.position.view());
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
    const start = this.core.open(joinRecord(withoutResult(this.header), this.lines.slice(0, ply)));
    if (!start.ok) throw new Error(start.error.message);
    this.position.close();
    this.position = start.value;
    this.events.length = ply;
    this.lines.length = ply;
    this.views.length = ply + 1;
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
