import { describe, expect, it } from "vitest";
import type { View } from "$lib/games";
import { legalTexts, toMove } from "$lib/view";
import { positionAfter } from "../testing.svelte";
import { viewOf } from "../view/fixtures";
import type { Arrival } from "../view/json";
import { journeysBetween } from "../view/journeys";
import { layoutOf } from "../draw/layout";
import { flightsOf, landed, poseAt, resting } from "../draw/placing";
import { positionOf, type Position } from "../view/position";
import { stepOf, type Source } from "../view/steps";
import { collectsWith, sourcesIn } from "./offers";
import { pushChoice, stoneChoices } from "./powers";
import { heightOf, solidsOf } from "../draw/solids";
import { lineRound } from "../draw/ways";
import { words } from "../words";

const at = (given: Parameters<typeof viewOf>[0]) => positionOf(viewOf(given));

const pushed = (text: string, arrivals: Arrival[]) => ({
  position: at({ outer: { "2": "lS" }, derived: { arrivals: { [text]: arrivals } } }),
  push: { kind: "push", text, target: "O2", way: "+" } as const,
});

describe("fates", () => {
  it("are the core's word: where a stack comes to and what it meets", () => {
    const { position, push } = pushed("push 2 +", [
      { stones: "lS", to: "O4", effect: "bumps", met: "m" },
    ]);
    const { fate } = pushChoice(push, position);
    expect(fate && words().powers.fate(fate)).toBe("O4, bumps the medium Onyx stone");
    expect(pushChoice({ ...push, text: "push 2 -" }, position).fate).toBeNull();
  });

  it("are those of each stone, and of each turned the other way", () => {
    const S = { stones: "S", effect: "stands", met: null } as const;
    const m = { stones: "m", effect: "bumps", met: "S" } as const;
    const position = at({
      outer: { "2": "mS" },
      derived: {
        arrivals: {
          "scatter 2 ++": [
            { ...S, to: "limbo" },
            { ...m, to: "O3" },
          ],
          "scatter 2 -+": [
            { ...S, to: "off", effect: "off" },
            { ...m, to: "O3", effect: "stands", met: null },
          ],
        },
      },
    });
    const said = stoneChoices(position, "O2", ["+", "+"]).map(({ letter, fate, other }) => [
      letter,
      fate && words().powers.fate(fate),
      other && words().powers.fate(other),
    ]);
    expect(said).toEqual([
      ["S", "Limbo", "off the board"],
      ["m", "O3, bumps the small Gold stone", null],
    ]);
  });
});

/** Positions of a game on the real core in which figures go as often as they can. */
function* played(plies: number): Generator<{ view: View; after: (text: string) => View }> {
  const position = positionAfter(["* colours 0"]);
  for (let ply = 0; ply < plies; ply++) {
    const view = position.view();
    const [actor = 0] = toMove(view);
    yield {
      view,
      after(text) {
        const next = position.clone();
        next.apply({ actor, text });
        return next.view();
      },
    };
    const texts = legalTexts(view) ?? [];
    const figures = texts.filter((text) => /^(scatter|push|[a-z]+>)/.test(text));
    const choice = figures.length > 0 ? figures : texts;
    position.apply({ actor, text: choice[(ply * 7) % choice.length] ?? "" });
  }
}

/** What the position after the step has of these stones at the place that was said. */
function isThere({ stones, to }: Arrival, before: Position, after: Position): boolean {
  if (to === "off") return after.off.join() !== before.off.join();
  if (to === "limbo") return after.limbo.length > before.limbo.length;
  return [...stones].every((letter) => after.stones.get(to)?.includes(letter));
}

it("what the core says of a power is what comes of it", () => {
  let told = 0;
  for (const { view, after } of played(200)) {
    const position = positionOf(view);
    for (const [text, arrivals] of Object.entries(position.arrivals)) {
      const then = positionOf(after(text));
      for (const arrival of arrivals) expect(isThere(arrival, position, then), text).toBe(true);
      told += arrivals.length;
    }
  }
  expect(told).toBeGreaterThan(200);
});

describe("collecting", () => {
  const position = at({
    outer: { "5": "l", "4": "lms", "3": "m" },
    limbo: ["S"],
    derived: { needs: { "5": "MS" } },
  });
  const steps = ["collect 5 < 4/2", "collect 5 < 3,limbo", "collect 5 < 3,4", "done"].map((text) =>
    stepOf(text, position),
  );

  it("goes on from what is collected", () => {
    const next = (...collected: Source[]) => [
      ...sourcesIn(collectsWith(steps, "O5", collected), collected.length).values(),
    ];
    const medium = { place: "O3", pair: false };
    expect(next()).toEqual([{ place: "O4", pair: true }, medium]);
    expect(next(medium)).toEqual([
      { place: "limbo-gold-S", pair: false },
      { place: "O4", pair: false },
    ]);
  });
});

describe("stones on their way", () => {
  const before = at({ outer: { "18": "LMS", "20": "M" } });
  const after = at({ outer: { "18": "LM", "20": "MS" } });
  const layout = layoutOf(before.table, 1);
  const journeys = journeysBetween(before, after);

  it("leave the rest where it stands", () => {
    const { stones } = resting(after, journeys);
    expect(Object.fromEntries(stones)).toEqual({ O18: "LM", O20: "M" });
  });

  it("fly from the top of one stack to the top of the other", () => {
    const [flight] = flightsOf(layout, journeys, before, after);
    const scale = poseAt(layout, "O18").scale;
    const { at: from } = layout.spaces.get("O18") ?? { at: { x: 0, y: 0 } };
    const { at: to } = layout.spaces.get("O20") ?? { at: { x: 0, y: 0 } };
    expect(flight?.from).toEqual({ x: from.x, y: from.y - heightOf("LM") * scale, scale });
    expect(flight?.to).toEqual({ x: to.x, y: to.y - heightOf("M") * scale, scale });
    expect(flight && landed([flight])[0]?.pose).toMatchObject({ x: to.x, scale });
  });

  it("keep a stack in its order", () => {
    const push = journeysBetween(at({ outer: { "2": "lms" } }), at({ outer: { "5": "lms" } }));
    const flights = flightsOf(layout, push, at({}), at({}));
    expect(flights.map(({ letter }) => letter)).toEqual(["l", "m", "s"]);
  });
});

describe("solids", () => {
  it("nest: each stone is smaller than the one beneath and stands on it", () => {
    const solids = solidsOf("LmS");
    expect(solids.map(({ colour }) => colour)).toEqual(["gold", "onyx", "gold"]);
    const baselines = solids.map(({ text }) => text.y);
    expect([...baselines].sort((a, b) => b - a)).toEqual(baselines);
  });
});

describe("ways", () => {
  it("run round the ring in their direction, and nowhere where there is no end", () => {
    const position = at({});
    const layout = layoutOf(position.table, 1);
    const short = lineRound(layout, position.table, "O23", "O1", "+")?.path ?? "";
    const long = lineRound(layout, position.table, "O23", "O1", "-")?.path ?? "";
    expect(short.split("C")).toHaveLength(3);
    expect(long.split("C")).toHaveLength(23);
    expect(lineRound(layout, position.table, "O23", "O99", "+")).toBeNull();
  });
});
