import { beforeEach, describe, expect, it } from "vitest";
import { animationMs } from "./games";
import { Stage, type Speed } from "./stage.svelte";
import { ManualClock, settled } from "./testing";
import type { Timeline } from "./timeline";

/** As much of a timeline as a stage looks at. */
function fakeTimeline(ply: number): Timeline {
  const timeline = { ply, view: (at: number) => ({ ply: at }) };
  return timeline as unknown as Timeline;
}

let clock: ManualClock;
let timeline: { ply: number };
let stage: Stage;
/** The person has asked for less motion. */
let still: boolean;
beforeEach(() => {
  clock = new ManualClock();
  const fake = fakeTimeline(3);
  timeline = fake as unknown as { ply: number };
  still = false;
  stage = new Stage(fake, clock.later, () => still);
});

function grow(events: number): void {
  timeline.ply += events;
  stage.grown();
}

describe("Stage", () => {
  it("shows the end at once at first", () => {
    expect([stage.shown, stage.length, stage.previous]).toEqual([3, 3, null]);
    expect(stage.atEnd).toBe(true);
  });

  it("walks to new events one by one, each from the one before", () => {
    grow(2);
    expect([stage.shown, stage.length, stage.previous?.ply]).toEqual([4, 5, 3]);
    clock.step();
    expect([stage.shown, stage.previous?.ply]).toEqual([5, 4]);
    expect(stage.resting).toBe(false);
    clock.run();
    expect(stage.resting).toBe(true);
    grow(1);
    expect(stage.shown).toBe(6);
  });

  it("pauses longer for those who want calm, and shows no way to those who want none", () => {
    const fake = fakeTimeline(3);
    let speed: Speed = "calm";
    stage = new Stage(
      fake,
      clock.later,
      () => false,
      () => speed,
    );
    timeline = fake as unknown as { ply: number };
    grow(2);
    clock.advance(animationMs + 1099);
    expect(stage.shown).toBe(4);
    clock.advance(1);
    expect(stage.shown).toBe(5);
    clock.run();
    speed = "instant";
    grow(3);
    expect([stage.shown, stage.previous, stage.resting]).toEqual([8, null, true]);
  });

  it("walks once more from where somebody wants to see it again", () => {
    stage.again(1);
    expect([stage.shown, stage.previous, stage.resting]).toEqual([1, null, false]);
    clock.advance(animationMs - 1);
    expect(stage.shown).toBe(1);
    clock.advance(1);
    expect([stage.shown, stage.previous?.ply]).toEqual([2, 1]);
    clock.run();
    expect([stage.shown, stage.atEnd, stage.resting, stage.following]).toEqual([
      3,
      true,
      true,
      true,
    ]);
    stage.again(9);
    expect([stage.shown, stage.resting]).toEqual([3, true]);
    clock.run();
    expect(stage.shown).toBe(3);
  });

  it("tells when it rests, at once if it does and also when somebody steps back", async () => {
    const heard: string[] = [];
    const wait = (name: string) => void stage.whenResting().then(() => heard.push(name));
    wait("before");
    await settled();
    expect(heard).toEqual(["before"]);
    grow(2);
    wait("walking");
    clock.step();
    await settled();
    expect(heard).toEqual(["before"]);
    clock.step();
    await settled();
    expect(heard).toEqual(["before", "walking"]);
    grow(1);
    wait("left");
    stage.go(2);
    await settled();
    expect(heard).toEqual(["before", "walking", "left"]);
  });

  it("gives each step the time that a board needs to animate it, and a pause", () => {
    grow(2);
    clock.advance(animationMs + 99);
    expect(stage.shown).toBe(4);
    clock.advance(1);
    expect([stage.shown, stage.resting]).toEqual([5, false]);
    clock.advance(animationMs + 99);
    expect(stage.resting).toBe(false);
    clock.advance(1);
    expect(stage.resting).toBe(true);
  });

  it("goes on sooner where nothing moves", () => {
    still = true;
    grow(2);
    clock.advance(animationMs / 2 - 1);
    expect(stage.shown).toBe(4);
    clock.advance(1);
    expect(stage.shown).toBe(5);
  });

  it("does not overtake itself when more events come while it walks", () => {
    grow(1);
    grow(1);
    expect(stage.shown).toBe(4);
    clock.step();
    expect(stage.shown).toBe(5);
  });

  it("skips a long absence", () => {
    grow(20);
    expect([stage.shown, stage.previous]).toEqual([23, null]);
  });

  it("does not walk to what was on the screen before", () => {
    stage.foresee(4);
    grow(1);
    expect([stage.shown, stage.previous, stage.resting]).toEqual([4, null, true]);
    grow(1);
    expect([stage.shown, stage.previous?.ply]).toEqual([5, 4]);
  });

  it("walks on from what was foreseen, and forgets it where events are taken back", () => {
    stage.foresee(4);
    grow(2);
    expect([stage.shown, stage.previous?.ply]).toEqual([5, 4]);
    stage.foresee(9);
    timeline.ply = 3;
    stage.rewound();
    grow(1);
    expect([stage.shown, stage.previous?.ply]).toEqual([4, 3]);
  });

  it("stays where somebody looks back, and follows again from the end", () => {
    stage.go(1);
    expect([stage.shown, stage.previous, stage.following]).toEqual([1, null, false]);
    grow(1);
    expect([stage.shown, stage.length]).toEqual([1, 4]);
    stage.go(2);
    expect(stage.previous?.ply).toBe(1);
    stage.go(4);
    expect(stage.following).toBe(true);
    grow(1);
    expect(stage.shown).toBe(5);
  });

  it("stops walking when somebody steps, and keeps within the game", () => {
    grow(3);
    stage.go(0);
    clock.run();
    expect(stage.shown).toBe(0);
    stage.go(-1);
    expect(stage.shown).toBe(0);
    stage.go(99);
    expect(stage.shown).toBe(6);
  });

  it("shows the new end after steps were taken back", () => {
    grow(1);
    timeline.ply = 1;
    stage.rewound();
    clock.run();
    expect([stage.shown, stage.length, stage.previous]).toEqual([1, 1, null]);
  });
});
