import { describe, expect, it } from "vitest";
import { describeEvent } from "./describe";
import { heapOf, viewOf } from "./fixtures";

const SEATS = [{ name: "Ada" }, { name: "You", self: true }];
const VIEW = viewOf({ cubes: heapOf({ "100": "oA", "003": "X", "021": "bE" }) });

describe("describeEvent", () => {
  it("tells a removal, also to the one who made it", () => {
    const taken = (actor: number) => describeEvent({ actor, text: "100" }, VIEW, VIEW, SEATS);
    expect(taken(0)).toBe("Ada took the orange ankh.");
    expect(taken(1)).toBe("You took the orange ankh.");
  });

  it("tells what a reveal has shown", () => {
    const later = viewOf({ cubes: heapOf({}), taken: [["gA"], []] });
    const reveal = (text: string) => describeEvent({ actor: null, text }, later, later, SEATS);
    expect(reveal("reveal 112=pC")).toBe("Revealed: purple crane.");
    expect(reveal("reveal 112=pC 211=X")).toBe("Revealed: purple crane and cobra.");
  });

  it("does not read out a whole set-up", () => {
    const cells = Array.from({ length: 46 }, (_, i) => `${100 + i}=bA`).join(" ");
    expect(describeEvent({ actor: null, text: `reveal ${cells}` }, VIEW, VIEW, SEATS)).toBe(
      "The heap is built: 46 cubes are known.",
    );
  });
});
