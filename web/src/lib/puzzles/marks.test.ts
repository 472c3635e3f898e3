import { describe, expect, it } from "vitest";
import { passingEntries } from "../storage";
import { daysInARow, inARow, isSolved, Marks, rating, solvedOf, type Mark } from "./marks";

const mark = (id: string, more: Partial<Mark> = {}): Mark => ({
  game: "pyramix",
  id,
  difficulty: 2,
  how: "first",
  day: 100,
  daily: false,
  ...more,
});

describe("marks", () => {
  it("are kept, in their order, each puzzle once", () => {
    const entries = passingEntries();
    const marks = new Marks(entries);
    expect(marks.add([mark("a"), mark("b", { how: "shown" })])).toBe(2);
    expect(marks.add([mark("a", { how: "later" }), mark("a", { game: "cubus" })])).toBe(1);
    const again = new Marks(entries).all();
    expect(again.map(({ game, id, how }) => [game, id, how])).toEqual([
      ["pyramix", "a", "first"],
      ["pyramix", "b", "shown"],
      ["cubus", "a", "first"],
    ]);
    expect(marks.of("pyramix", "b")?.how).toBe("shown");
    expect(marks.of("cubus", "b")).toBeNull();
  });

  it("have a second one for the day of a puzzle that was met before, and count it once", () => {
    const marks = new Marks(passingEntries());
    marks.add([mark("a"), mark("b", { how: "shown" })]);
    const daily = mark("a", { daily: true, day: 101 });
    expect(marks.add([daily, daily, mark("a", { day: 102 })])).toBe(1);
    expect(daysInARow(marks.all(), 101)).toBe(1);
    expect(solvedOf(marks.all(), "pyramix")).toBe(1);
  });

  it("are none where what is kept cannot be read, or nothing can be kept", () => {
    const entries = passingEntries();
    entries.setItem("benben.puzzles", "[{}]");
    expect(new Marks(entries).all()).toEqual([]);
    entries.setItem = () => {
      throw new Error("full");
    };
    expect(new Marks(entries).add([mark("a")])).toBe(0);
  });

  it("tell how many in a row were solved at the first try", () => {
    expect(inARow([])).toBe(0);
    expect(inARow([mark("a", { how: "later" }), mark("b"), mark("c")])).toBe(2);
    expect(inARow([mark("a"), mark("b", { how: "shown" })])).toBe(0);
    expect(inARow([mark("a"), mark("b")])).toBe(2);
  });

  it("tell on how many days in a row the day's puzzle was solved", () => {
    const daily = (day: number, how: Mark["how"] = "first") =>
      mark(String(day), { day, how, daily: true });
    expect(daysInARow([], 100)).toBe(0);
    expect(daysInARow([daily(98), daily(99, "later"), daily(100)], 100)).toBe(3);
    // Today may still come; yesterday may not.
    expect(daysInARow([daily(98), daily(99)], 100)).toBe(2);
    expect(daysInARow([daily(97), daily(98)], 100)).toBe(0);
    expect(daysInARow([daily(98), daily(99, "shown"), daily(100)], 100)).toBe(1);
    expect(daysInARow([mark("a", { day: 100 })], 100)).toBe(0);
  });

  it("make a level of the last twenty", () => {
    expect(rating([])).toBeNull();
    expect(rating([mark("a", { difficulty: 5 })])).toBe(500);
    const some = [mark("a", { difficulty: 4 }), mark("b", { difficulty: 4, how: "later" })];
    expect(rating([...some, mark("c", { difficulty: 5, how: "shown" })])).toBe(200);
    const easy = Array.from({ length: 20 }, (_, at) => mark(String(at), { difficulty: 1 }));
    expect(rating([mark("old", { difficulty: 5 }), ...easy])).toBe(100);
  });

  it("count as solved unless the solution was shown", () => {
    expect(
      (["first", "later", "shown"] as const).map((how) => isSolved(mark("a", { how }))),
    ).toEqual([true, true, false]);
  });
});
