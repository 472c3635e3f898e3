// A table of the server: the fold of protocol.ts on a connection, shown on a stage.
//
// What was seen is remembered, so that a reload shows the table at once, asks only for what it
// missed, and shows the last known position while the server is away.
import { Connection, type ConnectionState } from "./connection";
import type { CoreError, OpenWindow, SeatName } from "./games";
import type { Keeper } from "./kept_turn";
import { rememberSeen, seenRecord } from "./online_memory";
import { arrivedAt, toldWindow, withYield } from "./online_window";
import { isFinal, type OnlineOutside } from "./online_world";
import { pageError, problemOf } from "./page_error";
import {
  TableSession,
  type Effect,
  type OnlineSeat,
  type ServerMessage,
  type TableDescription,
} from "./protocol";
import { displayNames, sitterOf, splitRecord } from "./record";
import { Stage } from "./stage.svelte";
import type { News, Table } from "./table";
import { Changes } from "./table/changes";
import { Company } from "./table/company.svelte";
import { Refusals } from "./table/refusals.svelte";
import { Talk } from "./table/talk.svelte";
import { Timeline } from "./timeline";
import { received } from "./wire";

export type { OnlineOutside } from "./online_world";

export class OnlineTable extends Refusals implements Table {
  readonly stage: Stage;
  readonly changes = new Changes();
  readonly offersUndo = false;
  readonly thinking = null;
  readonly canUndo = false;
  news = $state.raw<News | null>(null);
  window = $state.raw<OpenWindow | null>(null);
  /** Of several tabs at this table one keeps the turn that is begun. */
  keeper = $state.raw<Keeper | null>(null);
  connection = $state<ConnectionState>("connecting");
  onlineSeats = $state.raw<OnlineSeat[]>([]);
  /** Of the seats of this browser, those that no stand-in plays. */
  you = $state.raw<number[]>([]);
  readonly company: Company;
  readonly talk: Talk;
  /** Set when this table cannot be shown any further. */
  problem = $state.raw<CoreError | null>(null);
  /** Why the server has it no longer; what was seen of it is then a record to read. */
  gone = $state.raw<CoreError | null>(null);
  /** What is wrong with what the server said last; null if nothing is. */
  misread = $state<string | null>(null);
  told: boolean;
  private pending = $state(false);
  private upToDate = $state(false);
  private readonly session: TableSession;
  private readonly link: Connection;
  /** How often the core refused what the server sent; twice in a row is one time too many. */
  private misfits = 0;
  private closed = false;

  constructor(
    readonly id: string,
    readonly timeline: Timeline,
    first: Pick<TableDescription, "seats" | "you" | "incidents" | "given_up">,
    private readonly outside: OnlineOutside,
  ) {
    super();
    this.onlineSeats = first.seats;
    this.company = new Company({
      timeline,
      seats: () => this.seats,
      people: () => this.onlineSeats.map(({ kind }) => kind === "human"),
      deed: (type, seat, more) => {
        this.refusal = null;
        this.link.send(this.session.deed(type, seat, more));
        this.heard();
      },
    });
    this.talk = new Talk({ later: outside.later, send: (message) => this.link.send(message) });
    const remembered = outside.memory.tables.get(id);
    this.told = remembered?.told === true;
    this.stage = new Stage(timeline, outside.later, outside.reducedMotion, outside.speed);
    this.session = new TableSession(outside.newMoveId);
    this.session.restore(splitRecord(timeline.record()).events, first.incidents);
    this.company.described(first);
    this.heard();
    this.link = new Connection(outside, {
      address: () => outside.socketAddress(id, this.session),
      message: (text) => this.read(text),
      state: (state) => this.enter(state),
    });
    this.link.connect();
  }

  get seats(): SeatName[] {
    return displayNames(this.onlineSeats.map(sitterOf), this.company.held);
  }

  get playable(): boolean {
    return this.gone === null;
  }

  get away(): boolean {
    return this.connection === "waiting";
  }

  get busy(): boolean {
    return this.pending || !this.upToDate;
  }

  move(seat: number, text: string): void {
    this.refused = this.timeline.check({ actor: seat, text });
    if (this.refused) return;
    this.send(this.session.move(seat, text, this.company.took(seat, this.outside.uptime())));
  }

  claim(seat: number): void {
    this.send(this.session.claim(seat));
  }

  private send(message: object | null): void {
    if (!message) return;
    this.pending = true;
    this.link.send(message);
    this.changes.tell();
  }

  undo(): void {
    throw new Error("what the server has accepted stays");
  }

  keepTold(): void {
    this.told = true;
    this.remember();
  }

  async record(): Promise<string> {
    return this.outside.fetchRecord(this.id).catch(() => seenRecord(this));
  }

  /** The network may be back, or the page is looked at again. */
  hurry(): void {
    this.link.hurry();
  }

  close(): void {
    this.closed = true;
    this.changes.close();
    this.link.close();
    this.stage.leave();
    this.timeline.close();
  }

  private enter(state: ConnectionState): void {
    this.connection = state;
    if (state !== "open") {
      this.session.disconnected();
      this.heard();
    }
    this.upToDate = this.session.upToDate;
    this.changes.tell();
    if (state === "waiting") void this.inquire();
  }

  /** A socket that fails does not say why; the description does. */
  private async inquire(): Promise<void> {
    const described = await this.outside.describe(this.id);
    // Who has gone may have removed it: nothing is remembered of it any more.
    if (this.closed || described.ok || !isFinal(described.error)) return;
    if (described.error.code === "unknown") this.end(pageError("page_gone"));
    else this.fail(described.error);
  }

  private read(json: string): void {
    const read = received(json);
    if (read.kind === "outdated") return this.fail(pageError("page_server_updated", "outdated"));
    if (read.kind === "unknown") return this.talk.overhear?.(json);
    if (read.kind === "malformed") {
      // Perhaps it held events: what is missing is asked for again, after a pause.
      this.misread = read.misread.message;
      return this.link.again();
    }
    this.misread = null;
    try {
      this.receive(read.message);
    } catch (thrown) {
      // The core has failed: what the server sent is not known to be wrong.
      this.fail(problemOf(thrown));
    }
  }

  private receive(message: ServerMessage): void {
    for (const effect of this.session.receive(message)) this.follow(effect);
    if (message.type === "hello") {
      this.greeted();
      this.session.resend().forEach((it) => this.link.send(it));
      this.talk.greetings += 1;
    }
    this.upToDate = this.session.upToDate;
    this.pending = this.session.pending !== null;
    this.changes.tell();
    // Another node may be able to store it: a balancer leads there, once it has noticed.
    const unstored = message.type === "refused" && message.error.code === "read_only";
    if (unstored && this.session.resend().length === 0) this.link.again();
  }

  private follow(effect: Effect): void {
    switch (effect.kind) {
      case "described":
        return this.described(this.session.description);
      case "events":
        return this.fold(effect.events, effect.reset ? 0 : null);
      case "undone":
        return this.fold([], effect.to);
      case "refused":
        this.heard();
        return this.hear(effect.error);
      case "company":
        return this.heard();
      case "said":
        return this.talk.hear(effect.seat, effect.phrase);
      case "window":
        this.window = toldWindow(effect, this.outside.uptime, this.timeline.tags);
        return;
      case "clock":
        return this.company.timed(effect.clock, this.outside.uptime());
      case "noted":
        this.window = withYield(this.window, effect.seat);
        return;
      case "gap":
        return this.link.again();
      case "ended":
        return effect.error.code === "unknown" ? this.end(effect.error) : this.fail(effect.error);
    }
  }

  private described(description: TableDescription | null): void {
    if (!description) return;
    const before = this.onlineSeats;
    this.onlineSeats = description.seats;
    this.company.described(description);
    this.heard();
    const arrived = arrivedAt(description.seats, before, this.seats);
    if (arrived.length > 0) this.news = { kind: "sat down", who: arrived };
    this.remember();
  }

  /** What happens beside the game, as far as it is known now. */
  private heard(): void {
    const news = this.company.follow(this.session);
    if (String(this.company.acting) !== String(this.you)) this.you = this.company.acting;
    if (news === null) return;
    if (news !== "") this.news = { kind: "told", text: news };
    this.remember();
  }

  private fold(events: string[], kept: number | null): void {
    if (kept !== null) {
      this.timeline.rewind(kept);
      this.stage.rewound();
      this.window = this.refusal = null;
    }
    for (const event of events) {
      if (this.timeline.append(event)) return this.misfit();
    }
    if (events.length === 0) return;
    this.misfits = 0;
    this.window = this.refusal = null;
    this.stage.grown();
    this.remember();
  }

  /** What the server sent does not follow from what we have: fetch everything anew, once. */
  private misfit(): void {
    this.misfits += 1;
    if (this.misfits > 1) return this.fail(pageError("page_outdated", "outdated"));
    this.session.startOver();
    this.timeline.rewind(0);
    this.stage.rewound();
    this.link.again();
  }

  private fail(problem: CoreError): void {
    this.problem = problem;
    this.link.close();
  }

  private end(reason: CoreError): void {
    this.gone = reason;
    this.link.close();
    this.window = this.refusal = null;
    this.remember();
  }

  private remember(): void {
    rememberSeen(this, this.outside.memory, this.outside.now());
  }
}
