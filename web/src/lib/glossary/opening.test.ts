import { beforeEach, describe, expect, it } from "vitest";
import { holding, leaving, Opening, resting } from "./opening.svelte";

/** A clock that the test turns. */
class Clock {
  private now = 0;
  private waiting: { at: number; call: () => void }[] = [];

  readonly later = (milliseconds: number, call: () => void) => {
    const one = { at: this.now + milliseconds, call };
    this.waiting.push(one);
    return () => void (this.waiting = this.waiting.filter((other) => other !== one));
  };

  pass(milliseconds: number): void {
    this.now += milliseconds;
    const due = this.waiting.filter(({ at }) => at <= this.now);
    this.waiting = this.waiting.filter(({ at }) => at > this.now);
    for (const { call } of due) call();
  }
}

describe("the explanation of a word", () => {
  let clock: Clock;
  let word: Opening;
  beforeEach(() => {
    clock = new Clock();
    word = new Opening(clock.later);
  });

  it("opens under a pointer that rests, and not under one that passes", () => {
    word.point();
    clock.pass(resting - 1);
    word.leave();
    clock.pass(resting);
    expect(word.open).toBe(false);
    word.point();
    clock.pass(resting);
    expect(word.open).toBe(true);
  });

  it("stays while the pointer goes on to it, and closes behind one that left", () => {
    word.point();
    clock.pass(resting);
    word.leave();
    clock.pass(leaving - 1);
    word.point();
    clock.pass(leaving);
    expect(word.open).toBe(true);
    word.leave();
    clock.pass(leaving);
    expect(word.open).toBe(false);
  });

  it("opens by a press, stays open, and closes by another one", () => {
    word.press();
    expect(word.open).toBe(true);
    word.leave();
    clock.pass(leaving);
    expect(word.open).toBe(true);
    word.press();
    expect(word.open).toBe(false);
  });

  it("is kept by a press on a word that a pointer has opened", () => {
    word.point();
    clock.pass(resting);
    word.press();
    word.leave();
    clock.pass(leaving);
    expect(word.open).toBe(true);
  });

  it("opens under a long touch, and the click at its end does not close it", () => {
    word.hold();
    clock.pass(holding);
    expect(word.open).toBe(true);
    word.release();
    word.press();
    expect(word.open).toBe(true);
    word.hold();
    word.release();
    word.press();
    expect(word.open).toBe(false);
  });

  it("does not open under a touch that moves on", () => {
    word.hold();
    word.release();
    clock.pass(holding);
    expect(word.open).toBe(false);
  });

  it("is open for one word at most", () => {
    const other = new Opening(clock.later);
    word.press();
    other.press();
    expect([word.open, other.open]).toEqual([false, true]);
    other.close();
    word.press();
    expect([word.open, other.open]).toEqual([true, false]);
    word.close();
  });
});
