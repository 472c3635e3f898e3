// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { View } from "$lib/games";
import { Transition } from "./transition.svelte";

const at = (ply: number) => ({ ply }) as View;

/** A step between neighbours; further apart nothing can be said. */
const step = (from: View, to: View) => (to.ply === from.ply + 1 ? { to: to.ply } : null);

let frame: FrameRequestCallback[] = [];
let now = 0;

/** Lets so much time go by on the page's clock. */
async function elapse(ms: number): Promise<void> {
  now += ms;
  for (const call of frame.splice(0)) call(now);
  // What waits for the end of a way hears of it some promises later.
  for (let i = 0; i < 10; i++) await Promise.resolve();
}

beforeEach(() => {
  [frame, now] = [[], 0];
  vi.stubGlobal("requestAnimationFrame", (call: FrameRequestCallback) => frame.push(call));
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function followed(still = false) {
  let shown = $state.raw<readonly [View | null, View]>([null, at(1)]);
  const arrived = vi.fn();
  const transition = new Transition(step, 100);
  const end = $effect.root(() => {
    transition.follow(
      () => shown,
      () => still,
      arrived,
    );
  });
  flushSync();
  const show = (from: View | null, to: View) => {
    shown = [from, to];
    flushSync();
  };
  return { transition, arrived, show, end };
}

describe("a transition", () => {
  it("begins with nothing on its way", () => {
    const { transition, arrived, end } = followed();
    expect([transition.way, transition.last]).toEqual([null, null]);
    expect(arrived).toHaveBeenCalledTimes(1);
    end();
  });

  it("goes the way to the next view in its time, and keeps what led there", async () => {
    const { transition, show, end } = followed();
    show(at(1), at(2));
    expect([transition.way, transition.part]).toEqual([{ to: 2 }, 0]);
    await elapse(0);
    await elapse(50);
    expect(transition.part).toBeCloseTo(0.5);
    await elapse(49);
    expect(transition.way).toEqual({ to: 2 });
    await elapse(2);
    expect([transition.part, transition.way, transition.last]).toEqual([1, null, { to: 2 }]);
    end();
  });

  it("ends at once where the next view has nothing to do with this one", () => {
    const { transition, show, end } = followed();
    show(at(1), at(2));
    show(at(2), at(9));
    expect([transition.way, transition.last]).toEqual([null, null]);
    end();
  });

  it("is not ended by the end of the way before it", async () => {
    const { transition, show, end } = followed();
    show(at(1), at(2));
    await elapse(0);
    await elapse(60);
    show(at(2), at(3));
    await elapse(0);
    await elapse(60);
    expect(transition.way).toEqual({ to: 3 });
    end();
  });

  it("moves nothing where nothing is to move, and still says what has changed", () => {
    const { transition, arrived, show, end } = followed(true);
    show(at(1), at(2));
    expect([transition.way, transition.last]).toEqual([null, { to: 2 }]);
    expect(arrived).toHaveBeenCalledTimes(2);
    end();
  });
});
