import { describe, expect, it, vi } from "vitest";
import { calledOf, filtersOf, keepAddress, opponentOf, searchOf, type Filters } from "./filters";

const all: Filters = { game: "cubus", seats: "3", against: "J. R. & Böb", result: "lost" };
const none: Filters = { game: "", seats: "", against: "", result: "any" };

describe("the filters of a history", () => {
  it("stand in the address, and come from there", () => {
    expect(searchOf(none)).toBe("");
    expect(searchOf(all)).toBe("?game=cubus&seats=3&against=J.%20R.%20%26%20B%C3%B6b&result=lost");
    expect(searchOf({ ...none, game: "cubus" }, 7)).toBe("?game=cubus&before=7");
    for (const filters of [none, all, { ...none, against: "bot:4" }])
      expect(filtersOf(searchOf(filters))).toEqual(filters);
  });

  it("pass over what is none", () => {
    expect(filtersOf("?game=a/b&seats=7&result=tied&colour=red")).toEqual(none);
    expect(filtersOf("?seats=x&result=won")).toEqual({ ...none, result: "won" });
  });

  it("know bots by what they are called here", () => {
    expect([opponentOf(" senbi "), opponentOf("Ada "), opponentOf("")]).toEqual([
      "bot:4",
      "Ada",
      "",
    ]);
    expect([calledOf("bot:4"), calledOf("Ada"), calledOf("bot:99")]).toEqual([
      "Senbi",
      "Ada",
      "bot:99",
    ]);
  });
});

it("an address is kept without another step back", () => {
  const replaced: unknown[][] = [];
  const history = {
    state: { from: "/lobby" },
    replaceState: (...of: unknown[]) => replaced.push(of),
  };
  vi.stubGlobal("history", history);
  keepAddress("/players/Ada?seats=2");
  vi.unstubAllGlobals();
  expect(replaced).toEqual([[{ from: "/lobby" }, "", "/players/Ada?seats=2"]]);
});
