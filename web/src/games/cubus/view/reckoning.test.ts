import { beforeAll, describe, expect, it } from "vitest";
import type { Core } from "$lib/core";
import type { View } from "$lib/games";
import { realCore } from "$lib/testing";
import { Timeline } from "$lib/timeline";
import { headerOf } from "./fixtures";
import { derivedOf, outlookOf, positionOf } from "./position";
import { cardsOf, NO_CARDS, parseStack, stackText, type Cards, exchangeOf } from "./stack";
import { pointsOf, reckon } from "./reckoning";

let core: Core;
beforeAll(async () => {
  core = await realCore("cubus");
});

/** A game in which everybody builds the last one-box move that the core lists. */
function played(builds: number): Timeline {
  const opened = Timeline.open(core, headerOf(3));
  if (!opened.ok) throw new Error(opened.error.message);
  const timeline = opened.value;
  let seed = 7n;
  for (let built = 0; built < builds && timeline.last.next !== "over";) {
    const { next } = timeline.last;
    if (next === "chance") timeline.append(timeline.sample((seed += 1n)));
    else if (timeline.last.race) timeline.append(`${next[0]} waive`);
    else {
      const text = outlookOf(timeline.last)?.local.at(-1) ?? "pass";
      if (text !== "pass") built += 1;
      timeline.append(`${next[0]} ${text}`);
    }
  }
  return timeline;
}

describe("the live reckoning", () => {
  it("counts in the pictures what the core pays and scores", () => {
    const { views, events } = played(12);
    const builds = events.flatMap((event, ply) =>
      event.text.startsWith("build ") ? [{ event, ply }] : [],
    );
    expect(builds.length).toBe(12);
    for (const { event, ply } of builds) {
      const [before, after] = [views[ply] as View, views[ply + 1] as View];
      const seat = event.actor ?? 0;
      const [was, is] = [positionOf(before), positionOf(after)];
      const reckoning = reckon({
        before: was.stack,
        after: is.stack,
        hand: derivedOf(before).usable ?? NO_CARDS,
        changed: true,
        error: null,
        points: pointsOf(before, after, seat),
      });
      const hand = exchangeOf(is.hands[seat] ?? NO_CARDS, was.hands[seat] ?? NO_CARDS);
      expect(reckoning.used).toEqual(hand.used);
      expect(reckoning.gained).toEqual(hand.gained);
      expect([reckoning.boxesBefore, reckoning.boxesAfter]).toEqual([was.boxes, is.boxes]);
      expect(reckoning.lacking).toEqual([]);
      expect(reckoning.points).toBeGreaterThan(0);
    }
  });

  it("writes every stack as the core does", () => {
    for (const view of played(12).views) {
      const { text, stack, boxes } = positionOf(view);
      expect(stackText(stack)).toBe(text);
      expect(boxes).toBe([...stack.values()].reduce((sum, { height }) => sum + height, 0));
    }
  });

  it("reads every picture and price of a build as the core does", () => {
    for (const view of played(12).views) {
      const derived = view.derived as {
        shown: Cards;
        builds?: { stack: string; added: Cards; gained: Cards }[];
      };
      const { stack } = positionOf(view);
      const now = cardsOf(stack);
      expect(now).toEqual(derived.shown);
      for (const { stack: built, added, gained } of derived.builds ?? [])
        expect(exchangeOf(now, cardsOf(parseStack(built)))).toEqual({ used: added, gained });
    }
  });

  it("names the kinds that are lacking, and gives no points for what may not be laid", () => {
    const error = { code: "illegal", message: "None is at hand.", rule: "CUB-13" };
    const reckoning = reckon({
      before: parseStack("1"),
      after: parseStack("1,1"),
      hand: { ...NO_CARDS, T: 1 },
      changed: true,
      error,
      points: 1,
    });
    expect(reckoning).toMatchObject({ lacking: ["L"], points: null, legal: false, error });
  });
});
