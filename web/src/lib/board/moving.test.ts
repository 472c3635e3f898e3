// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { moving, placed, settling, swinging } from "./moving";

const course = (part: number) => ({ transform: placed({ x: 100 * part, y: 0 }), opacity: part });

it("goes from its beginning to its end without a step back, slowly where it is to rest", () => {
  for (const easing of [swinging, settling]) {
    const parts = Array.from({ length: 11 }, (_, step) => easing(step / 10));
    expect([parts[0], parts[10]]).toEqual([0, 1]);
    expect(parts).toEqual([...parts].sort((a, b) => a - b));
  }
  expect([swinging(0.25), swinging(0.5), swinging(0.75)]).toEqual([0.0625, 0.5, 0.9375]);
  expect(settling(0.5)).toBe(0.875);
});

it("hands over all poses of a way at once, says when it is at its end, and stops when it is gone", () => {
  const element = document.createElement("i");
  const animation = { onfinish: null as (() => void) | null, cancel: vi.fn() };
  type Animate = (poses: Keyframe[], options: KeyframeAnimationOptions) => typeof animation;
  const animate = vi.fn<Animate>(() => animation);
  Object.assign(element, { animate });
  const ended = vi.fn();
  const stop = moving({ course, ms: 300, easing: (part) => part, ended })(element);
  const [poses = [], options] = animate.mock.lastCall ?? [];
  expect(options).toMatchObject({ duration: 300, fill: "both" });
  expect([poses[0], poses[8], poses.at(-1)]).toEqual([course(0), course(0.5), course(1)]);
  expect(ended).not.toHaveBeenCalled();
  animation.onfinish?.();
  expect(ended).toHaveBeenCalledOnce();
  if (typeof stop === "function") stop();
  expect(animation.cancel).toHaveBeenCalledOnce();
});

it("is at its end at once where nothing is to move, and as before when it is gone", () => {
  const element = document.createElement("i");
  const stop = moving({ course, ms: 0 })(element);
  expect([element.style.transform, element.style.opacity]).toEqual([
    "translate(100px, 0px) scale(1.0000)",
    "1",
  ]);
  if (typeof stop === "function") stop();
  expect([element.style.transform, element.style.opacity]).toEqual(["", ""]);
});
