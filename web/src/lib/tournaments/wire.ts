// What the server says of tournaments, and what is asked of it (docs/protocol.md, Tournaments).
import { ask, posted } from "../api";
import {
  count,
  flag,
  listOf,
  mapOf,
  maybe,
  number,
  object,
  oneOf,
  text,
  type Read,
} from "../reading";

export const systems = ["round-robin", "swiss", "knock-out", "arena"] as const;
export type System = (typeof systems)[number];
const phases = ["waiting", "running", "ended", "cancelled"] as const;
export type Phase = (typeof phases)[number];

const terms = object({
  name: maybe(text),
  game: text,
  options: maybe(mapOf(text)),
  seats: count,
  system: oneOf(...systems),
  clock: text,
  most: count,
  rounds: maybe(count),
  minutes: maybe(count),
  at: maybe(count),
  starts: maybe(number),
  bots: maybe(count),
  level: maybe(count),
  listed: maybe(flag),
});
export type Terms = Read<typeof terms>;

const entry = object({
  tournament: text,
  terms,
  phase: oneOf(...phases),
  people: count,
  players: count,
  round: count,
  you: maybe(count),
  organiser: maybe(flag),
});
export type Entry = Read<typeof entry>;

export const fact = object({ at: number, text, name: maybe(text) });
export type Fact = Read<typeof fact>;

const state = {
  from: count,
  facts: listOf(fact),
  phase: oneOf(...phases),
  due: maybe(number),
  standings: maybe(listOf(listOf(number))),
};
export const news = object(state);
export type News = Read<typeof news>;
export const whole = object({
  ...state,
  tournament: text,
  terms,
  organiser: maybe(flag),
  you: maybe(count),
  now: number,
});
export type Whole = Read<typeof whole>;

/** Their page, or that of one. */
export const tournamentPath = (id = "") => `/tournaments${id && `/${id}`}`;

const at = (id: string) => `/api/tournaments/${encodeURIComponent(id)}`;

export const listTournaments = () =>
  ask(object({ tournaments: listOf(entry) }), "/api/tournaments");
export const describeTournament = (id: string) => ask(object({ tournament: text }), at(id));
export const makeTournament = (made: Terms) =>
  ask(object({ tournament: text }), "/api/tournaments", posted(made));
export const joinTournament = (id: string, name: string) =>
  ask(object({ entrant: count }), `${at(id)}/join`, posted({ name }));
/** What takes no more than its address. */
export const tell = (id: string, what: "leave" | "start" | "cancel") =>
  ask(object({}), `${at(id)}/${what}`, posted({}));
