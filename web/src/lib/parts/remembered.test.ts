// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Component } from "svelte";
import { memory } from "../browser.svelte";
import { StoredCards } from "../cards";
import { gameHeader, realCore, settled } from "../testing";
import Remembered from "./Remembered.svelte";

const { load } = vi.hoisted(() => ({ load: vi.fn<(game: string) => Promise<object>>() }));
vi.mock("../catalogue", () => ({
  gameOf: (name: string) => ({ name, title: name, load: () => load(name) }),
}));
vi.mock("../load_core", () => ({ loadCore: realCore, forgetCore: () => undefined }));

/** All that is on the page is in sight. */
class Sight {
  constructor(private readonly call: (seen: { isIntersecting: boolean }[]) => void) {}
  observe(): void {
    queueMicrotask(() => this.call([{ isIntersecting: true }]));
  }
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", Sight);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  for (const [game, touched] of [
    ["pyramix", 2],
    ["cubus", 1],
  ] as const) {
    const record = `${gameHeader(game, 2)}\n`;
    memory.games.put({ id: game, game, record, seats: [], over: false, touched });
  }
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("draws the boards in small that can be loaded, whichever cannot", async () => {
  const Thumb = vi.fn() as unknown as Component;
  const loadThumb = () => Promise.resolve({ default: Thumb });
  load.mockImplementation((game) =>
    game === "pyramix"
      ? Promise.reject(new Error("404"))
      : Promise.resolve({ default: { loadThumb } }),
  );
  render(Remembered, { seated: [] });
  await vi.waitFor(async () => {
    await settled();
    expect(Thumb).toHaveBeenCalled();
  });
  expect(load.mock.calls.map(([game]) => game)).toEqual(["pyramix", "cubus"]);
});

it("reads no further once nobody looks, whether or not the server knows of seats", () => {
  const stop = vi.spyOn(StoredCards.prototype, "stop");
  const { unmount } = render(Remembered, { seated: [] });
  expect(stop).not.toHaveBeenCalled();
  unmount();
  expect(stop).toHaveBeenCalledOnce();
});
