// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { View } from "$lib/games";
import { Transition } from "./transition.svelte";

const at = (ply: number) => ({ ply }) as View;

/** A step between neighbours; further apart nothing can be said. */
const step = (from: View, to: View) => (to.ply === from.ply + 1 ? { to: to.ply } : null);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** An element whose animations end when a test says so. */
function movable() {
  const begun: { poses: Keyframe[]; duration: number; finish: () => void; cancelled: boolean }[] =
    [];
  const animate = (poses: Keyframe[], { duration }: { duration: number }) => {
    const animation = {
      onfinish: () => undefined,
      cancel: () => (entry.cancelled = true),
    };
    const entry = { poses, duration, finish: () => animation.onfinish(), cancelled: false };
    begun.push(entry);
    return animation;
  };
  return { element: { animate } as unknown as Element, begun };
}

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

  it("takes what is drawn along, and is at its end when that is; it keeps what led there", () => {
    const { transition, show, end } = followed();
    show(at(1), at(2));
    expect(transition.way).toEqual({ to: 2 });
    const { element, begun } = movable();
    transition.along((part) => ({ transform: `translate(${part}px)` }))(element);
    vi.advanceTimersByTime(1000);
    expect(transition.way).toEqual({ to: 2 });
    expect(begun[0]?.duration).toBe(100);
    const moved = begun[0]?.poses.map(({ transform }) => transform);
    expect([moved?.[0], moved?.at(-1)]).toEqual(["translate(0px)", "translate(1px)"]);
    expect(moved?.[8]).toBe("translate(0.5px)");
    begun[0]?.finish();
    expect([transition.way, transition.last]).toEqual([null, { to: 2 }]);
    end();
  });

  it("lasts its time where nothing that is drawn goes along", () => {
    const { transition, show, end } = followed();
    show(at(1), at(2));
    vi.advanceTimersByTime(99);
    expect(transition.way).toEqual({ to: 2 });
    vi.advanceTimersByTime(1);
    expect([transition.way, transition.last]).toEqual([null, { to: 2 }]);
    end();
  });

  it("lets go of an element that is gone", () => {
    const { transition, show, end } = followed();
    show(at(1), at(2));
    const { element, begun } = movable();
    const gone = transition.along(() => ({ opacity: 1 }))(element);
    gone?.();
    expect(begun[0]?.cancelled).toBe(true);
    end();
  });

  it("ends at once where the next view has nothing to do with this one", () => {
    const { transition, show, end } = followed();
    show(at(1), at(2));
    show(at(2), at(9));
    expect([transition.way, transition.last]).toEqual([null, null]);
    end();
  });

  it("is not ended by the end of the way before it", () => {
    const { transition, show, end } = followed();
    show(at(1), at(2));
    const { element, begun } = movable();
    transition.along(() => ({}))(element);
    show(at(2), at(3));
    transition.along(() => ({}))(element);
    begun[0]?.finish();
    expect(transition.way).toEqual({ to: 3 });
    begun[1]?.finish();
    expect(transition.way).toBeNull();
    show(at(3), at(4));
    vi.advanceTimersByTime(60);
    show(at(4), at(5));
    vi.advanceTimersByTime(60);
    expect(transition.way).toEqual({ to: 5 });
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
