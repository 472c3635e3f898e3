import { describe, expect, it } from "vitest";
import { boardNames, tableNamed, viewOf, type BoardName } from "../view/fixtures";
import { layoutOf } from "../draw/layout";
import { spotsOf } from "../draw/places";
import type { Place } from "../view/pieces";
import { positionOf } from "../view/position";
import { walkOver, type Ground } from "./walk";

function groundAt(
  chosen: readonly Place[] = [],
  limbo: string[] = [],
  board: BoardName = "ring24",
): Ground {
  const table = tableNamed(board);
  const position = { ...positionOf(viewOf({ limbo })), table };
  const layout = layoutOf(table, 1.2);
  const points = new Map(spotsOf(layout, position).map(({ place, at }) => [place, at] as const));
  return { table, points, chosen: (place) => chosen.includes(place) };
}

const walk = (ground: Ground, from: Place, key: string) => walkOver(ground)(from, key);

describe("walk", () => {
  it("goes along the ring where the arrow points, and across", () => {
    const ground = groundAt();
    expect(walk(ground, "O0", "ArrowRight")).toBe("O23");
    expect(walk(ground, "O0", "ArrowLeft")).toBe("O1");
    expect(walk(ground, "O6", "ArrowDown")).toBe("O7");
    expect(["I0", "I23"]).toContain(walk(ground, "O0", "ArrowDown"));
    expect(walk(ground, "I0", "ArrowUp")).toMatch(/^O[01]$/);
  });

  it.each(boardNames)("stays in the ring where the arrow points along it, on %s", (board) => {
    const ground = groundAt([], [], board);
    const { outer } = ground.table;
    expect(walk(ground, "O0", "ArrowLeft")).toBe("O1");
    expect(walk(ground, "O1", "ArrowRight")).toBe("O0");
    expect(walk(ground, "O0", "ArrowRight")).toBe(`O${outer - 1}`);
    expect(walk(ground, `O${outer - 1}`, "ArrowLeft")).toBe("O0");
    expect(walk(ground, `O${outer / 2}`, "ArrowRight")).toBe(`O${outer / 2 + 1}`);
  });

  it("goes from the inner ring into the middle and back", () => {
    const ground = groundAt([], ["L"]);
    expect(walk(ground, "I23", "ArrowDown")).toMatch(/^limbo/);
    expect(walk(ground, "limbo", "ArrowDown")).toMatch(/^off-/);
  });

  it("goes round the ring by plus and minus", () => {
    const ground = groundAt();
    expect(walk(ground, "O23", "+")).toBe("O0");
    expect(walk(ground, "I0", "-")).toBe("I23");
    expect(walk(ground, "limbo", "+")).toBeNull();
  });

  it("goes to what can be chosen, to Limbo, to both ends", () => {
    const ground = groundAt(["O5", "I2"], ["L"]);
    expect(walk(ground, "O0", "n")).toBe("O5");
    expect(walk(ground, "O5", "n")).toBe("I2");
    expect(walk(ground, "I2", "n")).toBe("O5");
    expect(walk(ground, "O0", "l")).toBe("limbo");
    expect(walk(ground, "limbo", "L")).toBe("limbo-gold-L");
    expect(walk(ground, "O3", "Home")).toBe("O0");
    expect(walk(ground, "O3", "End")).toBe("off-onyx");
    expect(walk(ground, "O3", "x")).toBeNull();
  });

  it.each(boardNames)("reaches every place by arrows, on %s", (board) => {
    const ground = groundAt([], ["L", "s"], board);
    const reached = new Set<Place>(["O0"]);
    for (const place of reached) {
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const to = walk(ground, place, key);
        if (to !== null) reached.add(to);
      }
    }
    expect([...ground.points.keys()].filter((place) => !reached.has(place))).toEqual([]);
  });
});
