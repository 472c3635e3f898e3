// The HTTP half of the table protocol (docs/protocol.md).
import type { ClockTerms } from "./clock_terms";
import type { Outcome } from "./core";
import { pageError } from "./page_error";
import { reading, type Reader } from "./reading";
import {
  claimedSeats,
  createdTable,
  deletedTable,
  invitedSeats,
  protocolVersion,
  recoveryLink,
  refusingAnswer,
  seatedTables as seatedTablesAnswer,
  tableDescription,
} from "./wire";

export type SeatRequest =
  | { kind: "me"; name?: string; figure?: string }
  | { kind: "open" }
  | { kind: "bot"; level: number }
  | { kind: "engine"; engine: string };

export interface RaceTerms {
  /** Null: no end. */
  window_s: number | null;
  missed: "shown" | "hidden";
  knock: "claim" | "show";
}

export interface AbsentTerms {
  after_s: number;
  then: "vote" | "bot" | "wait";
  /** Of the bot that stands in. */
  level: number;
}

/** What people agree on beside the game's own rules. */
export interface Terms {
  /** What becomes of who is away (docs/protocol.md, Coming and going). */
  absent?: AbsentTerms;
  /** How moves are timed (Clocks). */
  clock?: ClockTerms;
}

export interface TableRequest extends Terms {
  game: string;
  players: number;
  options: Record<string, string>;
  /** Data of the game's own, as record tags. */
  tags?: Record<string, string>;
  /** For a game with races: how they are run (docs/protocol.md, Races). */
  race?: RaceTerms;
  /** How it finds its people, and who may look on (docs/protocol.md, The lobby). */
  listed?: boolean;
  fill?: { after_s: number; level: number };
  watch?: "anyone" | "delayed" | "players";
  /** Its result counts for ratings (docs/protocol.md, Ratings). */
  rated?: boolean;
  /** Who may write to the others (docs/protocol.md, Chat). */
  chat?: "nobody" | "accounts" | "everyone";
  seats: SeatRequest[];
}

export type { Invitation } from "./entries";
export type { CreatedTable, SeatedTable } from "./wire";

const unreachable = pageError("page_unreachable", "unreachable");

export const posted = (body: object): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

const renewed = () => fetch("/api/account", { cache: "no-store" }).catch(() => null);

export async function ask<T>(
  reader: Reader<T>,
  path: string,
  request: RequestInit = {},
): Promise<Outcome<T>> {
  let answer: unknown;
  try {
    const response = await fetch(path, { ...request, cache: "no-store" });
    answer = await response.json();
  } catch {
    return { ok: false, error: unreachable };
  }
  const refusing = reading(refusingAnswer, answer);
  if (refusing.ok) {
    // Signed in or out meanwhile: a browser that shows what proves nobody any more gets something
    // new, so that trying again helps.
    if (refusing.value.error.fault === "new_person") await renewed();
    return { ok: false, error: refusing.value.error };
  }
  const read = reading(reader, answer);
  if (read.ok) return read;
  const field = read.misread.field;
  return { ok: false, error: pageError("page_misread", "misread", { field }) };
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const createTable = (request: TableRequest) =>
  ask(createdTable, "/api/tables", posted(request));

export const describeTable = (table: string) => ask(tableDescription, at(table));

/** What an invitation is still good for. */
export const lookAtInvitation = (table: string, invitation: string) =>
  ask(invitedSeats, `${at(table)}/invitation`, posted({ invitation }));

/** Without a seat: the first that is free. */
export const claimSeat = (
  table: string,
  claim: { invitation: string; name: string; figure?: string; seat?: number | undefined },
) => ask(claimedSeats, `${at(table)}/claim`, posted(claim));

/** For good and for everybody; the server allows it as long as nobody else sits there. */
export const deleteTable = (table: string) => ask(deletedTable, at(table), { method: "DELETE" });

export async function fetchRecord(table: string): Promise<string> {
  const response = await fetch(`${at(table)}/record`);
  if (!response.ok) throw new Error(`the record: ${response.status}`);
  return response.text();
}

/** Where the person of this browser holds seats, the latest table first. */
export const seatedTables = () => ask(seatedTablesAnswer, "/api/person");

/** A link, `/recover#<secret>`: whoever opens it becomes this person. */
export const makeRecovery = () => ask(recoveryLink, "/api/person/recovery", posted({}));

export const recover = (secret: string) =>
  ask(seatedTablesAnswer, "/api/person/recover", posted({ secret }));

/** What a page knows of a table: so many events, and what happened beside the game. */
export type Known = { since: number; incidents: readonly string[] };

export function socketAddress(table: string, { since, incidents }: Known): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const query = `protocol=${protocolVersion}&since=${since}&incidents=${incidents.length}`;
  return `${scheme}://${location.host}${at(table)}/socket?${query}`;
}
