// @vitest-environment happy-dom
import { SvelteMap } from "svelte/reactivity";
import { afterEach, describe, expect, it, vi } from "vitest";
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

describe("the focus", () => {
  afterEach(() => document.body.replaceChildren());

  it("goes on, where its place is gone, at the one that lay nearest", () => {
    const board = new SvelteMap([...points, ["c", { x: 9, y: 0 }], ["d", { x: 8, y: 1 }]]);
    const on = new Pointing(() => ({ points: board, walk: () => null }), vi.fn());
    on.arrived("c", true);
    on.remember();
    board.delete("c");
    expect([on.current, on.place]).toEqual(["d", null]);
    board.clear();
    expect(on.current).toBe("");
  });

  it("stays with the place that has it, and is given to the element of another", () => {
    const on = pointing();
    document.body.innerHTML =
      '<p><button data-place="a"></button><button data-place="b"></button></p>';
    on.layer = document.querySelector("p") ?? undefined;
    on.focus("b");
    expect([on.current, document.activeElement?.getAttribute("data-place")]).toEqual(["b", "b"]);
    expect(on.place).toBeNull();
  });
});

describe("a key on a place", () => {
  const leads = (_: string, key: string) => (key === "ArrowRight" ? "b" : null);

  /** Whether the key was ours, and what was chosen by it. */
  function pressed(key: string, more: KeyboardEventInit = {}) {
    const chosen = vi.fn();
    const on = new Pointing(() => ({ points, walk: leads }), chosen);
    on.point("a", "keys");
    const event = new KeyboardEvent("keydown", { key, cancelable: true, ...more });
    const prevented = vi.spyOn(event, "preventDefault");
    on.key(event, "a");
    return { on, chosen: chosen.mock.calls, ours: prevented.mock.calls.length > 0 };
  }

  it.each(["Enter", " "])("chooses it: %j", (key) => {
    const { on, chosen, ours } = pressed(key);
    expect([chosen, ours, on.place]).toEqual([[["a", "keys"]], true, "a"]);
  });

  it("leads on, and does not move the page where it leads nowhere", () => {
    const right = pressed("ArrowRight");
    expect([right.on.current, right.ours, right.chosen]).toEqual(["b", true, []]);
    const left = pressed("ArrowLeft");
    expect([left.on.current, left.ours, left.chosen]).toEqual(["a", true, []]);
  });

  it("is left to the browser if it means nothing here, or with a key for commands", () => {
    for (const key of ["Tab", "z"]) expect(pressed(key).ours, key).toBe(false);
    for (const command of ["ctrlKey", "metaKey", "altKey"]) {
      const { chosen, ours } = pressed("Enter", { [command]: true });
      expect([chosen, ours], command).toEqual([[], false]);
    }
  });

  it("ends the pointing: Escape, which others may hear, too", () => {
    const { on, ours } = pressed("Escape");
    expect([on.pointed, ours]).toEqual([null, false]);
  });
});

describe("a finger", () => {
  it("points at nothing that it passes", () => {
    const on = pointing();
    on.hovered(new PointerEvent("pointermove", { pointerType: "touch" }), "a");
    expect(on.place).toBeNull();
    on.hovered(new PointerEvent("pointermove", { pointerType: "mouse" }), "a");
    expect(on.place).toBe("a");
  });
});
