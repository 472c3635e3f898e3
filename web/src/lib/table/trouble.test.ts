import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settled } from "../testing";
import { Trouble } from "./trouble.svelte";

const broken = (): never => {
  throw new Error("broken");
};

let told: unknown[];
beforeEach(() => {
  told = [];
  vi.spyOn(console, "error").mockImplementation((thrown) => void told.push(thrown));
});
afterEach(() => vi.restoreAllMocks());

it("is none as long as nothing fails", async () => {
  const trouble = new Trouble();
  trouble.attempt(() => undefined);
  expect(trouble.inWords(() => "Ada builds.")).toBe("Ada builds.");
  expect(trouble.guarded((a: number, b: number) => a - b)(3, 1)).toBe(2);
  await settled();
  expect([trouble.failed, told]).toEqual([false, []]);
});

it("is known soon, but not while it happens, and what was thrown can be looked up", async () => {
  for (const fails of [
    (trouble: Trouble) => trouble.attempt(broken),
    (trouble: Trouble) => expect(trouble.inWords(broken)).toBe(""),
    (trouble: Trouble) => expect(trouble.guarded(broken)).toThrow("broken"),
  ]) {
    const trouble = new Trouble();
    fails(trouble);
    expect(trouble.failed).toBe(false);
    await settled();
    expect(trouble.failed).toBe(true);
  }
  expect(told).toEqual(Array.from({ length: 3 }, () => new Error("broken")));
});
