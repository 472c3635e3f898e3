import { describe, expect, it } from "vitest";
import { dayOf, gameOfDay, nextPuzzle, puzzleOfDay, readPuzzles, type Puzzle } from "./puzzle";

const line = (id: string) =>
  JSON.stringify({
    id,
    game: "pyramix",
    record: "",
    seat: 0,
    solution: ["000"],
    theme: "other",
    difficulty: 3,
    best: { win: 0.5, points: 20 },
    second: { win: null, points: 19.5 },
    nodes: 1000,
    exact: false,
  });
const puzzles = readPuzzles(`${["a", "b", "c"].map(line).join("\n")}\n`);

describe("a file of puzzles", () => {
  it("has one on each line", () => {
    expect(puzzles.map(({ id }) => id)).toEqual(["a", "b", "c"]);
    expect(puzzles[0]).toMatchObject({ seat: 0, best: { win: 0.5, points: 20 } });
  });

  it("is refused where a line is none", () => {
    expect(() => readPuzzles(`${line("a")}\n{}`)).toThrow("id is not a text");
    expect(() => readPuzzles(line("a").replace(":3", ":6"))).toThrow("difficulty");
  });
});

describe("the puzzle of a day", () => {
  const many = Array.from({ length: 160 }, (_, at) => ({ id: String(at) }) as Puzzle);

  it("is another one when the day changes in Greenwich", () => {
    expect(dayOf(Date.UTC(2026, 0, 2) - 1)).toBe(dayOf(Date.UTC(2026, 0, 1)));
    expect(dayOf(Date.UTC(2026, 0, 2))).toBe(dayOf(Date.UTC(2026, 0, 1)) + 1);
  });

  it("is of each game in turn", () => {
    const games = ["a", "b", "c"];
    expect([9, 10, 11, 12].map((day) => gameOfDay(day, games))).toEqual(["a", "b", "c", "a"]);
  });

  it("is each of a game's puzzles before one comes again", () => {
    const days = many.map((_, turn) => puzzleOfDay(5 * turn + 2, 5, many)?.id);
    expect(new Set(days).size).toBe(many.length);
    expect(puzzleOfDay(5 * many.length + 2, 5, many)?.id).toBe(days[0]);
    expect(puzzleOfDay(0, 5, [])).toBeNull();
  });
});

describe("the next puzzle", () => {
  it("is the first behind one that is not done, and round", () => {
    expect(nextPuzzle(puzzles, null, () => false)?.id).toBe("a");
    expect(nextPuzzle(puzzles, "a", (id) => id === "b")?.id).toBe("c");
    expect(nextPuzzle(puzzles, "c", () => false)?.id).toBe("a");
  });

  it("is the next one, if all are done", () => {
    expect(nextPuzzle(puzzles, "b", () => true)?.id).toBe("c");
    expect(nextPuzzle([], null, () => true)).toBeNull();
  });
});
