// What this browser adds to the chance of a table of the server (docs/fair.md), and whether the record has it
// in the end.
//
// It is drawn once for a table and kept here, so that nobody else has to be believed for it. The server keeps
// the first contribution of a seat: one that another browser of the same person was faster with is not ours to
// vouch for.
import { ask, posted } from "../api";
import { listOf, object, readingJson, count, text } from "../reading";
import { hexOf } from "./draws";
import { contributionsIn, readRecord } from "./verify";

const prefix = "benben.fair.";
const kept = object({ bytes: text, seats: listOf(count) });

/** For which seats this browser's own numbers stood in the record, and which these are. */
interface Share {
  bytes: string;
  seats: number[];
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

/** What of it stands in a record, by seat. */
function standing(record: string, bytes: string): number[] {
  const { tags } = readRecord(record);
  const all = contributionsIn(tags, Number(tags.get("Players"))) ?? [];
  return all.filter((own) => own.bytes === bytes).map(({ seat }) => seat);
}

/** Adds to chance for the seats of this browser, unless it has done so. */
export async function contribute(
  table: string,
  seats: readonly number[],
  outside: FairOutside = browser,
): Promise<void> {
  const share = shareOf(table, outside) ?? { bytes: hexOf(outside.random()), seats: [] };
  if (seats.every((seat) => share.seats.includes(seat))) return;
  if (!(await outside.send(table, share.bytes))) return;
  const own = standing(await outside.record(table), share.bytes);
  outside.entries.setItem(prefix + table, JSON.stringify({ bytes: share.bytes, seats: own }));
}

/** Whether all that this browser added stands in the record; null if it added nothing. */
export function hasOwn(
  table: string,
  record: string,
  outside: FairOutside = browser,
): boolean | null {
  const share = shareOf(table, outside);
  if (!share || share.seats.length === 0) return null;
  const found = standing(record, share.bytes);
  return share.seats.every((seat) => found.includes(seat));
}
