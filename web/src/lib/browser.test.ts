// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";

/** Whether the person has asked for less motion, and who wants to hear when that changes. */
const still = Object.assign(new EventTarget(), { matches: true });
vi.stubGlobal("matchMedia", (query: string) => {
  expect(query).toBe("(prefers-reduced-motion: reduce)");
  return still;
});
const { later, reducedMotion } = await import("./browser.svelte");

afterEach(() => vi.useRealTimers());

it("holds still as long as the person wants that", () => {
  expect(reducedMotion()).toBe(true);
  still.matches = false;
  still.dispatchEvent(new Event("change"));
  expect(reducedMotion()).toBe(false);
});

it("calls later, unless that is called off", () => {
  vi.useFakeTimers();
  const [one, other] = [vi.fn(), vi.fn()];
  later(50, one);
  later(50, other)();
  vi.advanceTimersByTime(49);
  expect(one).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
});
