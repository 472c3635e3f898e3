import { describe, expect, it } from "vitest";
import { heapOf, viewOf } from "../view/fixtures";
import { positionOf, type Position } from "../view/position";
import { middles, walkOver } from "./walk";

function heap(changes: Record<string, string>, ...empty: string[]): Position {
  const cubes = Object.fromEntries(
    Object.entries(heapOf(changes)).filter(([cell]) => !empty.includes(cell)),
  );
  return positionOf(viewOf({ cubes }));
}

const WHOLE = heap({ "003": "X", "020": "bA", "400": "bA" });
const LEGAL = new Set(["000", "040"]);
function walk(position: Position, legal: ReadonlySet<string>, from: string, key: string) {
  return walkOver(position, middles(position), legal)(from, key);
}

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

describe("walking with the arrow keys", () => {
  it("follows the picture: z runs down, y up to the right, x up to the left", () => {
    expect(walk(WHOLE, LEGAL, "001", "ArrowDown")).toBe("002");
    expect(walk(WHOLE, LEGAL, "000", "ArrowDown")).toBe("001");
    expect(walk(WHOLE, LEGAL, "012", "ArrowLeft")).toBe("001");
  });

  it("reaches every visible cube from every other", () => {
    const tray = allCells().filter((cell) => sum(cell) < 5);
    for (const position of [WHOLE, heap({}, "000", "100", "010", "110"), heap({}, ...tray)]) {
      const leads = ways(position);
      for (const cell of leads.keys()) expect(reachable(cell, leads).size).toBe(leads.size);
    }
  });

  it("stays where nothing lies ahead", () => {
    expect(walk(WHOLE, LEGAL, "005", "ArrowDown")).toBeNull();
  });
});

describe("walking with other keys", () => {
  it("goes to the first and the last cube", () => {
    expect(walk(WHOLE, LEGAL, "020", "Home")).toBe("000");
    expect(walk(WHOLE, LEGAL, "020", "End")).toBe("500");
  });

  it("goes to the next cube of a colour, and round again", () => {
    expect(walk(WHOLE, LEGAL, "000", "b")).toBe("020");
    expect(walk(WHOLE, LEGAL, "020", "B")).toBe("400");
    expect(walk(WHOLE, LEGAL, "400", "b")).toBe("020");
    expect(walk(WHOLE, LEGAL, "400", "x")).toBe("003");
    expect(walk(WHOLE, LEGAL, "400", "o")).toBeNull();
  });

  it("goes to the next cube that can be taken", () => {
    expect(walk(WHOLE, LEGAL, "000", "l")).toBe("040");
    expect(walk(WHOLE, LEGAL, "040", "l")).toBe("000");
  });

  it("leaves other keys alone", () => {
    for (const key of ["Tab", "z", "F1", "1"]) expect(walk(WHOLE, LEGAL, "000", key)).toBeNull();
  });
});

function allCells(): string[] {
  return Object.keys(heapOf({}));
}

function sum(cell: string): number {
  return [...cell].reduce((total, digit) => total + Number(digit), 0);
}

/** Where each cell's four arrow keys lead. */
function ways(position: Position): Map<string, string[]> {
  const cells = [...middles(position).keys()];
  return new Map(
    cells.map((cell) => [
      cell,
      ARROWS.map((key) => walk(position, LEGAL, cell, key)).filter((next) => next !== null),
    ]),
  );
}

function reachable(from: string, leads: Map<string, string[]>): Set<string> {
  const seen = new Set([from]);
  for (const cell of seen) for (const next of leads.get(cell) ?? []) seen.add(next);
  return seen;
}
