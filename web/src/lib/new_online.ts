// A new table of the server. What speaks with the server is loaded when one is wanted.
import type { TableRequest } from "./api";
import type { Outcome } from "./core";
import { pageError } from "./page_error";
import type { Memory } from "./storage";

/** Opens a table and remembers it, with its invitations; gives its id. */
export async function openTable(memory: Memory, request: TableRequest): Promise<Outcome<string>> {
  const api = await import("./api").catch(() => null);
  if (!api) return { ok: false, error: pageError("page_not_loaded") };
  const created = await api.createTable(request);
  if (!created.ok) return created;
  const { table, seats: you, invitations } = created.value;
  const entry = { id: table, game: request.game, record: "", seats: [], you, over: false };
  memory.tables.put({ ...entry, invitations, touched: Date.now() });
  return { ok: true, value: table };
}

/** Removes a table that another has taken the place of, unless somebody else has come to it. */
export async function giveUp(memory: Memory, table: string): Promise<void> {
  const api = await import("./api").catch(() => null);
  const deleted = await api?.deleteTable(table);
  if (deleted?.ok) memory.tables.remove(table);
}
