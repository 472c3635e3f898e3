// Players and ratings, as the server tells of them (docs/protocol.md, Ratings).
import { ask, posted } from "../api";
import { count, flag, listOf, maybe, number, object, text, type Read } from "../reading";
import { searchOf, type Filters } from "./filters";

const shown = { name: text, figure: maybe(text), bot: maybe(flag) };
const numbers = { mean: number, deviation: number, provisional: flag, games: count, wins: count };
const pool = { game: text, seats: count };

const rating = object({ ...pool, ...numbers, course: listOf(number) });
const profile = object({
  ...shown,
  made: maybe(count),
  hidden: maybe(flag),
  ratings: listOf(rating),
});
const rated = {
  rank: count,
  before: maybe(number),
  mean: maybe(number),
  deviation: maybe(number),
  provisional: maybe(flag),
};
const played = object({
  number: count,
  table: text,
  ...pool,
  day: count,
  own: count,
  players: listOf(object({ ...shown, ...rated })),
});
const history = object({ games: listOf(played), next: maybe(count) });
const encounters = object({
  pools: listOf(object({ ...pool, games: count, before: count, behind: count })),
});
const leader = object({ ...shown, ...numbers });
const leaders = object({
  ...pool,
  from: count,
  ranked: listOf(leader),
  next: maybe(count),
  provisional: listOf(leader),
});
const tableRatings = object({ seats: listOf(object(rated)) });
const nothing = object({});

export type Profile = Read<typeof profile>;
export type PoolRating = Read<typeof rating>;
export type Played = Read<typeof played>;
export type Leader = Read<typeof leader>;
export type Shown = Pick<Leader, "name" | "figure" | "bot">;

const at = (name: string) => `/api/players/${encodeURIComponent(name)}`;

export const profileOf = (name: string) => ask(profile, at(name));
export const encountersOf = (name: string, other: string) =>
  ask(encounters, `${at(name)}/against/${encodeURIComponent(other)}`);
export const leadersOf = (game: string, seats: number, from = 0) =>
  ask(leaders, `/api/ratings/${game}/${seats}${from > 0 ? `?from=${from}` : ""}`);
export const ratingsAt = (table: string) =>
  ask(tableRatings, `/api/tables/${encodeURIComponent(table)}/ratings`);
export const showProfile = (shows: boolean) =>
  ask(nothing, "/api/account/profile", posted({ profile: shows ? "shown" : "hidden" }));

export const historyOf = (name: string, filters: Filters, before?: number) =>
  ask(history, `${at(name)}/games${searchOf(filters, before)}`);

/** "+12", "−8", with the sign that is as broad as the plus. */
export const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);
