import { describe, expect, it } from "vitest";
import { viewOf } from "../view/fixtures";
import { journeysBetween } from "../view/journeys";
import { layoutOf } from "../draw/layout";
import { flightsOf, landed, poseAt, resting } from "../draw/placing";
import { positionOf } from "../view/position";
import { stepOf, type Source } from "../view/steps";
import { collectsWith, sourcesIn } from "./offers";
import { fatesOf } from "./powers";
import { heightOf, solidsOf } from "../draw/solids";
import { lineRound } from "../draw/ways";
import { words } from "../words";

const at = (given: Parameters<typeof viewOf>[0]) => positionOf(viewOf(given));

describe("fates", () => {
  it("say where each stone comes to and what it meets", () => {
    const before = at({ outer: { "2": "lmS", "4": "M", "5": "s", "9": "L" } });
    const after = at({ outer: { "4": "MS", "5": "m", "9": "L", "1": "l" }, limbo: ["s"] });
    const fates = fatesOf(before, after, "O2");
    expect(fates.map(words().powers.fate)).toEqual([
      "O4, lands on the medium Gold stone",
      "O5, bumps the small Onyx stone",
      "O1",
    ]);
  });

  it("end in Limbo where a stone is bumped by the next", () => {
    const before = at({ outer: { "2": "mS" } });
    const after = at({ outer: { "3": "m" }, limbo: ["S"] });
    expect(fatesOf(before, after, "O2").map(words().powers.fate)).toEqual(["Limbo", "O3"]);
  });

  it("end off the board", () => {
    const before = at({ outer: { "7": "S", "8": "LM" } });
    expect(fatesOf(before, at({ off: [1, 0] }), "O7").map(words().powers.fate)).toEqual([
      "off the board",
    ]);
  });
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
