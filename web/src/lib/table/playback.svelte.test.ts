// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { animationMs } from "../games";
import { Stage } from "../stage.svelte";
import { ManualClock } from "../testing";
import type { Timeline } from "../timeline";
import { Playback, type Pace } from "./playback.svelte";

let clock: ManualClock;
let events: { ply: number };
let stage: Stage;
let playback: Playback;
let pace: Pace;
let over: boolean;
let stop: () => void;

beforeEach(() => {
  clock = new ManualClock();
  events = { ply: 3 };
  const view = (at: number) => ({ ply: at });
  const timeline = Object.assign(events, { view }) as unknown as Timeline;
  [pace, over] = ["normal", true];
  stage = new Stage(timeline, clock.later, () => false);
  stop = $effect.root(() => {
    const asked = () => pace;
    playback = new Playback(stage, clock.later, asked, () => over);
  });
  flushSync();
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

const stands = () => {
  flushSync();
  return [stage.shown, playback.playing];
};

it("plays a finished game from its beginning, and stops at its end", () => {
  playback.toggle();
  expect(stands()).toEqual([0, true]);
  for (const shown of [1, 2]) {
    clock.step();
    expect(stands()).toEqual([shown, true]);
  }
  clock.step();
  expect(stands()).toEqual([3, false]);
  expect([stage.following, clock.step()]).toEqual([true, false]);
});

it("plays on from where somebody looks, each step from the one before", () => {
  stage.go(1);
  playback.toggle();
  expect(stands()).toEqual([2, true]);
  expect(stage.previous?.ply).toBe(1);
});

it.each([
  ["calm", 1500],
  ["normal", 550],
  ["fast", 0],
] as const)("lets a position stand as long as the pace %s wants it", (wanted, pause) => {
  pace = wanted;
  playback.toggle();
  clock.advance(animationMs + pause - 1);
  expect(stage.shown).toBe(0);
  clock.advance(1);
  expect(stage.shown).toBe(1);
});

it("follows another pace from the next step on", () => {
  playback.toggle();
  pace = "fast";
  clock.step();
  clock.advance(animationMs);
  expect(stage.shown).toBe(2);
});

it("pauses where it stands, and goes on from there", () => {
  playback.toggle();
  clock.step();
  playback.toggle();
  expect(stands()).toEqual([1, false]);
  expect(clock.step()).toBe(false);
  playback.toggle();
  expect(stands()).toEqual([2, true]);
});

it("is stopped by a step of anybody else", () => {
  playback.toggle();
  stage.go(2);
  expect(stands()).toEqual([2, false]);
  clock.run();
  expect(stage.shown).toBe(2);
});

it("is stopped by a step that nobody has heard of yet", () => {
  playback.toggle();
  stage.go(2);
  clock.run();
  expect([stage.shown, playback.playing]).toEqual([2, false]);
});

it("stops where the page is not seen, and with its screen", () => {
  playback.toggle();
  vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  playback.onvisibilitychange();
  expect(stands()).toEqual([0, true]);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  playback.onvisibilitychange();
  expect(stands()).toEqual([0, false]);
  playback.toggle();
  stop();
  expect([playback.playing, clock.step()]).toEqual([false, false]);
});

it("plays nothing where a running game stands, and what came before to its last event", () => {
  over = false;
  expect(playback.possible).toBe(false);
  playback.toggle();
  expect(stands()).toEqual([3, false]);
  stage.go(2);
  expect(playback.possible).toBe(true);
  playback.toggle();
  expect(stands()).toEqual([3, false]);
});

it("plays what was added meanwhile, too", () => {
  stage.go(1);
  playback.toggle();
  events.ply = 4;
  stage.grown();
  clock.run();
  expect(stands()).toEqual([4, false]);
});

it("plays nothing of a game without events", () => {
  events.ply = 0;
  stage.go(0);
  expect(playback.possible).toBe(false);
});

function press(key: string, where: Element = document.body, more: object = {}): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  where.addEventListener("keydown", (it) => playback.onkeydown(it as KeyboardEvent), {
    once: true,
  });
  where.dispatchEvent(event);
  return event.defaultPrevented;
}

it("is played and paused by K anywhere, and by the space bar where that presses nothing", () => {
  document.body.innerHTML = `<p></p><button></button><textarea></textarea>`;
  const [text, button, field] = ["p", "button", "textarea"].map((it) => document.querySelector(it));
  if (!text || !button || !field) throw new Error("no page");
  // Each time it plays it takes a step at once.
  events.ply = 9;
  for (const [key, where] of [
    ["k", button],
    ["K", text],
    [" ", text],
    [" ", document.body],
  ] as const)
    // prettier-ignore
    for (const playing of [true, false])
      expect([press(key, where), playback.playing]).toEqual([true, playing]);
  for (const [key, where] of [
    [" ", button],
    ["k", field],
    ["j", text],
  ] as const)
    expect([press(key, where), playback.playing]).toEqual([false, false]);
  expect([press("k", text, { repeat: true }), playback.playing]).toEqual([false, false]);
  expect([press("k", text, { ctrlKey: true }), playback.playing]).toEqual([false, false]);
});
