import { readFileSync } from "node:fs";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { Position, type Core } from "./core";
import { pyramixHeader, realCore } from "./testing";
import { Timeline } from "./timeline";

let core: Core;
beforeAll(async () => {
  core = await realCore("pyramix");
});

afterEach(() => vi.restoreAllMocks());

function opened(record: string): Timeline {
  const result = Timeline.open(core, record);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

/** A game in which the first legal move is made until nobody can. */
function played(events: number): Timeline {
  const timeline = opened(`${pyramixHeader(2)}\n`);
  while (timeline.ply < events && timeline.last.next !== "over") {
    const { next, legal } = timeline.last;
    const move = Array.isArray(legal) ? legal[0] : undefined;
    const line = next === "chance" ? timeline.sample(BigInt(timeline.ply)) : `${next[0]} ${move}`;
    expect(timeline.append(line)).toBeNull();
  }
  return timeline;
}

describe("Timeline", () => {
  it("has one view more than events", () => {
    const timeline = played(10);
    expect(timeline.views).toHaveLength(11);
    expect(timeline.views.map((view) => view.ply)).toEqual([...Array(11).keys()]);
  });

  it("knows its game, its tags and its events, and nothing behind its end", () => {
    const timeline = played(2);
    expect([timeline.game, timeline.tags.get("Players")]).toEqual(["pyramix", "2"]);
    expect(timeline.events.map(({ actor }) => actor)).toEqual([null, 0]);
    expect(timeline.node(2).event).toEqual(timeline.events[1]);
    expect(() => timeline.view(3)).toThrow("no position after 3 events");
  });

  it("keeps no copy of a position in the core for an answer", () => {
    const timeline = played(0);
    const clone = vi.spyOn(Position.prototype, "clone");
    const close = vi.spyOn(Position.prototype, "close");
    timeline.preview({ actor: 0, text: "000" });
    timeline.sample(1n);
    timeline.check({ actor: 0, text: "000" });
    expect(close).toHaveBeenCalledTimes(clone.mock.calls.length);
    timeline.close();
    expect(close).toHaveBeenCalledTimes(clone.mock.calls.length + 1);
  });

  it("is its record", () => {
    const timeline = played(12);
    expect(opened(timeline.record()).views).toEqual(timeline.views);
  });

  it("writes the result of a finished game and reads it back", () => {
    const timeline = played(Infinity);
    const record = timeline.record();
    expect(record).toContain(`[Result "${timeline.last.scores.join(" ")}"]`);
    expect(opened(record).record()).toBe(record);
  });

  it("changes nothing when the core refuses an event", () => {
    const timeline = played(3);
    const before = timeline.record();
    expect(timeline.append("0 nonsense")).toMatchObject({ code: expect.any(String) });
    expect(timeline.record()).toBe(before);
    expect(timeline.views).toHaveLength(4);
  });

  it("opens a record with one view, and makes the others when one is asked for", () => {
    const record = played(12).record();
    const open = vi.spyOn(core, "open");
    const view = vi.spyOn(Position.prototype, "view");
    const timeline = opened(record);
    expect(timeline.last.ply).toBe(12);
    expect([open.mock.calls.length, view.mock.calls.length]).toEqual([1, 1]);
    expect(timeline.view(3).ply).toBe(3);
    expect(timeline.view(7).ply).toBe(7);
    expect([open.mock.calls.length, view.mock.calls.length]).toEqual([2, 13]);
  });

  it.each(["apply", "view"] as const)("is as before when the core fails at %s", (part) => {
    const timeline = played(3);
    const { legal, next } = timeline.last;
    const line = `${String(next[0])} ${Array.isArray(legal) ? legal[0] : ""}`;
    const [before, last] = [timeline.record(), timeline.last];
    vi.spyOn(Position.prototype, part).mockImplementationOnce(() => {
      throw new WebAssembly.RuntimeError("unreachable");
    });
    expect(() => timeline.append(line)).toThrow("unreachable");
    expect([timeline.record(), timeline.last, timeline.views.length]).toEqual([before, last, 4]);
    expect(timeline.append(line)).toBeNull();
    expect(timeline.views.map(({ ply }) => ply)).toEqual([0, 1, 2, 3, 4]);
  });

  it("previews without moving", () => {
    const timeline = played(1);
    expect(timeline.preview({ actor: 0, text: "000" })).toMatchObject({ ply: 2 });
    expect(timeline.preview({ actor: 0, text: "111" })).toBeNull();
    expect(timeline.ply).toBe(1);
  });

  it("rewinds to any earlier position, also from the end", () => {
    const timeline = played(Infinity);
    const views = [...timeline.views];
    timeline.rewind(timeline.ply);
    expect(timeline.views).toEqual(views);
    timeline.rewind(5);
    expect(timeline.views).toEqual(views.slice(0, 6));
    expect(timeline.record()).not.toContain("[Result");
    expect(timeline.append("0 nonsense")).not.toBeNull();
    expect(timeline.preview({ actor: 1, text: "000" })).toBeNull();
  });

  it("names the line of a faulty record", () => {
    const record = `${played(3).record()}0 999\n`;
    expect(Timeline.open(core, record)).toMatchObject({ ok: false, error: { line: 8 } });
  });

  it("opens the golden games of the rules", () => {
    const folder = new URL("../../../games/pyramix/golden/", import.meta.url);
    const record = readFileSync(new URL("scoring-example.game", folder), "utf8");
    expect(opened(record).record()).toBe(record);
  });
});
