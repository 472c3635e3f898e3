// Settings and statistics as one file (docs/device_file.md): how it is written, read, and taken over.
//
// A file is read whole before anything of it is taken: one with a fault changes nothing, and the
// fault names its place. Results are added to those that are there, never put in their place.
import { mark, type Mark, type Marks } from "./puzzles/marks";
import {
  count,
  exactly,
  listOf,
  mapOf,
  maybe,
  Misread,
  number,
  object,
  readingJson,
  type Reader,
} from "./reading";
import { progressForm, type LessonProgress, type Progress } from "./lesson/progress";
import { result, type Result, type Results } from "./results";
import { settingNames, settingReader, type Settings, type SettingsStore } from "./settings.svelte";

const version = 1;

/** More than as many results as are kept can take. */
export const largestFile = 2_000_000;

/** What a browser keeps of somebody besides games. */
export interface Device {
  settings: SettingsStore;
  results: Results;
  marks: Marks;
  lessons: LessonProgress;
}

export interface DeviceFile {
  settings: Partial<Settings>;
  results: Result[];
  /** Files of before there were puzzles have none. */
  puzzles?: Mark[];
  /** How far somebody has come in each lesson; files had none at first. */
  lessons?: Progress[];
}

export type FileFault =
  | { kind: "no json" | "not ours" | "too new" | "too large" }
  /** `field`: where it is, `results[3].scores`. */
  | { kind: "wrong"; field: string };

/** What was taken from a file; `known` results were there before, `lost` ones found no room. */
export interface Taken {
  settings: number;
  fresh: number;
  known: number;
  lost: number;
  /** Marks of puzzles that had none. */
  puzzles: number;
  lessons: number;
}

export function deviceFile({ settings, results, marks, lessons }: Device, now: number): string {
  const file = {
    ...{ benben: "device", version, saved: now, settings: settings.current },
    ...{ results: results.all(), puzzles: marks.all(), lessons: lessons.all() },
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}

const anything = mapOf((value) => value);

/** Any of the settings; one that this version does not know is left out. */
const someSettings: Reader<Partial<Settings>> = (value, at) => {
  const given = anything(value, at);
  const known = settingNames.filter((name) => given[name] !== undefined);
  return Object.fromEntries(
    known.map((name) => [name, settingReader(name)(given[name], `${at}.${name}`)]),
  );
};

const kept = object({
  benben: exactly("device"),
  version: exactly(version),
  saved: number,
  settings: someSettings,
  results: listOf(result),
  puzzles: maybe(listOf(mark)),
  lessons: maybe(listOf(progressForm)),
});

/** Whose file it is, before the rest of it is read. */
const head = object({ benben: exactly("device"), version: count });

function faultOf({ field, wanted }: Misread): FileFault {
  return wanted === "JSON" ? { kind: "no json" } : { kind: "wrong", field };
}

export function readDeviceFile(
  text: string,
): { ok: true; value: DeviceFile } | { ok: false; fault: FileFault } {
  const fault = (found: FileFault) => ({ ok: false as const, fault: found });
  if (text.length > largestFile) return fault({ kind: "too large" });
  const opened = readingJson(head, text);
  if (!opened.ok && opened.misread.wanted !== "JSON") return fault({ kind: "not ours" });
  if (opened.ok && opened.value.version > version) return fault({ kind: "too new" });
  const read = readingJson(kept, text);
  return read.ok ? read : fault(faultOf(read.misread));
}

/** Takes the settings over, and adds the results and marks that are not known yet. */
export function takeDeviceFile(file: DeviceFile, device: Device): Taken {
  const { settings, results } = device;
  const changed = settingNames.filter(
    (name) => file.settings[name] !== undefined && file.settings[name] !== settings.current[name],
  );
  if (changed.length > 0) settings.set(file.settings);
  const unknown = file.results.filter(({ id }) => !results.has(id));
  const different = new Set(unknown.map(({ id }) => id)).size;
  const fresh = results.add(unknown);
  return {
    settings: changed.length,
    fresh,
    known: file.results.length - unknown.length,
    lost: different - fresh,
    puzzles: device.marks.add(file.puzzles ?? []),
    lessons: device.lessons.add(file.lessons ?? []),
  };
}
