// Data of a game's own, read by the core from a person's file. Loaded when somebody has such a file.
import { undrawn, type CatalogueEntry } from "./catalogue";
import type { Core, Outcome } from "./core";
import { loadCore, loadReader } from "./load_core";
import { joinRecord, newHeader } from "./record";

type Tags = Record<string, string>;

/** The tags that the file describes, or what is wrong with it or with a game that has them. */
export async function readOwnData(
  entry: CatalogueEntry,
  file: string,
  players: number,
  options: Record<string, string>,
): Promise<Outcome<Tags>> {
  const [core, reader] = await Promise.all([loadCore(entry.name), loadReader(entry.name)]);
  const read = reader.readTags(entry.name, file);
  const error = read.ok ? faultOf(core, entry, players, options, read.value) : null;
  return error ? { ok: false, error } : read;
}

/** What stands against a game with these tags, each of which is right by itself. */
function faultOf(
  core: Core,
  entry: CatalogueEntry,
  players: number,
  options: Record<string, string>,
  tags: Tags,
) {
  const { name: game, rules } = entry;
  const header = newHeader({ game, rules, players, tags, options, seats: [], date: "" });
  const opened = core.open(joinRecord(header, []));
  // Its line is one of a record that nobody sees.
  if (!opened.ok) return { ...opened.error, line: undefined };
  opened.value.close();
  return undrawn(entry, Object.keys(tags));
}
