// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { Pointing } from "./pointing.svelte";

const points = new Map([
  ["a", { x: 0, y: 0 }],
  ["b", { x: 1, y: 0 }],
]);

function pointing(): Pointing {
  return new Pointing(() => ({ points, walk: () => null }), vi.fn());
}

describe("what is pointed at", () => {
  it("is left by the means by which it was pointed at, and by no other", () => {
    const on = pointing();
    on.point("a", "keys");
    on.leave("mouse");
    expect(on.pointed).toEqual({ place: "a", by: "keys" });
    on.leave("keys");
    expect(on.place).toBeNull();
  });

  it("rests with the focus; mouse and finger point anew", () => {
    const on = pointing();
    on.point("a", "keys");
    on.rest();
    expect(on.place).toBe("a");
    for (const by of ["mouse", "touch"] as const) {
      on.point("b", by);
      on.rest();
      expect(on.place).toBeNull();
    }
  });

  it("is not what a click gave the focus to, only what shows it", () => {
    const on = pointing();
    on.arrived("b", false);
    expect([on.place, on.current]).toEqual([null, "b"]);
    on.arrived("a", true);
    expect([on.pointed, on.current]).toEqual([{ place: "a", by: "keys" }, "a"]);
  });

  it("is nothing that is not on the board, and the first place waits for the tab key", () => {
    const on = pointing();
    on.point("z", "mouse");
    expect([on.place, on.current]).toEqual([null, "a"]);
  });
});
