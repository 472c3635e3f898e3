// The HTTP half of the table protocol (docs/protocol.md).
import type { Outcome } from "./core";
import type { CoreError } from "./games";
import { pageError } from "./page_error";
import type { TableDescription } from "./protocol";

export type SeatRequest =
  { kind: "me"; name?: string } | { kind: "open" } | { kind: "bot"; level: number };

export interface RaceTerms {
  /** Null: no end. */
  window_s: number | null;
  missed: "shown" | "hidden";
}

export interface TableRequest {
  game: string;
  players: number;
  options: Record<string, string>;
  /** Data of the game's own, as record tags. */
  tags?: Record<string, string>;
  /** For a game with races: how they are run (docs/protocol.md, Races). */
  race?: RaceTerms;
  seats: SeatRequest[];
}

export interface Invitation {
  seat: number;
  /** `/join/<table>#<secret>` */
  path: string;
}

export interface CreatedTable {
  table: string;
  seats: number[];
  invitations: Invitation[];
}

/** A table at which the person of this browser holds seats. */
export interface SeatedTable {
  table: string;
  game: string;
  you: number[];
  ply: number;
  over: boolean;
}

const unreachable = pageError("page_unreachable", "unreachable");

const posted = (body: object): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

async function ask<T>(path: string, request: RequestInit = {}): Promise<Outcome<T>> {
  try {
    const response = await fetch(path, { ...request, cache: "no-store" });
    const answer = (await response.json()) as T & { error?: CoreError };
    return answer.error ? { ok: false, error: answer.error } : { ok: true, value: answer };
  } catch {
    return { ok: false, error: unreachable };
  }
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const createTable = (request: TableRequest) =>
  ask<CreatedTable>("/api/tables", posted(request));

export const describeTable = (table: string) => ask<TableDescription>(at(table));

export const claimSeat = (table: string, invitation: string, name: string) =>
  ask<{ table: string; seats: number[] }>(`${at(table)}/claim`, posted({ invitation, name }));

/** For good and for everybody; the server allows it as long as nobody else sits there. */
export const deleteTable = (table: string) =>
  ask<{ deleted: string }>(at(table), { method: "DELETE" });

export async function fetchRecord(table: string): Promise<string> {
  const response = await fetch(`${at(table)}/record`);
  if (!response.ok) throw new Error(`the record: ${response.status}`);
  return response.text();
}

/** Where the person of this browser holds seats, the latest table first. */
export const seatedTables = () => ask<{ tables: SeatedTable[] }>("/api/person");

/** A link, `/recover#<secret>`: whoever opens it becomes this person. */
export const makeRecovery = () => ask<{ path: string }>("/api/person/recovery", posted({}));

export const recover = (secret: string) =>
  ask<{ tables: SeatedTable[] }>("/api/person/recover", posted({ secret }));

export function socketAddress(table: string, since: number): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}${at(table)}/socket?since=${since}`;
}
