// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Framing } from "./framing.svelte";

let now: number;
beforeEach(() => {
  now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

const wide = { x: 0, y: 0, width: 200, height: 100 };
const near = { x: 50, y: 25, width: 100, height: 50 };

/** The transforms through which a framing takes its picture now. */
function taken({ pan }: Framing): string[] {
  const poses: string[] = [];
  const animate = (all: { transform: string }[]) => {
    poses.push(...all.map(({ transform }) => transform));
    return { cancel: () => undefined };
  };
  pan?.({ animate } as unknown as Element);
  return poses;
}

describe("a frame", () => {
  it("is there at once, and what is seen through it comes from where it was", () => {
    const framing = new Framing(wide, () => 2);
    expect([framing.viewBox, framing.pan]).toEqual(["0 0 200 100", null]);
    framing.go(near, 100);
    expect(framing.viewBox).toBe("50 25 100 50");
    const poses = taken(framing);
    expect(poses[0]).toBe("translate(50px, 25px) scale(0.5000)");
    expect(poses.at(-1)).toBe("translate(0px, 0px) scale(1.0000)");
  });

  it("sees what lies beside it where the picture is broader than it", () => {
    const framing = new Framing({ x: 0, y: 0, width: 100, height: 100 }, () => 2);
    framing.go(near, 100);
    // 200 by 100 and 100 by 50 on the screen.
    expect(taken(framing)[0]).toBe("translate(75px, 25px) scale(0.5000)");
  });

  it("goes on from where it is seen just now", () => {
    const framing = new Framing(wide, () => 2);
    framing.go(near, 100);
    now = 50;
    expect(framing.seen.width).toBeCloseTo(112.5);
    framing.go(wide, 100);
    expect(taken(framing)[0]).toMatch(/scale\(1\.7778\)$/);
    now = 150;
    expect(framing.seen).toEqual(wide);
  });

  it("moves nothing that is to be there at once, or is there", () => {
    const framing = new Framing(wide, () => null);
    framing.go(near, 0);
    expect([framing.pan, framing.seen]).toEqual([null, near]);
    framing.go({ ...near }, 100);
    expect(framing.pan).toBeNull();
  });
});
