// The table protocol (docs/protocol.md) as a pure fold: messages in, the table's events and the
// messages to send out. No socket, no clock, no rules: that is connection.ts and the core.
//
// The one idea: `events` is always a prefix of the server's one list. What arrives either continues
// it, repeats a part of it, or starts it over; anything else means that something was lost, and the
// connection is made anew with `since`. A move stays pending, with its move_id, until its event is
// in the list or it is refused, so it can be sent again without being played twice.
import type { CoreError } from "./games";
import { keptEvents, seatsAfterSwap } from "./incidents";
import type { ServerMessage, TableDescription } from "./wire";

export type { OnlineSeat } from "./entries";
export type { ServerMessage, TableDescription } from "./wire";

export interface MoveMessage {
  type: "move";
  move_id: string;
  seat: number;
  expected_ply: number;
  /** How many turns were taken back so far, if any were. */
  undone?: number;
  text: string;
  /** What its person needed, at a table with clocks. */
  took_ms?: number;
}

/** A race is claimed: nobody else may answer any more. */
export type ClaimMessage = Omit<MoveMessage, "type" | "text" | "took_ms"> & { type: "claim" };

/** What one may want for a seat beside the game (docs/protocol.md, Coming and going, Consent). */
export type Deed =
  "resign" | "leave" | "return" | "rematch" | "replace" | "resume" | "ask" | "agree" | "decline";

/** Who is to be replaced, what is asked of all, what is answered to that. */
export type DeedMore = { absent: number } | { for: string; with?: number } | { number: number };

export type DeedMessage = {
  type: Deed;
  move_id: string;
  seat: number;
} & Partial<DeedMore>;

export type Presence = Pick<Extract<ServerMessage, { type: "presence" }>, "here" | "watchers"> & {
  /** Away for so long that a bot may play for them. */
  absent: readonly number[];
};
export type Votes = Pick<Extract<ServerMessage, { type: "votes" }>, "absent" | "seats" | "needed">;

/** What a message did, for whoever shows the table. */
export type Effect =
  /** The list of events grew by these; with reset it was emptied before. */
  | { kind: "events"; events: string[]; reset: boolean }
  /** Turns were taken back: so many events stand. */
  | { kind: "undone"; to: number }
  | { kind: "described" }
  | { kind: "refused"; error: CoreError }
  /** Who is here, what happened to the seats, or who votes is not what it was. */
  | { kind: "company" }
  /** Somebody says something. */
  | { kind: "said"; seat: number; phrase: string }
  /** A yield is known; it becomes an event when the window closes. */
  | { kind: "noted"; seat: number }
  | { kind: "clock"; clock: ClockMessage }
  | { kind: "window"; length: number | null; left: number | null; claimant: number | null }
  /** The table cannot go on: it is gone, or set aside. */
  | { kind: "ended"; error: CoreError }
  /** Events were lost on the way: connect again. */
  | { kind: "gap" };

export type AskedMessage = Extract<ServerMessage, { type: "asked" }>;
export type ClockMessage = Extract<ServerMessage, { type: "clock" }>;
type WindowMessage = Extract<ServerMessage, { type: "window" }>;

/** What the server says of a table as a whole; other errors are about one message of ours. */
const endings = ["unknown", "damaged"];

export class TableSession {
  description: TableDescription | null = null;
  readonly events: string[] = [];
  /** The move that is on its way, until its event is here; or a claim, until it is answered. */
  pending: MoveMessage | ClaimMessage | null = null;
  /** What is wanted beside the game, until it is answered. */
  deeds: readonly DeedMessage[] = [];
  /** Null: not known on this connection. */
  presence: Presence | null = null;
  /** What happened to the seats so far (incidents.ts). */
  incidents: readonly string[] = [];
  /** On each who is absent. */
  votes: readonly Votes[] = [];
  /** What is asked of all, or was last. */
  wish: AskedMessage | null = null;
  private acceptedPly: number | null = null;
  /** The server has said hello on this connection. */
  greeted = false;

  constructor(private readonly newMoveId: () => string) {}

  /** The number to connect with. */
  get since(): number {
    return this.events.length;
  }

  /** On this connection the server has said hello, and all events that it spoke of are here. */
  get upToDate(): boolean {
    return this.greeted && this.events.length >= (this.description?.ply ?? 0);
  }

  /** The connection is gone: what is known may be old from now on. */
  disconnected(): void {
    this.greeted = false;
    this.presence = this.wish = null;
    this.votes = [];
  }

  /** A person's move, to be sent now; null while another is on its way. */
  move(seat: number, text: string, took?: number): MoveMessage | null {
    if (this.pending) return null;
    const timed = took === undefined ? {} : { took_ms: took };
    return this.send({ type: "move", ...this.author(seat), text, ...timed });
  }

  /** Claims a race, now; null while something else is on its way. */
  claim(seat: number): ClaimMessage | null {
    if (this.pending) return null;
    return this.send({ type: "claim", ...this.author(seat) });
  }

  /** What is wanted for a seat beside the game, to be sent now; it waits for nothing. */
  deed(type: Deed, seat: number, more?: DeedMore): DeedMessage {
    // What is asked for is asked in the position that its author sees.
    const author = type === "ask" ? this.author(seat) : { move_id: this.newMoveId(), seat };
    const message = { type, ...author, ...more };
    this.deeds = [...this.deeds, message];
    return message;
  }

  /** What is to be sent when a connection has said hello: what was not answered, again. */
  resend(): object[] {
    return this.pending && this.acceptedPly === null
      ? [...this.deeds, this.pending]
      : [...this.deeds];
  }

  /** Continues from what an earlier visit has folded. */
  restore(events: string[], incidents: readonly string[] = []): void {
    this.events.splice(0, this.events.length, ...events);
    this.incidents = incidents;
  }

  /** Forgets all events: the next connection gets them from the first on. */
  startOver(): Effect {
    this.events.length = 0;
    return { kind: "events", events: [], reset: true };
  }

  receive(message: ServerMessage): Effect[] {
    switch (message.type) {
      case "hello":
        return this.hello(message);
      case "events":
        return this.eventsFrom(message.from, message.events);
      case "seats":
        if (this.description) this.description = { ...this.description, seats: message.seats };
        return [{ kind: "described" }];
      case "accepted":
        if (message.move_id === this.pending?.move_id) this.acceptedPly = message.ply;
        this.settle();
        return [];
      case "noted":
        return this.noted(message.move_id);
      case "claimed":
        // What follows from it comes as a window.
        if (message.move_id === this.pending?.move_id) this.pending = null;
        return [];
      case "window":
        return this.window(message);
      case "presence":
        this.presence = { ...message, absent: message.absent ?? [] };
        return [{ kind: "company" }];
      case "incident":
        return this.incident(message.number, message.text);
      case "votes":
        this.votes = [...this.votes.filter(({ absent }) => absent !== message.absent), message];
        return [{ kind: "company" }];
      case "asked":
        this.wish = message;
        return [{ kind: "company" }];
      case "said":
        return [{ kind: "said", seat: message.seat, phrase: message.phrase }];
      case "clock":
        return [{ kind: "clock", clock: message }];
      case "done":
        this.answered(message.move_id);
        return [{ kind: "company" }];
      case "refused":
        return this.refused(message.move_id, message.error);
      case "error":
        return [
          {
            kind: endings.includes(message.error.code) ? "ended" : "refused",
            error: message.error,
          },
        ];
      case "pong":
        return [];
    }
  }

  private hello(message: TableDescription): Effect[] {
    const { table, header, seats, you, ply, over, given_up, draws } = message;
    const more = { ...(given_up ? { given_up } : {}), ...(draws ? { draws } : {}) };
    this.description = { table, header, seats, you, ply, over, ...more };
    const { incidents = [] } = message;
    const undone = this.takeBack(incidents.slice(this.incidents.length));
    this.incidents = incidents;
    this.greeted = true;
    const described: Effect[] = [...undone, { kind: "described" }];
    // The server has fewer events than we: it will send them all, and we start over.
    return ply < this.events.length ? [...described, this.startOver()] : described;
  }

  private eventsFrom(from: number, events: string[]): Effect[] {
    if (from > this.events.length) return [{ kind: "gap" }];
    const known = this.events.slice(from);
    if (known.some((event, index) => events[index] !== event)) {
      return [this.startOver(), { kind: "gap" }];
    }
    const fresh = events.slice(known.length);
    this.events.push(...fresh);
    this.settle();
    return [{ kind: "events", events: fresh, reset: false }];
  }

  private incident(number: number, text: string): Effect[] {
    if (number > this.incidents.length) return [{ kind: "gap" }];
    if (number < this.incidents.length) return [];
    this.incidents = [...this.incidents, text];
    const { description } = this;
    const you = description && seatsAfterSwap(description.you, text);
    if (description && you) this.description = { ...description, you };
    const described: Effect[] = you ? [{ kind: "described" }] : [];
    return [...this.takeBack([text]), ...described, { kind: "company" }];
  }

  /** Drops what these incidents take back. */
  private takeBack(incidents: readonly string[]): Effect[] {
    const to = Math.min(...incidents.map(keptEvents));
    if (to >= this.events.length) return [];
    this.events.length = to;
    return [{ kind: "undone", to }];
  }

  private window({ ply, length_ms, left_ms, claimant }: WindowMessage): Effect[] {
    // An old one, if events have come since.
    if (ply !== this.events.length) return [];
    return [{ kind: "window", length: length_ms, left: left_ms, claimant: claimant ?? null }];
  }

  private author(seat: number) {
    const undone = this.incidents.filter((text) => keptEvents(text) < Infinity).length;
    const more = undone > 0 ? { undone } : {};
    return { move_id: this.newMoveId(), seat, expected_ply: this.events.length, ...more };
  }

  private send<Message extends MoveMessage | ClaimMessage>(message: Message): Message {
    this.pending = message;
    this.acceptedPly = null;
    return message;
  }

  private noted(moveId: string): Effect[] {
    const seat = this.pending?.seat;
    if (seat === undefined || moveId !== this.pending?.move_id) return [];
    this.pending = null;
    return [{ kind: "noted", seat }];
  }

  private refused(moveId: string, error: CoreError): Effect[] {
    const deed = this.answered(moveId);
    if (!deed && moveId !== this.pending?.move_id) return [];
    if (!deed) this.pending = null;
    return [{ kind: "refused", error }];
  }

  /** What was wanted has its answer; undefined if nobody wanted it. */
  private answered(moveId: string): DeedMessage | undefined {
    const deed = this.deeds.find(({ move_id: id }) => id === moveId);
    this.deeds = this.deeds.filter((other) => other !== deed);
    return deed;
  }

  /** The pending move is done once it is accepted and its event is here. */
  private settle(): void {
    if (this.acceptedPly === null || this.events.length <= this.acceptedPly) return;
    this.pending = null;
    this.acceptedPly = null;
  }
}
