import { describe, expect, it } from "vitest";
import { added, count, exchanged, heldMarkers, without } from "./purse";

describe("the tray", () => {
  it("takes as many as there is room for, and gives back the last of a type", () => {
    expect(added(["F"], "A", 3)).toEqual(["F", "A"]);
    expect(added(["F", "F", "A"], "C", 3)).toEqual(["F", "F", "A"]);
    expect(without(["F", "C", "F"], "F")).toEqual(["F", "C"]);
    expect(without(["C"], "F")).toEqual(["C"]);
    expect(count(["F", "C", "F"], "F")).toBe(2);
  });

  it("keeps to what is to be given back: another one takes the place of the first", () => {
    const due = { resources: 2, ankhs: 1 };
    expect(exchanged(["F"], "C", due)).toEqual(["F", "C"]);
    expect(exchanged(["F", "C", "A"], "T", due)).toEqual(["C", "A", "T"]);
    expect(exchanged(["F", "A"], "A", due)).toEqual(["F", "A"]);
    expect(exchanged(["F"], "A", { resources: 1, ankhs: 0 })).toEqual(["F"]);
  });
});

describe("markers", () => {
  it("count each token once", () => {
    expect(heldMarkers(["F", "F", "F"], ["F", "F", "P"])).toEqual([true, true, false]);
    expect(heldMarkers(["C", "P"], ["F", "F", "P"])).toEqual([false, true]);
  });
});
