// The outside world of online tables: the browser's sockets, clock and memory.
import { describeTable, fetchRecord, socketAddress } from "./api";
import { memory, reducedMotion, settings } from "./browser.svelte";
import { browserOutside } from "./connection";
import type { OnlineOutside } from "./online_table.svelte";
import { newId } from "./storage";

export const onlineOutside: OnlineOutside = {
  ...browserOutside,
  memory,
  describe: describeTable,
  socketAddress,
  fetchRecord,
  newMoveId: newId,
  reducedMotion,
  speed: () => settings.current.speed,
  now: () => Date.now(),
  uptime: () => performance.now(),
};
