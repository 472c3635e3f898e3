// Sitting down in front of a table of the server.
import type { Core } from "./core";
import type { CoreError } from "./games";
import { OnlineTable, type OnlineOutside } from "./online_table.svelte";
import { joinRecord, tagsOf } from "./record";
import type { RememberedTable } from "./storage";
import { Timeline } from "./timeline";

/** From memory if there is one, else from the server. */
export async function openOnline(
  loadCore: (game: string) => Promise<Core>,
  id: string,
  outside: OnlineOutside,
): Promise<OnlineTable | CoreError> {
  const remembered = outside.memory.tables.get(id);
  const before = remembered?.record
    ? fromMemory(await loadCore(remembered.game), remembered)
    : null;
  if (before && remembered) return new OnlineTable(id, before, remembered, outside);
  const described = await outside.describe(id);
  if (!described.ok) return described.error;
  const { header } = described.value;
  const core = await loadCore(tagsOf(header).get("Game") ?? "");
  const opened = Timeline.open(core, joinRecord(header, []));
  if (!opened.ok) return opened.error;
  return new OnlineTable(id, opened.value, described.value, outside);
}

function fromMemory(core: Core, remembered: RememberedTable): Timeline | null {
  const opened = Timeline.open(core, remembered.record);
  return opened.ok ? opened.value : null;
}
