import { describe, expect, it, vi } from "vitest";
import type { DraftState } from "$lib/games";
import { turnActions } from "./turn_actions";

function labels(changes: Partial<DraftState>): string[] {
  const draft = {
    steps: ["a"],
    preparing: false,
    complete: false,
    confirmed: false,
    back: vi.fn(),
    confirm: vi.fn(),
    ...changes,
  };
  return turnActions(draft).map(({ label }) => label);
}

describe("what can be done with a turn", () => {
  it("is nothing before its first step", () => {
    expect(labels({ steps: [], complete: true })).toEqual([]);
  });

  it("is a step back, and to play it once it is whole", () => {
    expect(labels({})).toEqual(["Undo"]);
    expect(labels({ complete: true })).toEqual(["End turn", "Undo"]);
  });

  it("is to wait for the turn while others act, and to change it while it waits", () => {
    const prepared = { complete: true, preparing: true };
    expect(labels(prepared)).toEqual(["Play it when it is my turn", "Undo"]);
    expect(labels({ ...prepared, confirmed: true })).toEqual(["Change it"]);
  });

  it("is nothing more once it is on its way", () => {
    expect(labels({ complete: true, confirmed: true })).toEqual([]);
  });
});
