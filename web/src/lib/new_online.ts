// A new table of the server. What speaks with the server is loaded when one is wanted.
import type { CreatedTable, TableRequest } from "./api";
import type { Outcome } from "./core";
import { pageError } from "./page_error";

export async function createTable(request: TableRequest): Promise<Outcome<CreatedTable>> {
  const api = await import("./api").catch(() => null);
  return api ? api.createTable(request) : { ok: false, error: pageError("page_not_loaded") };
}
