// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import { settled } from "../lib/testing";
import Home from "./Home.svelte";

const { playAtOnce } = vi.hoisted(() => ({ playAtOnce: vi.fn<() => Promise<void>>() }));
vi.mock("../lib/play_at_once", () => ({ playAtOnce }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("begins one game, however often Play is pressed, and another try once that has failed", async () => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  let fail: () => void = () => undefined;
  playAtOnce.mockImplementation(() => new Promise((_, reject) => (fail = () => reject(Error()))));
  render(Home);
  const play = screen.getByRole("button", { name: "Play Pyramix against a bot" });
  play.click();
  play.click();
  expect(playAtOnce).toHaveBeenCalledOnce();
  fail();
  await settled();
  play.click();
  expect(playAtOnce).toHaveBeenCalledTimes(2);
});
