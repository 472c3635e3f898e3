// What this browser remembers of a table of the server that it has seen.
import type { OnlineSeat } from "./protocol";
import type { Company } from "./table/company.svelte";
import { joinRecord, splitRecord, withResult, withSeats } from "./record";
import type { Memory, RememberedTable } from "./storage";
import type { Timeline } from "./timeline";

/** What is known of a table. */
export interface Seen {
  readonly id: string;
  readonly timeline: Timeline;
  readonly onlineSeats: OnlineSeat[];
  readonly company: Company;
  /** Set when the server has it no longer. */
  readonly gone: unknown;
  readonly told: boolean;
}

/** A header that tells what happened to the seats. */
const withIncidents = (header: string, incidents: readonly string[]): string =>
  header + incidents.map((text, number) => `[Incident.${number} "${text}"]\n`).join("");

/** The record of what was seen, with its tags as the server's record has them. */
export function seenRecord({ timeline, onlineSeats, company }: Seen): string {
  const { header, events } = splitRecord(timeline.record());
  const names = onlineSeats.map(({ name }) => name);
  const { next, scores } = timeline.last;
  const seated = withSeats(header, names);
  const whole = withIncidents(seated, company.told);
  return joinRecord(next === "over" ? withResult(whole, scores) : whole, events);
}

/** Seats that were never taken stand open again at the rematch, each one further, by the same link. */
function passLinksOn(from: RememberedTable, rematch: string, memory: Memory): void {
  const players = from.seats.length;
  const open = from.invitations.filter(({ seat }) => from.seats[seat]?.claimed === false);
  const known = memory.tables.find(rematch);
  if (open.length === 0 || (known && (!known.ok || known.value.invitations.length > 0))) return;
  const invitations = open.map(({ seat, path }) => ({
    seat: (seat + 1) % players,
    path: path.replace(`/join/${from.id}#`, `/join/${rematch}#`),
  }));
  const { game, touched } = from;
  const entry = { id: rematch, game, touched, record: "", seats: [], you: [], over: false };
  memory.tables.put({ ...entry, ...known?.value, invitations });
}

/** @param now - milliseconds since 1970. */
export function rememberSeen(table: Seen, memory: Memory, now: number): void {
  const { id, timeline, onlineSeats, company, gone, told } = table;
  const known = memory.tables.find(id);
  // What cannot be read may hold the links of others: it is the person's to save or remove.
  if (known && !known.ok) return;
  const seen: RememberedTable = {
    id,
    game: timeline.game,
    record: timeline.record(),
    seats: onlineSeats,
    you: [...company.held],
    over: timeline.last.next === "over",
    invitations: known?.value.invitations ?? [],
    touched: now,
    ...(gone !== null ? { gone: true } : {}),
    // Another tab may have seen the scoring.
    ...(told || known?.value.told ? { told: true } : {}),
    ...(company.told.length > 0 ? { incidents: [...company.told] } : {}),
    ...(company.givenUp ? { given_up: true } : {}),
  };
  memory.tables.put(seen);
  const { rematch } = company.now;
  if (rematch) passLinksOn(seen, rematch.table, memory);
}
