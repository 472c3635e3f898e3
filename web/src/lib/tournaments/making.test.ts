import { describe, expect, it } from "vitest";
import { tournaments } from "../words/tournaments/en";
import { isByDays, startOf, termsOf, type Chosen } from "./making";
import { sayTerms } from "./terms_said";

const chosen: Chosen = {
  name: " Cup ",
  game: "pyramix",
  seats: 2,
  system: "swiss",
  pace: "300 3",
  weekends: true,
  rounds: "0",
  minutes: "60",
  bots: "0",
  level: "4",
  starts: "",
  at: "0",
  listed: false,
};

describe("what the form of a tournament asks for", () => {
  it("is no more than what was chosen", () => {
    expect(termsOf(chosen)).toEqual({
      name: "Cup",
      game: "pyramix",
      seats: 2,
      system: "swiss",
      clock: "live 300 3 lose",
      most: 32,
    });
  });

  it("has rounds of a Swiss tournament alone, minutes of an arena alone", () => {
    expect(termsOf({ ...chosen, rounds: "5" }).rounds).toBe(5);
    expect(termsOf({ ...chosen, rounds: "5", system: "knock-out" }).rounds).toBeUndefined();
    expect(termsOf({ ...chosen, system: "arena" }).minutes).toBe(60);
  });

  it("begins at a time of this device's zone, with so many people, or both", () => {
    const starts = "2026-03-01T18:30";
    const seconds = new Date(2026, 2, 1, 18, 30).getTime() / 1000;
    expect(startOf(starts)).toBe(seconds);
    expect([startOf(""), startOf("soon")]).toEqual([undefined, undefined]);
    expect(termsOf({ ...chosen, starts, at: "8" })).toMatchObject({ starts: seconds, at: 8 });
  });

  it("has clocks by days, which end in a loss, too", () => {
    expect(isByDays("3")).toBe(true);
    expect(isByDays("300 3")).toBe(false);
    expect(termsOf({ ...chosen, pace: "3" }).clock).toBe("days 259200 0 count lose");
    expect(termsOf({ ...chosen, pace: "1", weekends: false }).clock).toBe("days 86400 0 free lose");
  });
});

describe("what was agreed", () => {
  const said = (more: Partial<Chosen>) => sayTerms(termsOf({ ...chosen, ...more }), tournaments);

  it("is said in short", () => {
    expect(said({ rounds: "5" })).toEqual(["tables of 2", "5 min + 3 s", "5 rounds"]);
    expect(said({ pace: "1", weekends: false, at: "8" })).toEqual([
      "tables of 2",
      "1 day a move",
      "weekends do not count",
      "begins with 8 players",
    ]);
    expect(said({ starts: "2026-03-01T18:30" })[2]).toMatch(/^begins on Mar 1, 2026, 6:30\sPM$/u);
  });

  it("passes over a clock that the page does not know", () => {
    const terms = { ...termsOf(chosen), clock: "sand 5" };
    expect(sayTerms(terms, tournaments)).toEqual(["tables of 2"]);
  });
});

it("tells how long it is until then", () => {
  expect([9, 599, 3600, 90_061, 172_800].map(tournaments.lasting)).toEqual([
    "0:09",
    "9:59",
    "1:00:00",
    "1 day, 1:01:01",
    "2 days, 0:00:00",
  ]);
});
