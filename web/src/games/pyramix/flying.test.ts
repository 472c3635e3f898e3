import { expect, it } from "vitest";
import flying from "./flying";
import { viewOf } from "./view/fixtures";
import type { Code } from "./view/position";

const cubes: Record<string, Code> = { "000": "oA", "001": "bA", "010": "?", "003": "X" };
const without = (cell: string) =>
  Object.fromEntries(Object.entries(cubes).filter(([other]) => other !== cell));
const before = viewOf({ cubes, turn: 1, legal: ["000", "003"] });
const after = viewOf({ cubes: without("000"), ply: 2, left: 34, taken: [[], ["oA"]], turn: 0 });

it("lets a cube that is taken fly to its taker's cubes", () => {
  const cube = '[data-cube="oA"]';
  const place = `.players [data-seat="1"] ${cube}:nth-last-child(1 of ${cube})`;
  expect(flying.flightsBetween(before, after)).toEqual([
    {
      piece: "oA",
      seat: 1,
      from: ["g[data-taken]", "ellipse[data-taken]"],
      to: [place],
      veils: ["g[data-taken]", "ellipse[data-taken]", place],
    },
  ]);
});

it("keeps the one picture of all cobras in sight", () => {
  const view = viewOf({ cubes: without("003"), ply: 2, left: 34, taken: [[], ["X"]], turn: 0 });
  const [flight] = flying.flightsBetween(before, view);
  expect(flight?.piece).toBe("X");
  expect(flight?.veils).toEqual(["g[data-taken]", "ellipse[data-taken]"]);
});

it("lets nothing fly where cubes are only revealed", () => {
  const revealed = viewOf({ cubes: { ...cubes, "010": "gA" }, ply: 2, turn: 1 });
  expect(flying.flightsBetween(before, revealed)).toEqual([]);
});
