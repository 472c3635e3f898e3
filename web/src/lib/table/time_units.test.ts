import { expect, it } from "vitest";
import { inUnits } from "./time_units";

it("is told in the largest unit that divides it", () => {
  const told = [10, 60, 90, 120, 3600, 5400, 86_400, 172_800, 604_800].map(inUnits);
  expect(told.map(({ unit, count }) => `${count} ${unit}`)).toEqual([
    "10 seconds",
    "1 minutes",
    "90 seconds",
    "2 minutes",
    "1 hours",
    "90 minutes",
    "1 days",
    "2 days",
    "7 days",
  ]);
});
