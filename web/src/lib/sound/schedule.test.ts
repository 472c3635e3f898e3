import { expect, it } from "vitest";
import { Schedule } from "./schedule";
import type { Sound } from "./timbres";

const admitted = (...asked: [Sound, number][]) => {
  const schedule = new Schedule();
  return asked.map(([sound, now]) => schedule.admit(sound, now));
};

it("begins what is asked for at once", () => {
  expect(admitted(["stone", 1], ["wood", 2], ["turn", 3])).toEqual([1, 2, 3]);
});

it("leaves pieces out that come while another sounds, however many", () => {
  const steps = Array.from({ length: 6 }, (_, at): [Sound, number] => ["stone", at * 0.03]);
  expect(admitted(...steps)).toEqual([0, null, null, null, 0.12, null]);
  expect(admitted(["dice", 0], ["stone", 0.5], ["stone", 0.6])).toEqual([0, null, 0.6]);
});

it("lets what calls for somebody wait for a piece, and never leaves it out for one", () => {
  expect(admitted(["stone", 0], ["turn", 0], ["stone", 0.2])).toEqual([0, 0.12, null]);
});

it("calls once where it is asked to call again at once", () => {
  expect(admitted(["bell", 0], ["bell", 0.1], ["bell", 0.5])).toEqual([0, null, 0.5]);
});
