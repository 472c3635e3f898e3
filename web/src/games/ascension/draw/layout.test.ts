import { describe, expect, it } from "vitest";
import { boardNames, tableNamed } from "../view/fixtures";
import { across, markOf } from "../view/table";
import { aspectFor, layoutOf, type Layout } from "./layout";

/** The corners that two outlines share: neighbours in the band share two. */
function shared(layout: Layout, one: string, two: string): number {
  const corners = (place: string) =>
    (layout.spaces.get(place)?.outline ?? "").slice(1, -1).split("L");
  return corners(one).filter((corner) => corners(two).includes(corner)).length;
}

describe.each(boardNames)("the layout of %s", (name) => {
  const table = tableNamed(name);
  const layout = layoutOf(table, 1.2);

  it("has every space of the table inside the picture", () => {
    expect([...layout.spaces.keys()].filter((place) => place.startsWith("O"))).toHaveLength(
      table.outer,
    );
    expect(layout.spaces.size).toBe(table.outer + table.inner.length);
    for (const { at, radius } of layout.spaces.values()) {
      expect(at.x - radius).toBeGreaterThan(0);
      expect(at.x + radius).toBeLessThan(layout.width);
      expect(at.y - radius).toBeGreaterThan(0);
      expect(at.y + radius).toBeLessThan(layout.height);
    }
  });

  it("lays a figure's space between the two spaces beside it", () => {
    table.inner.forEach((_, at) => {
      const beside = [...layout.spaces.keys()].filter(
        (place) => place.startsWith("O") && shared(layout, place, `I${at}`) >= 2,
      );
      expect(beside.sort()).toEqual(across(table, `I${at}`).sort());
    });
  });

  it("is its own mirror image about the neutral space", () => {
    for (let space = 1; space < table.outer; space++) {
      const one = layout.spaces.get(`O${space}`)?.at ?? { x: 0, y: 0 };
      const two = layout.spaces.get(`O${table.outer - space}`)?.at ?? { x: 0, y: 0 };
      expect(one.x + two.x).toBeCloseTo(layout.width, 6);
      expect(one.y).toBeCloseTo(two.y, 6);
    }
  });

  it("keeps pieces apart", () => {
    const spaces = [...layout.spaces];
    for (const [place, { at }] of spaces) {
      const radius = place.startsWith("O") ? layout.stackRadius : layout.figureRadius;
      for (const [other, { at: there }] of spaces) {
        if (other <= place) continue;
        const room = other.startsWith("O") ? layout.stackRadius : layout.figureRadius;
        expect(Math.hypot(at.x - there.x, at.y - there.y)).toBeGreaterThan(0.94 * (radius + room));
      }
    }
  });

  it("shows every inner number beside the figure that stands there", () => {
    for (const [place, { at, label }] of layout.spaces) {
      if (place.startsWith("O")) continue;
      expect(Math.hypot(label.x - at.x, label.y - at.y)).toBeGreaterThan(layout.figureRadius + 12);
    }
  });

  it("marks three blue spaces and three entries of each colour in each ring", () => {
    const marks = [...layout.spaces.keys()].flatMap((place) => markOf(table, place) ?? []);
    expect(marks.filter(({ kind }) => kind !== "entry")).toHaveLength(3);
    expect(marks.filter(({ kind }) => kind === "entry")).toHaveLength(12);
  });
});

describe("the proportions", () => {
  it("follow the room there is", () => {
    expect(aspectFor(370, 560)).toBe(0.8);
    expect(aspectFor(860, 520)).toBe(1.45);
    expect(aspectFor(700, 620)).toBe(1.2);
  });

  it("make spaces larger on a tall screen than a circle would", () => {
    const { width, stackRadius } = layoutOf(tableNamed("ring24"), 0.8);
    expect(stackRadius / width).toBeGreaterThan(0.043);
  });
});
