import { describe, expect, it } from "vitest";
import { meetingsOf, turnsOf } from "./crosstable";
import type { Played } from "./fold";

const played = (id: string, round: number, entrants: number[], ranks: number[] | null): Played => ({
  id,
  round,
  entrants,
  ranks,
});

describe("who met whom", () => {
  it("says who came in before whom, also at tables of many", () => {
    const met = meetingsOf([played("a", 1, [2, 0, 1], [0, 1, 1])]);
    const points = (one: number, other: number) => met.get(one)?.get(other)?.[0]?.points;
    expect([points(2, 0), points(2, 1), points(0, 2), points(0, 1)]).toEqual([1000, 1000, 0, 500]);
    expect(points(0, 0)).toBeUndefined();
    expect(met.get(3)).toBeUndefined();
  });

  it("keeps every meeting, in the order of the rounds, and what is being played", () => {
    const met = meetingsOf([
      played("a", 1, [0, 1], [1, 0]),
      played("b", 2, [1, 0], null),
      played("c", 2, [2, 3], null),
    ]);
    expect(met.get(0)?.get(1)).toEqual([
      { table: "a", round: 1, points: 0 },
      { table: "b", round: 2, points: null },
    ]);
    expect([...(met.get(2)?.keys() ?? [])]).toEqual([3]);
  });
});

describe("the rounds of each", () => {
  const entrants = Array.from({ length: 5 }, () => ({ name: "", isBot: false, isIn: true }));

  it("are a table with its score, a bye, or nothing", () => {
    const turns = turnsOf({
      entrants,
      byes: [[4], []],
      tables: [
        played("a", 1, [0, 1], [0, 1]),
        played("b", 1, [2, 3], [0, 0]),
        played("c", 2, [4, 0, 2, 1], null),
      ],
    });
    expect(turns[0]).toEqual([
      { kind: "table", table: "a", opponents: [1], score: 1000 },
      { kind: "table", table: "c", opponents: [4, 2, 1], score: null },
    ]);
    expect(turns[2]?.[0]).toMatchObject({ score: 500 });
    expect(turns[3]).toEqual([
      { kind: "table", table: "b", opponents: [2], score: 500 },
      { kind: "none" },
    ]);
    expect(turns[4]?.[0]).toEqual({ kind: "bye" });
  });

  it("leave out whoever the page does not know", () => {
    expect(turnsOf({ entrants: [], byes: [[0]], tables: [played("a", 1, [1, 2], null)] })).toEqual(
      [],
    );
  });
});
