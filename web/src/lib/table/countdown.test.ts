// Clocks between two messages of the server, with a clock that the test turns.
import { describe, expect, it } from "vitest";
import { changesAfter, leftAt, shown, warned, type Told } from "./countdown";

const told = (left: number, more: Partial<Told> = {}): Told => ({
  left_ms: [left, 90_000],
  running: [0],
  at: 1000,
  ...more,
});

describe("what is left", () => {
  it("falls for whose clock runs, down to nothing", () => {
    expect(leftAt(told(5000), 0, 3500)).toBe(2500);
    expect(leftAt(told(5000), 0, 9000)).toBe(0);
    expect(leftAt(told(5000), 1, 9000)).toBe(90_000);
  });

  it("stands before the first decision", () => {
    const standing = told(5000, { standing_ms: 20_000 });
    expect(leftAt(standing, 0, 21_000)).toBe(5000);
    expect(leftAt(standing, 0, 22_000)).toBe(4000);
  });

  it("is no more than was told by a clock that was turned back", () => {
    expect(leftAt(told(5000), 0, 0)).toBe(5000);
  });
});

describe("what is shown", () => {
  it("is rounded up, in what can be told at a glance", () => {
    expect(shown(299_001)).toMatchObject({ minutes: 5, seconds: 0, urgent: false });
    expect(shown(20_000)).toMatchObject({ seconds: 20, urgent: false });
    expect(shown(19_910)).toMatchObject({ seconds: 20, urgent: true });
    expect(shown(1201)).toMatchObject({ minutes: 0, seconds: 1.3, urgent: true });
    expect(shown(0)).toMatchObject({ seconds: 0, urgent: true });
    expect(shown(3_600_001)).toMatchObject({ hours: 1, minutes: 1 });
    expect(shown(2 * 86_400_000 + 3 * 3_600_000 + 1)).toMatchObject({ days: 2, hours: 4 });
  });

  it("changes with the next tenth, second or minute", () => {
    expect(changesAfter(told(1250), 1000)).toBe(50);
    expect(changesAfter(told(30_400), 1000)).toBe(400);
    expect(changesAfter(told(31_000), 1000)).toBe(1000);
    expect(changesAfter(told(7_200_000 + 5000), 1000)).toBe(5000);
    expect(changesAfter(told(30_400, { standing_ms: 9000 }), 2000)).toBe(8400);
  });

  it("changes no more where nothing runs or all is over", () => {
    expect(changesAfter(told(5000, { running: [] }), 1000)).toBeNull();
    expect(changesAfter(told(5000), 60_000)).toBeNull();
  });
});

describe("what is said aloud", () => {
  it("is said once, when a time falls to it", () => {
    expect(warned(60_100, 60_000)).toBe(60);
    expect(warned(60_000, 59_900)).toBeNull();
    expect(warned(70_000, 15_000)).toBe(20);
    expect(warned(10_000, 70_000)).toBeNull();
  });
});
