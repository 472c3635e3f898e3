import { describe, expect, it } from "vitest";
import type { OpenWindow } from "$lib/games";
import { callsOf } from "./calls";

const seats = [{ name: "Ada" }, { name: "You", self: true }, { name: "Grace" }];

/** Ada has passed; this page is of seat 1. */
function calls(open: Partial<OpenWindow>, given: Partial<Parameters<typeof callsOf>[0]> = {}) {
  const window = { lengthMs: null, leftMs: () => null, yielded: [], claims: true, claimant: null };
  const asked = { passer: 0, seats, you: [1], knockers: [1], builds: false, tried: false };
  return callsOf({ ...asked, open: { ...window, ...open }, ...given });
}
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, "");

describe("what is called out over a knock", () => {
  it("asks who may knock, until they let it pass", () => {
    const asked = calls({});
    expect(plain(asked.title)).toBe("Ada sees nothing to build");
    expect(plain(asked.text)).toMatch(/^Do you see something\?/);
    expect([asked.knockers, asked.waiting]).toEqual([[1], [1]]);
    const passed = calls({ yielded: [1] });
    expect(passed.text).toMatch(/^You let it pass\./);
    expect([passed.knockers, passed.waiting]).toEqual([[1], []]);
  });

  it("tells the others that they wait", () => {
    expect(plain(calls({}, { knockers: [] }).text)).toBe(
      "The others may knock and build with Ada’s cards.",
    );
  });

  it("says who has knocked, and who was first to whoever was later", () => {
    const knocked = calls({ claimant: 2 });
    expect(plain(knocked.title)).toBe("Grace has knocked");
    expect(plain(knocked.text)).toBe("Grace alone may build now, with Ada’s cards.");
    expect([knocked.knockers, knocked.waiting]).toEqual([[], []]);
    expect(plain(calls({ claimant: 2 }, { tried: true }).title)).toBe("Grace was first");
  });

  it("has the claimant show a build", () => {
    const mine = calls({ claimant: 1 }, { tried: true, builds: true });
    expect(mine.title).toBe("You have knocked");
    expect(plain(mine.text)).toBe("Show a build with Ada’s cards before the time is over.");
  });

  it("says where nobody claims that showing counts", () => {
    const building = calls({ claims: false }, { builds: true });
    expect(building.text).toBe("Whoever shows a build first has knocked.");
    expect(building.knockers).toEqual([]);
  });
});
