import { beforeEach, expect, it, vi } from "vitest";
import { ManualClock } from "../testing";
import { tellingMs, ToldSteps } from "./told_steps.svelte";

let clock: ManualClock;
let ontold: () => void;
beforeEach(() => {
  [clock, ontold] = [new ManualClock(), vi.fn()];
});

it.each([2, 6, 8])("tells %i steps in the same few seconds, one after the other", (count) => {
  const steps = new ToldSteps(clock.later, count, ontold);
  steps.play();
  const seen = [steps.at];
  for (let step = 1; step < count; step++) {
    expect(ontold).not.toHaveBeenCalled();
    clock.advance(tellingMs / (count - 1));
    seen.push(steps.at);
  }
  expect(seen).toEqual([...Array(count).keys()]);
  expect(ontold).toHaveBeenCalledTimes(1);
  clock.run();
  expect(steps.at).toBe(count - 1);
});

it("tells no more once it is stopped, and goes on where it stood", () => {
  const steps = new ToldSteps(clock.later, 3, ontold);
  const stop = steps.play();
  clock.advance(tellingMs / 2);
  stop();
  clock.run();
  expect([steps.at, ontold]).toEqual([1, expect.anything()]);
  expect(ontold).not.toHaveBeenCalled();
  steps.play();
  clock.run();
  expect(steps.at).toBe(2);
  expect(ontold).toHaveBeenCalledOnce();
});

it("has told at once what is one step", () => {
  new ToldSteps(clock.later, 1, ontold).play();
  expect(ontold).toHaveBeenCalledOnce();
});
