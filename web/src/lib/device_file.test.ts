// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { deviceFile, largestFile, readDeviceFile, takeDeviceFile } from "./device_file";
import { LessonProgress } from "./lesson/progress";
import { Marks, type Mark } from "./puzzles/marks";
import { Results, type Result } from "./results";
import { SettingsStore } from "./settings.svelte";
import { passingEntries } from "./storage";

const of = (id: string): Result => ({
  id,
  kind: "local",
  game: "pyramix",
  players: [
    { kind: "me", name: "" },
    { kind: "bot", name: "bot:3" },
  ],
  scores: [30, 20],
  winners: [0],
  touched: 1,
});

const solved: Mark = {
  game: "pyramix",
  id: "1-2-3",
  difficulty: 3,
  how: "first",
  day: 20000,
  daily: true,
};

function device() {
  const entries = passingEntries();
  return {
    settings: new SettingsStore(entries),
    results: new Results(entries),
    marks: new Marks(entries),
    lessons: new LessonProgress(entries, () => 5),
  };
}

const learned = { id: "pyramix", at: 3, finished: false, touched: 4 };

const file = (change: object = {}) =>
  JSON.stringify({
    benben: "device",
    version: 1,
    saved: 5,
    settings: { theme: "dark" },
    results: [of("a")],
    ...change,
  });

const faultOf = (text: string) => {
  const read = readDeviceFile(text);
  return read.ok ? null : read.fault;
};

const taken = (text: string, here = device()) => {
  const read = readDeviceFile(text);
  if (!read.ok) throw new Error(read.fault.kind);
  return takeDeviceFile(read.value, here);
};

describe("the file of a device", () => {
  it("is read as it was written", () => {
    const from = device();
    from.settings.set({ volume: 0.25, name: "Ada" });
    from.results.add([of("a"), of("b")]);
    from.marks.add([solved]);
    from.lessons.add([learned]);
    const read = readDeviceFile(deviceFile(from, 7));
    expect(read).toMatchObject({
      ok: true,
      value: { results: [of("a"), of("b")], puzzles: [solved], lessons: [learned] },
    });
    expect(read.ok && read.value.settings).toEqual(from.settings.current);
  });

  it("brings how far somebody came in lessons, and need not", () => {
    const here = device();
    expect(taken(file({ lessons: [learned] }), here).lessons).toBe(1);
    expect(here.lessons.of("pyramix")).toEqual(learned);
    expect(taken(file({ lessons: [learned] }), here).lessons).toBe(0);
    expect(faultOf(file({ lessons: [{ ...learned, at: -1 }] }))).toEqual({
      kind: "wrong",
      field: "lessons[0].at",
    });
  });

  it("is refused whole, with the place of its fault", () => {
    expect(faultOf(file())).toBeNull();
    expect(faultOf("{")).toEqual({ kind: "no json" });
    expect(faultOf("[]")).toEqual({ kind: "not ours" });
    expect(faultOf(file({ benben: "game" }))).toEqual({ kind: "not ours" });
    expect(faultOf(file({ version: 2, results: 1 }))).toEqual({ kind: "too new" });
    expect(faultOf(file({ version: 0 }))).toEqual({ kind: "wrong", field: "version" });
    expect(faultOf(file({ saved: undefined }))).toEqual({ kind: "wrong", field: "saved" });
    const theme = file({ settings: { muted: true, theme: "pink" } });
    expect(faultOf(theme)).toEqual({ kind: "wrong", field: "settings.theme" });
    const results = file({ results: [of("a"), { ...of("b"), scores: [1] }] });
    expect(faultOf(results)).toEqual({ kind: "wrong", field: "results[1].scores" });
    expect(faultOf(" ".repeat(largestFile + 1))).toEqual({ kind: "too large" });
  });

  it("adds results and changes settings, and says how many", () => {
    const here = device();
    here.settings.set({ muted: true, theme: "light" });
    here.results.add([{ ...of("a"), touched: 9 }, of("c")]);
    const text = file({ results: [of("a"), of("b")] });
    const none = { lost: 0, puzzles: 0, lessons: 0 };
    expect(taken(text, here)).toEqual({ settings: 1, fresh: 1, known: 1, ...none });
    expect(here.settings.current).toMatchObject({ theme: "dark", muted: true });
    const ids = here.results.all().map(({ id, touched }) => `${id}${touched}`);
    expect(ids.sort()).toEqual(["a9", "b1", "c1"]);
    expect(taken(text, here)).toEqual({ settings: 0, fresh: 0, known: 2, ...none });
  });

  it("leaves out settings of a later version, and a result that stands there twice", () => {
    const text = file({ settings: { later: 1 }, results: [of("a"), of("a")] });
    const none = { lost: 0, puzzles: 0, lessons: 0 };
    expect(taken(text)).toEqual({ settings: 0, fresh: 1, known: 0, ...none });
  });

  it("adds the marks of puzzles that have none here", () => {
    const here = device();
    const text = file({ puzzles: [solved, { ...solved, id: "1-2-4" }] });
    here.marks.add([{ ...solved, how: "later" }]);
    expect(taken(text, here)).toMatchObject({ puzzles: 1 });
    expect(here.marks.all().map(({ id, how }) => [id, how])).toEqual([
      ["1-2-3", "later"],
      ["1-2-4", "first"],
    ]);
    expect(faultOf(file({ puzzles: [{ ...solved, how: "never" }] }))).toEqual({
      kind: "wrong",
      field: "puzzles[0].how",
    });
  });

  it("says what the browser has no room for", () => {
    const full = {
      ...passingEntries(),
      setItem: () => {
        throw new Error("full");
      },
    };
    const here = {
      settings: new SettingsStore(full),
      results: new Results(full),
      marks: new Marks(full),
      lessons: new LessonProgress(full),
    };
    expect(taken(file(), here)).toMatchObject({ fresh: 0, lost: 1 });
  });
});
