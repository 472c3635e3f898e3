// The tables at which this browser's person holds seats, as far as the browser does not know them:
// because its memory was cleared, or because the seats came here by a recovery link.
//
// What is remembered stays as it is. A table that is new here is remembered without a record first;
// what can be seen of it is fetched afterwards, and again when somebody opens it.
import type { describeTable, SeatedTable } from "./api";
import { joinRecord, splitRecord } from "./record";
import type { Memory, RememberedTable } from "./storage";

/** Remembers the tables that are not known yet, in the given order among those that are. */
export function rememberSeats(memory: Memory, tables: SeatedTable[], asked: number): void {
  let touched = asked;
  for (const { table, game, you, over, ply, turn, given_up, left_ms } of tables) {
    const found = memory.tables.find(table);
    // What cannot be read is the person's to save or remove.
    if (found && !found.ok) continue;
    const known = found && { ...found.value };
    // A clock that runs no more is not told of.
    delete known?.due_ms;
    touched = known ? Math.min(touched, known.touched) : touched - 1;
    const now = {
      ...(turn ? { turn, ply } : {}),
      ...(given_up ? { given_up } : {}),
      ...(left_ms === undefined ? {} : { due_ms: asked + left_ms }),
    };
    if (known) {
      // Somebody who had only watched here may have become one of the players.
      const then = { ...known, you, ...now };
      if (JSON.stringify(then) !== JSON.stringify(found?.value)) memory.tables.put(then);
      continue;
    }
    const entry = { id: table, game, record: "", seats: [], you, over, invitations: [] };
    memory.tables.put({ ...entry, ...now, touched });
  }
}

export interface Sources {
  describe: typeof describeTable;
  fetchRecord: (table: string) => Promise<string>;
}

/** More would only be fetched in vain: few people scroll so far. */
const fetchedAtOnce = 20;

/** Nothing of it was seen here, or the server has told of events that were not. */
const isBehind = ({ record, gone, ply = 0 }: RememberedTable): boolean =>
  !gone && (record === "" || splitRecord(record).events.length < ply);

/** Fetches what can be seen of the latest tables that are not remembered as they stand. */
export async function fetchUnseen(memory: Memory, sources: Sources): Promise<void> {
  const unseen = memory.tables.all().filter(isBehind);
  const fetched = unseen.slice(0, fetchedAtOnce).map((entry) => fetchOne(memory, sources, entry));
  await Promise.all(fetched);
}

async function fetchOne(memory: Memory, sources: Sources, before: RememberedTable): Promise<void> {
  const { id } = before;
  const described = await sources.describe(id);
  const record = described.ok ? await sources.fetchRecord(id).catch(() => null) : null;
  // Meanwhile it may have been opened in another tab, or put away.
  const entry = memory.tables.get(id);
  if (!entry || entry.record !== before.record) return;
  if (!described.ok) {
    // Nothing of it was ever seen, so nothing is lost.
    if (described.error.code === "unknown" && entry.record === "") memory.tables.remove(id);
    return;
  }
  if (record === null) return;
  const { header, seats, you, over, incidents, given_up } = described.value;
  const whole = joinRecord(header, splitRecord(record).events);
  const gone = { ...(incidents ? { incidents } : {}), ...(given_up ? { given_up } : {}) };
  memory.tables.put({ ...entry, record: whole, seats, you, over, ...gone });
}
