import { describe, expect, it } from "vitest";
import { NO_CARDS, parseStack, stackText, type Cards } from "../view/stack";
import { placed } from "./placing";

const beside = { i: 1, j: 0, z: 0 };

function laid(text: string, hand: Partial<Cards>, box = beside, before = text): string {
  return stackText(placed(parseStack(text), box, parseStack(before), { ...NO_CARDS, ...hand }));
}

describe("a new column's top", () => {
  it("is a lid, if there is one or nothing else either", () => {
    expect(laid("1", { T: 1, O: 1 })).toBe("1,1");
    expect(laid("1", {})).toBe("1,1");
  });

  it("is open, if only an open top is at hand", () => {
    expect(laid("1", { O: 1 })).toBe("1,1*");
    expect(laid("1,1*", { O: 1 }, { i: 2, j: 0, z: 0 }, "1")).toBe("1,1*,1");
  });

  it("is a lid that was taken off elsewhere before", () => {
    expect(laid("1", { O: 1 }, beside, "1/1")).toBe("1,1");
  });

  it("stays what it is where a column grows", () => {
    expect(laid("1", { O: 1 }, { i: 0, j: 0, z: 1 })).toBe("2");
  });
});
