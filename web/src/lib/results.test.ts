import { describe, expect, it } from "vitest";
import { reading } from "./reading";
import { result, Results, type Result } from "./results";
import { passingEntries } from "./storage";

const of = (id: string, touched: number): Result => ({
  id,
  kind: "local",
  game: "pyramix",
  players: [
    { kind: "me", name: "" },
    { kind: "bot", name: "bot:3" },
  ],
  scores: [30, 20],
  winners: [0],
  touched,
});

const ids = (results: Results) => results.all().map(({ id }) => id);

describe("results", () => {
  it("count a game once, whoever finds it again", () => {
    const entries = passingEntries();
    const tab = new Results(entries);
    const other = new Results(entries);
    expect(tab.add([of("a", 1)])).toBe(1);
    expect(other.add([of("a", 2), of("b", 3)])).toBe(1);
    expect(tab.add([of("a", 4)])).toBe(0);
    expect(tab.all()).toEqual([of("b", 3), of("a", 1)]);
    expect(tab.has("b")).toBe(true);
    expect(tab.has("c")).toBe(false);
  });

  it("are bounded: the latest stay", () => {
    const results = new Results(passingEntries(), 3);
    expect(results.add([of("a", 1), of("b", 2), of("c", 3)])).toBe(3);
    expect(results.add([of("d", 4)])).toBe(1);
    expect(ids(results)).toEqual(["d", "c", "b"]);
    expect(results.add([of("e", 0)])).toBe(0);
    expect(ids(results)).toEqual(["d", "c", "b"]);
  });

  it("are deleted for good, and not counted anew, unless they are put back", () => {
    const entries = passingEntries();
    const results = new Results(entries);
    results.add([of("a", 1), of("b", 2)]);
    const deleted = results.clear();
    expect([ids(results), deleted.map(({ id }) => id)]).toEqual([[], ["b", "a"]]);
    const later = new Results(entries);
    expect([later.knows("a"), later.has("a"), later.knows("c")]).toEqual([true, false, false]);
    later.putBack(deleted);
    expect(ids(later)).toEqual(["b", "a"]);
    expect(entries.length).toBe(2);
    // Somebody wants them from a file.
    results.clear();
    expect(results.add([of("a", 1)])).toBe(1);
    expect(ids(results)).toEqual(["a"]);
  });

  it("are not more than the browser keeps", () => {
    const full = {
      ...passingEntries(),
      setItem: () => {
        throw new Error("full");
      },
    };
    expect(new Results(full).add([of("a", 1)])).toBe(0);
  });

  it("have their form, and say where they have not", () => {
    const fault = (change: object) => {
      const read = reading(result, { ...of("a", 1), ...change });
      return read.ok ? null : read.misread.field;
    };
    expect(fault({})).toBeNull();
    expect(fault({ winners: [0, 1] })).toBeNull();
    expect(fault({ kind: "here" })).toBe("kind");
    expect(fault({ scores: [1] })).toBe("scores");
    expect(fault({ winners: [] })).toBe("winners");
    expect(fault({ winners: [2] })).toBe("winners");
    expect(fault({ winners: [1, 0] })).toBe("winners");
    expect(fault({ winners: [0, 0] })).toBe("winners");
    expect(fault({ players: [{ kind: "me" }] })).toBe("players[0].name");
  });
});
