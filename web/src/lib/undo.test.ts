import { describe, expect, it } from "vitest";
import { parseEvent } from "./record";
import { undoPoint } from "./undo";

const after = (lines: string[], people: number[]) => undoPoint(lines.map(parseEvent), people);

describe("undoPoint", () => {
  it("has nothing to take back before the first own step", () => {
    expect(after([], [0])).toBeNull();
    expect(after(["* reveal 000=bA"], [0])).toBeNull();
    expect(after(["* reveal 000=bA", "1 000"], [0])).toBeNull();
  });

  it("takes back the own last step", () => {
    expect(after(["* reveal 000=bA", "0 000"], [0])).toBe(1);
  });

  it("takes the bots' answers back with it", () => {
    expect(after(["* reveal 000=bA", "0 000", "1 001", "2 010"], [0])).toBe(1);
  });

  it("stops at what chance has shown since", () => {
    expect(after(["* reveal 000=bA", "0 000", "* reveal 111=X"], [0])).toBeNull();
    expect(after(["* reveal 000=bA", "0 000", "1 001", "* reveal 111=X"], [0])).toBeNull();
  });

  it("takes back one step where people share the device", () => {
    expect(after(["* reveal 000=bA", "0 000", "1 001"], [0, 1])).toBe(2);
  });
});
