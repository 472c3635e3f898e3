import { describe, expect, it } from "vitest";
import { added, count, stepOf, trayOf, unavoidable, without, type Tray } from "./tray";

function tray(...legal: string[]): Tray {
  const found = trayOf(legal);
  if (!found) throw new Error("There are tokens to be chosen.");
  return found;
}

describe("a tray for what is taken", () => {
  const taken = tray("end", "take FFA", "take FCA", "take FFC");

  it("is as large as what the core would take, and is none where it would take nothing", () => {
    expect(taken).toMatchObject({ verb: "take", room: 3 });
    expect(trayOf(["end", "refresh a"])).toBeNull();
    expect(unavoidable(taken)).toEqual([]);
  });

  it("gets no token that the core would not take with the others", () => {
    expect(added(taken, ["F"], "A")).toEqual(["F", "A"]);
    expect(added(taken, ["F", "F"], "F")).toEqual(["F", "F"]);
    expect(added(taken, ["A"], "A")).toEqual(["A"]);
    expect(added(taken, ["F", "F", "A"], "C")).toEqual(["F", "F", "A"]);
  });

  it("loses the last token of a type", () => {
    expect(without(["F", "C", "F"], "F")).toEqual(["F", "C"]);
    expect(without(["C"], "F")).toEqual(["C"]);
    expect(count(["F", "C", "F"], "F")).toBe(2);
  });

  it("makes a step, written as the core writes it, once it is full", () => {
    expect(stepOf(taken, ["A", "F", "C"])).toBe("take FCA");
    expect(stepOf(taken, ["F", "F"])).toBeNull();
    expect(stepOf(taken, ["C", "C", "C"])).toBeNull();
  });
});

describe("a tray for what is given back", () => {
  it("begins with what is given back in any case", () => {
    expect(unavoidable(tray("return FCA", "return FFA", "return FIA"))).toEqual(["F", "A"]);
  });

  it("exchanges the first token that would be too many of its sort", () => {
    const due = tray("return FCA", "return FTA", "return CTA");
    expect(added(due, ["F"], "C")).toEqual(["F", "C"]);
    expect(added(due, ["F", "C", "A"], "T")).toEqual(["C", "A", "T"]);
    const twice = tray("return FFA", "return FCA");
    expect(added(twice, ["F", "C", "A"], "F")).toEqual(["F", "A", "F"]);
  });

  it("stays as it is where no token can be added or exchanged", () => {
    const due = tray("return FCA", "return FTA", "return CTA");
    const chosen = ["C"] as const;
    expect(added(due, chosen, "C")).toBe(chosen);
    expect(added(tray("return F", "return C"), chosen, "C")).toBe(chosen);
    expect(added(tray("return F", "return C"), ["F"], "A")).toEqual(["F"]);
    expect(stepOf(due, ["A", "T", "C"])).toBe("return CTA");
  });
});
