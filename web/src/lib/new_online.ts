// A new table of the server: loaded, with what speaks with the server, when one is wanted.
import { createTable, deleteTable, type TableRequest } from "./api";
import type { Outcome } from "./core";
import { requestedOpening, type OpeningTerms } from "./lobby/opening";
import { ownFigure } from "./own_figure";
import type { Memory } from "./storage";

/** Opens a table and remembers it, with its invitations; gives its id. */
export async function openTable(
  memory: Memory,
  request: TableRequest,
  opening: OpeningTerms = {},
): Promise<Outcome<string>> {
  const figure = await ownFigure();
  // Of several people at one page it is the first one's.
  const own = request.seats.findIndex(({ kind }) => kind === "me");
  const seats = request.seats.map((seat, at) => (at === own ? { ...seat, ...figure } : seat));
  const wanted = { ...request, seats, ...requestedOpening(opening, request.seats) };
  const created = await createTable(wanted);
  if (!created.ok) return created;
  const { table, seats: you, invitations } = created.value;
  const entry = { id: table, game: request.game, record: "", seats: [], you, over: false };
  memory.tables.put({ ...entry, invitations, touched: Date.now() });
  return { ok: true, value: table };
}

/** Removes a table that another has taken the place of, unless somebody else has come to it. */
export async function giveUp(memory: Memory, table: string): Promise<void> {
  const deleted = await deleteTable(table);
  if (deleted.ok) memory.tables.remove(table);
}
