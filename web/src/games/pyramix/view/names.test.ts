import { describe, expect, it } from "vitest";
import { heapOf, viewOf } from "./fixtures";
import { brief, counted, cubeName, describeEvent, inFull, listed, spokenName } from "./names";
import { positionOf } from "./position";

const SEATS = [{ name: "Ada" }, { name: "Grace" }];
const VIEW = viewOf({ cubes: heapOf({ "100": "oA", "003": "X", "021": "bE" }) });

describe("names", () => {
  it("say colour and symbol", () => {
    expect([cubeName("gA"), cubeName("pC"), cubeName("bE"), cubeName("X"), cubeName("?")]).toEqual([
      "green ankh",
      "purple crane",
      "blue eye",
      "cobra",
      "unknown cube",
    ]);
  });

  it("count and list", () => {
    expect(counted(1, "cube")).toBe("one cube");
    expect(counted(0, "cube")).toBe("no cubes");
    expect(counted(12, "cube")).toBe("12 cubes");
    expect(listed(["a"])).toBe("a");
    expect(listed(["a", "b", "c"])).toBe("a, b and c");
    expect(listed([])).toBe("");
  });
});

describe("spokenName", () => {
  it("says what the cube is and whether it can be taken", () => {
    expect(spokenName(positionOf(VIEW), "100", null)).toBe(
      "Orange ankh, cell 100, level 1, two faces visible, can be taken",
    );
  });

  it("says briefly why not, with the rule", () => {
    const error = { code: "illegal", message: "A long sentence.", rule: "PYX-13" };
    expect(spokenName(positionOf(VIEW), "021", error)).toBe(
      "Blue eye, cell 021, level 3, one face visible, cannot be taken: touches a cobra (PYX-13)",
    );
  });

  it("leaves it out when nobody is asked for a move", () => {
    expect(spokenName(positionOf(VIEW), "003", undefined)).toBe(
      "Cobra, cell 003, level 3, two faces visible",
    );
  });
});

describe("refusals", () => {
  it("fall back on the core's own sentence", () => {
    const error = { code: "out_of_turn", message: "It is Grace's turn." };
    expect(brief(error)).toBe("It is Grace's turn");
    expect(inFull(error)).toBe("It is Grace's turn.");
    expect(inFull({ ...error, rule: "PYX-06" })).toBe("It is Grace's turn. (PYX-06)");
  });
});

describe("describeEvent", () => {
  it("tells a removal", () => {
    expect(describeEvent({ actor: 0, text: "100" }, VIEW, VIEW, SEATS)).toBe(
      "Ada took the orange ankh from 100.",
    );
  });

  it("tells what a reveal has shown", () => {
    const reveal = (text: string) => describeEvent({ actor: null, text }, VIEW, VIEW, SEATS);
    expect(reveal("reveal 112=pC")).toBe("Revealed: purple crane at 112.");
    expect(reveal("reveal 112=pC 211=X")).toBe("Revealed: purple crane at 112 and cobra at 211.");
  });

  it("does not read out a whole set-up", () => {
    const cells = Array.from({ length: 46 }, (_, i) => `${100 + i}=bA`).join(" ");
    expect(describeEvent({ actor: null, text: `reveal ${cells}` }, VIEW, VIEW, SEATS)).toBe(
      "The heap is built: 46 cubes are known.",
    );
  });
});
