// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import TestBoard from "./TestBoard.svelte";

afterEach(cleanup);

function board(places = "abcd") {
  const onchosen = vi.fn();
  const onpointed = vi.fn();
  const props = { places, onchosen, onpointed };
  return { onchosen, onpointed, props, ...render(TestBoard, props) };
}

const at = (name: string): HTMLElement => screen.getByRole("button", { name });
const inTabOrder = () =>
  screen
    .getAllByRole("button")
    .filter((it) => it.getAttribute("tabindex") === "0")
    .map((it) => it.getAttribute("data-place"));
const focused = () => document.activeElement?.getAttribute("data-place");
const touch = () => new PointerEvent("click", { pointerType: "touch", bubbles: true });

describe("the places of a board", () => {
  it("are buttons that say whether they do something, the first in the tab order", () => {
    board();
    expect(inTabOrder()).toEqual(["a"]);
    expect(at("a").getAttribute("aria-disabled")).toBe("false");
    expect(at("b").getAttribute("aria-disabled")).toBe("true");
  });

  it("are chosen by mouse, by touch and by keys, allowed or not", async () => {
    const { onchosen } = board();
    await fireEvent.click(at("b"));
    await fireEvent(at("c"), touch());
    await fireEvent.keyDown(at("d"), { key: "Enter" });
    await fireEvent.keyDown(at("d"), { key: " " });
    expect(onchosen.mock.calls).toEqual([
      ["b", "mouse"],
      ["c", "touch"],
      ["d", "keys"],
      ["d", "keys"],
    ]);
  });

  it("are pointed at by the mouse as long as it is there, and not by a passing finger", async () => {
    const { onpointed } = board();
    await fireEvent.pointerMove(at("b"), { pointerType: "touch" });
    expect(onpointed).toHaveBeenLastCalledWith(null, undefined);
    await fireEvent.pointerMove(at("b"), { pointerType: "mouse" });
    expect(onpointed).toHaveBeenLastCalledWith("b", "mouse");
    await fireEvent.pointerLeave(at("b"));
    expect(onpointed).toHaveBeenLastCalledWith(null, undefined);
  });

  it("are pointed at by the focus, until it leaves or Escape is pressed", async () => {
    const { onpointed } = board();
    at("a").focus();
    await fireEvent.keyDown(at("a"), { key: "ArrowRight" });
    expect(onpointed).toHaveBeenLastCalledWith("b", "keys");
    await fireEvent.keyDown(at("b"), { key: "Escape" });
    expect(onpointed).toHaveBeenLastCalledWith(null, undefined);
    await fireEvent.keyDown(at("b"), { key: "ArrowRight" });
    expect(onpointed).toHaveBeenLastCalledWith("c", "keys");
    at("c").blur();
    await vi.waitFor(() => expect(onpointed).toHaveBeenLastCalledWith(null, undefined));
  });

  it("are walked over by keys that then do nothing else; keys of the browser go by", async () => {
    board();
    at("a").focus();
    expect(await fireEvent.keyDown(at("a"), { key: "ArrowRight" })).toBe(false);
    expect([focused(), inTabOrder()]).toEqual(["b", ["b"]]);
    expect(await fireEvent.keyDown(at("b"), { key: "ArrowRight", altKey: true })).toBe(true);
    expect(await fireEvent.keyDown(at("b"), { key: "ArrowDown" })).toBe(false);
    expect(focused()).toBe("b");
    expect(await fireEvent.keyDown(at("b"), { key: "Tab" })).toBe(true);
    expect(focused()).toBe("b");
  });

  it("keep the focus when the one that had it is gone: the nearest gets it", async () => {
    const { rerender, props } = board();
    at("c").focus();
    await rerender({ ...props, places: "abd" });
    expect([focused(), inTabOrder()]).toEqual(["b", ["b"]]);
  });

  it("take no focus from elsewhere, and point at nothing that is gone", async () => {
    const { rerender, props, onpointed } = board();
    await fireEvent.pointerMove(at("c"), { pointerType: "mouse" });
    await rerender({ ...props, places: "abd" });
    expect(document.activeElement).toBe(document.body);
    expect(onpointed).toHaveBeenLastCalledWith(null, undefined);
  });
});
