// What this browser adds to the chance of a table of the server (docs/fair.md), and whether the record has it
// in the end.
//
// It is drawn once for a table and kept here, so that nobody else has to be believed for it. The server keeps
// the first contribution of a seat: one that another browser of the same person was faster with is not ours to
// vouch for. From which event on it counts is kept as well: a server could write down a late one, and leave it out.
import { ask, posted } from "../api";
import { count, listOf, maybe, object, readingJson, text } from "../reading";
import { hexOf, type Contribution } from "./draws";
import { contributionsIn, readRecord } from "./verify";

const prefix = "benben.fair.";
const kept = object({
  bytes: text,
  seats: listOf(object({ seat: count, from: maybe(count) })),
});

/** This browser's own numbers, and the seats that it has offered them for. */
interface Share {
  bytes: string;
  /** From which event on they count; absent: they were not taken. */
  seats: readonly { seat: number; from?: number | undefined }[];
}

export interface FairOutside {
  entries: Pick<Storage, "getItem" | "setItem">;
  random: () => Uint8Array;
  /** Whether the server has taken it. */
  send: (table: string, bytes: string) => Promise<boolean>;
  record: (table: string) => Promise<string>;
}

const browser: FairOutside = {
  get entries() {
    return localStorage;
  },
  random: () => crypto.getRandomValues(new Uint8Array(32)),
  send: async (table, contribution) => {
    const path = `/api/tables/${encodeURIComponent(table)}/contribution`;
    return (await ask(object({}), path, posted({ contribution }))).ok;
  },
  record: async (table) => {
    const answer = await fetch(`/api/tables/${encodeURIComponent(table)}/record`);
    return answer.text();
  },
};

function shareOf(table: string, { entries }: FairOutside): Share | null {
  const stored = entries.getItem(prefix + table);
  if (stored === null) return null;
  const read = readingJson(kept, stored);
  return read.ok ? read.value : null;
}

/** All that the seats have contributed, as a record says. */
function contributed(record: string): Contribution[] {
  const { tags } = readRecord(record);
  return contributionsIn(tags, Number(tags.get("Players"))) ?? [];
}

/** What was offered for these seats, and stands in the record for what chance is still to decide. */
function offered(record: string, bytes: string, seats: readonly number[]): Share {
  const { events } = readRecord(record);
  const own = contributed(record).filter((it) => it.bytes === bytes && it.ply <= events.length);
  return {
    bytes,
    seats: seats.map((seat) => ({ seat, from: own.find((it) => it.seat === seat)?.ply })),
  };
}

/** Adds to chance for the seats of this browser, unless it has done so. */
export async function contribute(
  table: string,
  seats: readonly number[],
  outside: FairOutside = browser,
): Promise<void> {
  const share = shareOf(table, outside) ?? { bytes: hexOf(outside.random()), seats: [] };
  if (seats.every((seat) => share.seats.some((it) => it.seat === seat))) return;
  if (!(await outside.send(table, share.bytes))) return;
  const now = offered(await outside.record(table), share.bytes, seats);
  outside.entries.setItem(prefix + table, JSON.stringify(now));
}

/** Whether all that this browser added stands in the record as it did; `other`: what its seats have was not
    added by this browser; null if it added nothing. Whoever changes places takes it along. */
export function hasOwn(
  table: string,
  record: string,
  outside: FairOutside = browser,
): "there" | "other" | "missing" | null {
  const share = shareOf(table, outside);
  if (!share || share.seats.length === 0) return null;
  const all = contributed(record);
  const plies = (from: readonly (number | undefined)[]) => [...from].sort().join();
  const kept = share.seats.map(({ from }) => from).filter((from) => from !== undefined);
  if (kept.length === 0) {
    const taken = share.seats.every(({ seat }) => all.some((it) => it.seat === seat));
    return taken ? "other" : "missing";
  }
  const found = all.filter(({ bytes }) => bytes === share.bytes).map(({ ply }) => ply);
  return plies(found) === plies(kept) ? "there" : "missing";
}
