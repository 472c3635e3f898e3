// @vitest-environment happy-dom
import { fireEvent } from "@testing-library/dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ButtonPointing } from "./button_pointing";

afterEach(() => document.body.replaceChildren());

/** Two rows of two buttons: a and b, under them c and d. */
function buttons() {
  const chosen = vi.fn();
  const places = ["a", "b", "c", "d"];
  const on = new ButtonPointing(() => places, chosen);
  const list = document.createElement("section");
  const made = places.map((place, index) => {
    const button = document.createElement("button");
    on.button(place)(button);
    button.tabIndex = on.tabindexOf(place);
    const [left, top] = [(index % 2) * 100, Math.floor(index / 2) * 50];
    button.getBoundingClientRect = () => new DOMRect(left, top, 100, 50);
    return [place, button] as const;
  });
  list.append(...made.map(([, button]) => button));
  document.body.append(list);
  on.layer = list;
  return { on, chosen, ...Object.fromEntries(made) } as Record<string, HTMLElement> & {
    on: ButtonPointing;
    chosen: typeof chosen;
  };
}

const focused = () => (document.activeElement as HTMLElement).dataset.place;

describe("buttons as places", () => {
  it("are walked over as the layout has put them", () => {
    const { a, d } = buttons();
    a?.focus();
    for (const [key, to] of [
      ["ArrowRight", "b"],
      ["ArrowDown", "d"],
      ["ArrowLeft", "c"],
      ["Home", "a"],
      ["End", "d"],
    ] as const) {
      fireEvent.keyDown(document.activeElement ?? document.body, { key });
      expect(focused(), key).toBe(to);
    }
    expect(document.activeElement).toBe(d);
  });

  it("have one of them in the tab order, the one that had the focus", () => {
    const { on, c } = buttons();
    const inOrder = () => ["a", "b", "c", "d"].filter((place) => on.tabindexOf(place) === 0);
    expect(inOrder()).toEqual(["a"]);
    c?.focus();
    expect(inOrder()).toEqual(["c"]);
  });

  it("are chosen, by which means, and pointed at by the mouse", () => {
    const { on, chosen, a, b, c } = buttons();
    if (!a || !b || !c) throw new Error("three buttons");
    fireEvent.click(a);
    fireEvent(b, new PointerEvent("click", { pointerType: "touch", bubbles: true }));
    fireEvent.keyDown(c, { key: "Enter" });
    expect(chosen.mock.calls).toEqual([
      ["a", "mouse"],
      ["b", "touch"],
      ["c", "keys"],
    ]);
    fireEvent(a, new PointerEvent("pointermove", { pointerType: "mouse" }));
    expect(on.pointed).toEqual({ place: "a", by: "mouse" });
    fireEvent(a, new PointerEvent("pointerleave", { pointerType: "mouse" }));
    expect(on.pointed).toBeNull();
  });
});
