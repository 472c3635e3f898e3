// What comes from the server, each form described once (docs/protocol.md): its reader, and its type.
//
// Nothing of it is believed unread. A message of a kind that this page does not know is dropped, as
// the protocol wants it; one that does not have its form says where.
import { invitation, onlineSeat } from "./entries";
import {
  count,
  exactly,
  flag,
  listOf,
  mapOf,
  maybe,
  nullOr,
  number,
  object,
  reading,
  readingJson,
  text,
  type Misread,
  type Read,
  type Reader,
} from "./reading";

/** Why something is refused. */
const refusal = object({
  code: text,
  message: text,
  rule: maybe(text),
  line: maybe(count),
  fault: maybe(text),
  params: maybe(mapOf(text)),
});

/** An answer over HTTP that refuses. */
export const refusingAnswer = object({ error: refusal });

const description = {
  table: text,
  header: text,
  seats: listOf(onlineSeat),
  you: listOf(count),
  ply: count,
  over: flag,
  /** The first seat of who opened the table. */
  host: maybe(count),
  /** What happened to the seats so far (incidents.ts). */
  incidents: maybe(listOf(text)),
  given_up: maybe(flag),
  /** Whether a draw can be offered. */
  draws: maybe(flag),
};

export const tableDescription = object(description);
export type TableDescription = Read<typeof tableDescription>;

export const createdTable = object({
  table: text,
  seats: listOf(count),
  invitations: listOf(invitation),
});
export type CreatedTable = Read<typeof createdTable>;

/** A table at which the person of this browser holds seats. */
const seatedTable = object({
  table: text,
  game: text,
  you: listOf(count),
  ply: count,
  over: flag,
  /** The seats that are to act. */
  turn: maybe(listOf(count)),
  given_up: maybe(flag),
  /** Until an own clock that runs is over. */
  left_ms: maybe(number),
});
export type SeatedTable = Read<typeof seatedTable>;

/** An invitation to a table by somebody known (known.ts). */
const invite = object({ table: text, game: text, by: text, figure: maybe(text), at: number });
export type Invite = Read<typeof invite>;

export const seatedTables = object({
  tables: listOf(seatedTable),
  invited: maybe(listOf(invite)),
});
/** The seats that an invitation can still take. */
export const invitedSeats = object({ free: listOf(count) });
export const claimedSeats = object({ table: text, seats: listOf(count) });
export const deletedTable = object({ deleted: text });
export const recoveryLink = object({ path: text });

const messages = {
  hello: object({ type: exactly("hello"), protocol: count, ...description }),
  events: object({ type: exactly("events"), from: count, events: listOf(text) }),
  seats: object({ type: exactly("seats"), seats: listOf(onlineSeat) }),
  accepted: object({ type: exactly("accepted"), move_id: text, ply: count }),
  noted: object({ type: exactly("noted"), move_id: text }),
  /** A claim of a race was the first. */
  claimed: object({ type: exactly("claimed"), move_id: text }),
  /**
   * A race is run at the table, or was claimed by a seat; both times null: until all have answered.
   */
  window: object({
    type: exactly("window"),
    ply: count,
    length_ms: nullOr(number),
    left_ms: nullOr(number),
    claimant: maybe(count),
  }),
  /** Who is here: the people's seats, and how many others; and who has been away for too long. */
  presence: object({
    type: exactly("presence"),
    here: listOf(count),
    watchers: count,
    absent: maybe(listOf(count)),
  }),
  /** Something happened to a seat. */
  incident: object({ type: exactly("incident"), number: count, text }),
  /** Who wants a bot to play for somebody who is away, and how many have to. */
  votes: object({ type: exactly("votes"), absent: count, seats: listOf(count), needed: count }),
  /** Something is asked of all, or that is over. */
  asked: object({
    type: exactly("asked"),
    number: count,
    for: text,
    seat: count,
    /** Of a swap: the other seat. */
    with: maybe(count),
    awaited: maybe(listOf(count)),
    agreed: maybe(listOf(count)),
    end: maybe(text),
    by: maybe(count),
  }),
  /** Somebody says a phrase. */
  said: object({ type: exactly("said"), seat: count, phrase: text }),
  /** What the clocks show; by days the banks, too. */
  clock: object({
    type: exactly("clock"),
    ply: count,
    left_ms: listOf(number),
    running: listOf(count),
    standing_ms: maybe(number),
    bank_ms: maybe(listOf(number)),
  }),
  /** What was asked for beside the game is stored. */
  done: object({ type: exactly("done"), move_id: text }),
  refused: object({ type: exactly("refused"), move_id: text, error: refusal }),
  error: object({ type: exactly("error"), error: refusal }),
  pong: object({ type: exactly("pong") }),
};

export type ServerMessage = Read<(typeof messages)[keyof typeof messages]>;

const byType = new Map<string, Reader<ServerMessage>>(Object.entries(messages));
const anyMessage = object({ type: text, protocol: maybe(count) });

export const protocolVersion = 2;

export type Received =
  | { kind: "message"; message: ServerMessage }
  /** The server speaks another protocol than this page. */
  | { kind: "outdated" }
  /** Something of a later version that we are to ignore. */
  | { kind: "unknown"; type: string }
  | { kind: "malformed"; misread: Misread };

/** The server knows that it does not understand this page. */
const isOutdated = (message: ServerMessage) =>
  message.type === "error" && message.error.code === "outdated";

/** Reads a message of the socket. */
export function received(json: string): Received {
  const whole = readingJson((value) => value, json);
  if (!whole.ok) return { kind: "malformed", misread: whole.misread };
  const any = reading(anyMessage, whole.value);
  if (!any.ok) return { kind: "malformed", misread: any.misread };
  const { type, protocol } = any.value;
  if (type === "hello" && protocol !== protocolVersion) return { kind: "outdated" };
  const reader = byType.get(type);
  if (!reader) return { kind: "unknown", type };
  const read = reading(reader, whole.value);
  if (!read.ok) return { kind: "malformed", misread: read.misread };
  const { value: message } = read;
  return isOutdated(message) ? { kind: "outdated" } : { kind: "message", message };
}
