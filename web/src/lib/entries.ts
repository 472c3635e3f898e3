// The forms of what this browser remembers, each described once: its reader, and its type.
import { count, flag, listOf, maybe, number, object, oneOf, text, type Read } from "./reading";

/** As in the record: a person's name or `bot:4`. */
const localSeat = object({ kind: oneOf("me", "bot"), name: text });

export type LocalSeat = Read<typeof localSeat>;

/** A game on this device, whole: the record is the game. */
export const localGame = object({
  id: text,
  game: text,
  seats: listOf(localSeat),
  record: text,
  over: flag,
  /** Milliseconds since 1970, to sort by. */
  touched: number,
  /** Who has claimed the race after so many events. */
  claim: maybe(object({ ply: count, seat: count })),
  /** The final scoring was seen. */
  told: maybe(flag),
});

export type LocalGame = Read<typeof localGame>;

/** Steps of a turn that is not played yet, or what a board has drawn of one. */
export const keptTurn = object({
  /** The table's. */
  id: text,
  seat: count,
  /** Number of events that it was begun after. */
  ply: count,
  steps: listOf(text),
  confirmed: flag,
  /** It is what a board has drawn. */
  sketch: maybe(flag),
  touched: number,
});

export type KeptTurn = Read<typeof keptTurn>;

export const onlineSeat = object({
  kind: oneOf("human", "bot"),
  name: text,
  claimed: flag,
  /** The bot that plays it for its person. */
  stand_in: maybe(text),
  /** That its person is known by. */
  figure: maybe(text),
});

export type OnlineSeat = Read<typeof onlineSeat>;

/** `path`: `/join/<table>#<secret>` */
export const invitation = object({ seat: count, path: text });

export type Invitation = Read<typeof invitation>;

/** A table on the server that this browser has a seat at or has watched. */
export const rememberedTable = object({
  id: text,
  game: text,
  /** What the page last saw of it; empty before that. */
  record: text,
  seats: listOf(onlineSeat),
  you: listOf(count),
  over: flag,
  invitations: listOf(invitation),
  touched: number,
  /** The server has it no longer. */
  gone: maybe(flag),
  told: maybe(flag),
  /** What happened to its seats, as the server tells it (incidents.ts). */
  incidents: maybe(listOf(text)),
  given_up: maybe(flag),
  /** The seats that were to act when the server was asked last, and how many events it had then. */
  turn: maybe(listOf(count)),
  ply: maybe(count),
  /** When an own clock is over that ran then. */
  due_ms: maybe(number),
});

export type RememberedTable = Read<typeof rememberedTable>;
