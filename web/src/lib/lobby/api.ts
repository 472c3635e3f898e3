// What the lobby asks of the server over HTTP (docs/protocol.md, The lobby).
import { ask, posted } from "../api";
import type { Outcome } from "../core";
import { invitation } from "../entries";
import { count, listOf, maybe, object, text } from "../reading";
import { ownFigure } from "../own_figure";
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

/** Sits down at a table of that game that waits, or opens one; gives its id. */
export async function playNow(
  memory: Memory,
  game: string,
  players: number,
  name: string,
): Promise<Outcome<string>> {
  const request = { game, players, name, ...(await ownFigure()) };
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
  const request = { name, ...(await ownFigure()) };
  const answer = await ask(claimedSeats, `/api/tables/${table}/sit`, posted(request));
  if (!answer.ok) return answer;
  remember(memory, table, game, answer.value.seats);
  return { ok: true, value: table };
}
