// People whom this browser's person has sat with, and the tables to which they invite each other
// (docs/protocol.md, Known people). They have no names of their own here: each is whoever sits at a
// seat of a table that both know.
import { ask, posted } from "./api";
import type { Outcome } from "./core";
import { ownFigure } from "./own_figure";
import { count, listOf, maybe, number, object, text, type Read } from "./reading";
import type { OnlineSeat } from "./protocol";
import type { Memory } from "./storage";
import { claimedSeats } from "./wire";

const person = object({
  table: text,
  seat: count,
  name: text,
  figure: maybe(text),
  game: text,
  /** When the table was made at which they met last, in Unix seconds. */
  at: number,
});
const knownPeople = object({ known: listOf(person) });
const nothing = object({});

export type KnownPerson = Read<typeof person>;

const at = (table: string, what: string) => `/api/tables/${encodeURIComponent(table)}/${what}`;

/** The latest first. */
export const listKnown = () => ask(knownPeople, "/api/person/known");

/** The answer is the same whatever comes of it. */
export const invite = (table: string, { table: met, seat }: KnownPerson) =>
  ask(nothing, at(table, "invite"), posted({ table: met, seat }));

export const decline = (table: string) => ask(nothing, at(table, "decline"), posted({}));

/** Takes a free seat of a table that one is invited to. */
export async function acceptInvite(
  memory: Memory,
  table: string,
  name: string,
): Promise<Outcome<unknown>> {
  const answer = await ask(
    claimedSeats,
    at(table, "sit"),
    posted({ name, ...(await ownFigure()) }),
  );
  // What the page remembers of watching does not know of the seat: it is asked for anew.
  const seen = answer.ok ? memory.tables.get(table) : null;
  if (seen) memory.tables.put({ ...seen, record: "" });
  return answer;
}

/**
 * Those who may be elsewhere: who sits at the table is left out by their name, as nobody is told who
 * somebody is.
 */
export function elsewhereOnly(
  known: readonly KnownPerson[],
  seats: readonly OnlineSeat[],
): KnownPerson[] {
  const there = new Set(seats.filter(({ claimed }) => claimed).map(({ name }) => name));
  return known.filter(({ name }) => !there.has(name));
}
