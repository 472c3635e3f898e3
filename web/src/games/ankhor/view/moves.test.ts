import { describe, expect, it } from "vitest";
import { canRefresh, moreThanEnd, purchases, relocations } from "./moves";

const LEGAL = [
  "buy 0 0,4^0",
  "buy 2 1,1^1 -F",
  "buy 2 1,1^1 -T",
  "end",
  "move 0,0^0 2,4^0",
  "move 0,0^0 4,0^0",
  "refresh b",
];

describe("legal moves", () => {
  it("are sorted by slot and place, with their savings", () => {
    expect([...purchases(LEGAL, 2).keys()]).toEqual(["1,1^1"]);
    expect(purchases(LEGAL, 2).get("1,1^1")).toEqual([
      { text: "buy 2 1,1^1 -F", saved: "F" },
      { text: "buy 2 1,1^1 -T", saved: "T" },
    ]);
    expect(purchases(LEGAL, 0).get("0,4^0")).toEqual([{ text: "buy 0 0,4^0", saved: null }]);
  });

  it("say what can be moved and refreshed, and whether there is a choice", () => {
    expect([...relocations(LEGAL, "0,0^0").keys()]).toEqual(["2,4^0", "4,0^0"]);
    expect(relocations(LEGAL, "2,0^0").size).toBe(0);
    expect([canRefresh(LEGAL, "a"), canRefresh(LEGAL, "b")]).toEqual([false, true]);
    expect([moreThanEnd(LEGAL), moreThanEnd(["end"])]).toEqual([true, false]);
  });
});
