import { describe, expect, it } from "vitest";
import { viewOf } from "./fixtures";
import { positionOf } from "./position";
import { attemptAt, stepOf } from "./steps";
import { across, beside } from "./table";

const position = positionOf(
  viewOf({
    inner: { "22": "M", "1": "m" },
    limbo: ["L"],
    limbo_figures: ["A"],
    derived: { needs: { "23": "MS" } },
  }),
);

describe("stepOf", () => {
  it("says which piece a Move moves", () => {
    expect(stepOf("O18>20", position)).toMatchObject({ kind: "move", piece: "O18", to: "O20" });
    expect(stepOf("mason>23", position)).toMatchObject({ piece: "I22", to: "I23" });
    expect(stepOf("limbo L>18", position)).toMatchObject({ piece: "limbo-gold-L", to: "O18" });
    expect(stepOf("limbo anubis>20", position)).toMatchObject({
      piece: "limbo-gold-anubis",
      to: "I20",
    });
  });

  it("takes powers apart", () => {
    expect(stepOf("push 23 -", position)).toMatchObject({ target: "O23", way: "-" });
    expect(stepOf("scatter 2 +-+", position)).toMatchObject({ ways: ["+", "-", "+"] });
    expect(stepOf("collect 23 < 4/2", position)).toMatchObject({
      target: "O23",
      sources: [{ place: "O4", pair: true }],
    });
    expect(stepOf("collect 23 < 4,limbo", position)).toMatchObject({
      sources: [
        { place: "O4", pair: false },
        { place: "limbo-gold-S", pair: false },
      ],
    });
    expect(stepOf("done", position).kind).toBe("done");
  });
});

describe("attemptAt", () => {
  it("writes what a person tries", () => {
    expect(attemptAt(position, "O18", "O23")).toBe("O18>23");
    expect(attemptAt(position, "I22", "I0")).toBe("mason>0");
    expect(attemptAt(position, "limbo-gold-L", "O18")).toBe("limbo L>18");
    expect(attemptAt(position, "limbo-gold-anubis", "I20")).toBe("limbo anubis>20");
  });

  it("writes nothing from ring to ring", () => {
    expect(attemptAt(position, "O18", "I18")).toBeNull();
    expect(attemptAt(position, "limbo-gold-L", "I18")).toBeNull();
  });
});

describe("the rings", () => {
  const { table } = position;

  it("go round both ways", () => {
    expect(beside(table, "O23", "+")).toBe("O0");
    expect(beside(table, "I0", "-")).toBe("I23");
  });

  it("lie beside each other", () => {
    expect(across(table, "I23")).toEqual(["O23", "O0"]);
    expect(across(table, "O0")).toEqual(["I0", "I23"]);
  });
});
