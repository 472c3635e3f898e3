// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { countingMs, CountedEnd } from "./counted_end.svelte";

let stop: () => void = () => undefined;
let told = $state(false);
const ontold = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  told = false;
  ontold.mockReset();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function ending(reducedMotion = false): CountedEnd {
  let end: CountedEnd | undefined;
  stop = $effect.root(() => {
    const count = () => 2;
    end = new CountedEnd({ told: () => told, reducedMotion: () => reducedMotion, count, ontold });
  });
  flushSync();
  if (!end) throw new Error("no end");
  return end;
}

it("counts one after the other, and then it is told", () => {
  const end = ending();
  expect([end.still, end.counted]).toEqual([false, 0]);
  vi.advanceTimersByTime(countingMs);
  expect([end.counted, ontold.mock.calls.length]).toEqual([1, 0]);
  vi.advanceTimersByTime(countingMs);
  expect([end.counted, ontold.mock.calls.length]).toEqual([2, 1]);
});

it("has counted all where somebody skips it, and tells no more", () => {
  const end = ending();
  told = true;
  flushSync();
  vi.runAllTimers();
  expect([end.counted, ontold.mock.calls.length]).toEqual([2, 0]);
});

it("is told at once with less motion, and not again where it was told", () => {
  expect([ending(true).still, ontold.mock.calls.length]).toEqual([true, 1]);
  stop();
  told = true;
  const again = ending();
  vi.runAllTimers();
  expect([again.still, again.counted, ontold.mock.calls.length]).toEqual([true, 2, 1]);
});
