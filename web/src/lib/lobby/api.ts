// What the lobby asks of the server over HTTP (docs/protocol.md, The lobby).
import { sayWho, whoAmI } from "../account";
import { ask, posted } from "../api";
import type { Outcome } from "../core";
import { invitation } from "../entries";
import { count, listOf, maybe, object, text } from "../reading";
import type { Memory } from "../storage";
import { claimedSeats } from "../wire";

const openTables = object({ tables: count });
/** A table was opened, or a seat taken at one that was open. */
const played = object({
  table: text,
  seats: listOf(count),
  invitations: maybe(listOf(invitation)),
});

/** How many tables wait in the lobby. */
export const countOpen = () => ask(openTables, "/api/lobby");

const remember = (memory: Memory, table: string, game: string, you: number[]) => {
  const known = memory.tables.get(table);
  const entry = { id: table, game, record: "", seats: [], you, over: false, touched: Date.now() };
  memory.tables.put({ ...entry, invitations: known?.invitations ?? [] });
};

/** Under which figure one comes. A browser that the server does not know becomes somebody first: were the answer
    lost that makes it one, its seat would be a stranger's when it asks again. */
async function whoComes(memory: Memory, name: string): Promise<{ figure?: string }> {
  const who = await whoAmI();
  if (!who.ok) return {};
  const { figure, account } = who.value;
  const isKnown = memory.tables.holdsAny() || who.value.name !== "" || figure !== "" || account;
  if (!isKnown) await sayWho(name, "");
  return figure ? { figure } : {};
}

/** Sits down at a table of that game that waits, or opens one; gives its id. */
export async function playNow(
  memory: Memory,
  game: string,
  players: number,
  name: string,
): Promise<Outcome<string>> {
  const request = { game, players, name, ...(await whoComes(memory, name)) };
  const answer = await ask(played, "/api/lobby/play", posted(request));
  if (!answer.ok) return answer;
  const { table, seats, invitations } = answer.value;
  remember(memory, table, game, seats);
  const entry = memory.tables.get(table);
  if (entry && invitations) memory.tables.put({ ...entry, invitations });
  return { ok: true, value: table };
}

/** Sits down at a table of the lobby; gives its id. */
export async function sitDown(
  memory: Memory,
  table: string,
  game: string,
  name: string,
): Promise<Outcome<string>> {
  const request = { name, ...(await whoComes(memory, name)) };
  const answer = await ask(claimedSeats, `/api/tables/${table}/sit`, posted(request));
  if (!answer.ok) return answer;
  remember(memory, table, game, answer.value.seats);
  return { ok: true, value: table };
}
