import { expect, it } from "vitest";
import { gameLeft } from "./way_back";

it("leads back to where a game is played, and nowhere else", () => {
  expect(gameLeft({ from: "/local/abc" })).toBe("/local/abc");
  expect(gameLeft({ from: "/table/abc" })).toBe("/table/abc");
  expect(gameLeft({ from: "/practice/cubus" })).toBe("/practice/cubus");
  for (const kept of [null, undefined, {}, { from: 3 }, { from: "/" }, { from: "//elsewhere" }])
    expect(gameLeft(kept)).toBeNull();
});
