// The outside world of online tables: the browser's sockets, clock and memory.
import { describeTable, socketAddress } from "./api";
import { memory, reducedMotion } from "./browser.svelte";
import { browserOutside } from "./connection";
import type { OnlineOutside } from "./online_table.svelte";
import { newId } from "./storage";

async function fetchRecord(table: string): Promise<string> {
  const response = await fetch(`/api/tables/${encodeURIComponent(table)}/record`);
  if (!response.ok) throw new Error(`the record: ${response.status}`);
  return response.text();
}

export const onlineOutside: OnlineOutside = {
  ...browserOutside,
  memory,
  describe: describeTable,
  socketAddress,
  fetchRecord,
  newMoveId: newId,
  reducedMotion,
  now: () => Date.now(),
};
