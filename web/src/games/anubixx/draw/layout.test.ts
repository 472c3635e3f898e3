import { beforeAll, describe, expect, it } from "vitest";
import type { Core } from "$lib/core";
import { realCore } from "$lib/testing";
import { played } from "../view/fixtures";
import { besidePlace, boxOf, evenLayout, layoutFor, LAYOUTS, middles, type Box } from "./layout";
import { builderOf } from "../view/position";
import { blockOf, factsOf } from "../view/stones";
import { ORNAMENT } from "./ornament";
import { walkOver } from "../choose/walk";

let core: Core;
beforeAll(async () => {
  core = await realCore("anubixx");
});

const apart = (a: Box, b: Box) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

const sheets = {
  ...LAYOUTS,
  flat: evenLayout(0),
  even: evenLayout(1.1),
  steep: evenLayout(2),
};

describe.each(["wide", "tall", "flat", "even", "steep"] as const)("the %s sheet", (shape) => {
  const layout = sheets[shape];

  it("has a place for everything, inside and apart from the others", () => {
    expect(layout.places.size).toBe(44 + 12 + 5 + 9);
    const boxes = [...layout.places.values()];
    for (const [index, box] of boxes.entries()) {
      expect(Math.min(box.x, box.y)).toBeGreaterThan(8);
      expect(box.x + box.width).toBeLessThan(layout.width - 8);
      expect(box.y + box.height).toBeLessThan(layout.height - 8);
      for (const other of boxes.slice(index + 1)) expect(apart(box, other)).toBe(true);
    }
  });

  it("shows every stone large enough to be hit, on the narrowest screen that it is for", () => {
    const width = shape === "wide" ? 620 : 344;
    const scale = width / layout.width;
    const { all, quarry } = blockOf(played(core).view);
    const small = [...all, ...quarry].filter((stone) => {
      const box = boxOf(layout, stone);
      return Math.min(box.width, box.height) * scale < 24;
    });
    expect(small).toEqual([]);
  });

  it("sets each stone of the pyramid on the two below it", () => {
    const above = boxOf(layout, "P21");
    const [left, right] = [boxOf(layout, "P11"), boxOf(layout, "P12")];
    expect(above.x + above.width / 2).toBeCloseTo((left.x + right.x + right.width) / 2);
    expect(above.y).toBeLessThan(left.y);
  });
});

it("puts a panel below what lies high and above what lies low", () => {
  expect(besidePlace(LAYOUTS.wide, "P61", "17rem")).toMatch(/ top: 2\d/);
  expect(besidePlace(LAYOUTS.wide, "P11", "17rem")).toMatch(/ bottom: 3\d/);
});

describe("the layout for a room", () => {
  /** How large a sheet is drawn there, in square pixels. */
  function areaIn(width: number, height: number): number {
    const layout = layoutFor(width, height);
    const scale = Math.min(width / layout.width, height / layout.height);
    return scale ** 2 * layout.width * layout.height;
  }

  it("is tall on a tall phone, wide on a wide table, and even between them", () => {
    const rooms = [[374, 553], [374, 373], [344, 349], [490, 378], [736, 700], [1057, 600]] as const; // prettier-ignore
    const shapes = rooms.map(([width, height]) => layoutFor(width, height).shape);
    expect(shapes).toEqual(["tall", "even", "even", "even", "even", "wide"]);
  });

  it("never makes the sheet smaller in more room", () => {
    for (let width = 300; width < 1500; width += 20) {
      for (let height = 200; height < 1000; height += 20) {
        const area = areaIn(width, height);
        // The measures are whole numbers.
        expect(areaIn(width + 20, height) / area).toBeGreaterThan(0.998);
        expect(areaIn(width, height + 20) / area).toBeGreaterThan(0.998);
      }
    }
  });

  it("leaves every stone large enough on small phones", () => {
    const { all, quarry } = blockOf(played(core).view);
    for (const [width, height] of [
      [344, 340],
      [344, 400],
      [344, 420],
      [344, 449],
      [374, 373],
      [374, 470],
    ] as const) {
      // prettier-ignore
      const layout = layoutFor(width, height);
      const scale = Math.min(width / layout.width, height / layout.height);
      const sides = [...all, ...quarry].map((stone) => {
        const box = boxOf(layout, stone);
        return scale * Math.min(box.width, box.height);
      });
      expect(Math.min(...sides), `${width} by ${height}`).toBeGreaterThanOrEqual(24);
    }
  });
});

describe("walking", () => {
  const go = (from: string, key: string, marked: readonly string[] = []) => {
    const marks = new Map(marked.map((place) => [place, "die"] as const));
    const builder = builderOf(played(core, "* roll ryg", "0 P11<die").view, 0);
    return walkOver(middles(LAYOUTS.wide), builder, marks)(from, key);
  };

  it("goes to the next place on the drawing", () => {
    expect(go("P11", "ArrowRight")).toBe("P12");
    expect(go("M21", "ArrowDown")).toBe("M31");
    expect(go("P16", "ArrowRight")).toBe("L1");
    expect(go("P61", "Home")).toBe("P11");
  });

  it("goes to the next of a colour, or that can be crossed out", () => {
    // P11 is red, too, but crossed out.
    expect(go("Q12", "r")).toBe("P23");
    expect(go("P11", "n", ["M11", "M12"])).toBe("M11");
    expect(go("P11", "n")).toBeNull();
    expect(go("P11", "x")).toBeNull();
  });
});

it("tells of the ornament's sheet what the core tells", () => {
  expect(ORNAMENT.facts).toEqual({ block: factsOf(played(core).view).block });
});
