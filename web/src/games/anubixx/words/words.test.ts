// What the three languages say: every event, caption, refusal and name, without a hole.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { words } from ".";
import type { Core } from "$lib/core";
import { realCore } from "$lib/testing";
import { Timeline } from "$lib/timeline";
import { captionOf } from "../choose/caption";
import { describeEvent } from "../view/events";
import { played } from "../view/fixtures";
import { scoringSteps } from "../view/scoring";
import { spokenPlace } from "../choose/spoken";
import { LAYOUTS } from "../draw/layout";
import { builderOf } from "../view/position";
import { words as german } from "./de";
import { words as english } from "./en";
import { words as french } from "./fr";
import { stepsOf } from "../view/steps";

const ROOT = join(import.meta.dirname, "../../../../..");
const golden = (name: string) =>
  readFileSync(join(ROOT, "games/anubixx/golden", `${name}.game`), "utf8");
const LANGUAGES = { english, german, french };
const SEATS = [{ name: "Ada", self: true }, { name: "Boris" }, { name: "Chloé" }];

let core: Core;
beforeAll(async () => {
  core = await realCore("anubixx");
});
afterEach(() => words.use(english));

function timelineOf(name: string): Timeline {
  const opened = Timeline.open(core, golden(name));
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
}

/** What no sentence may have: a value that is missing, a place not filled, a gap. */
const hole = /undefined|null|NaN|\[object|[{}]| {2}|^ | $/;

function everything(sentences: typeof english): string[] {
  words.use(sentences);
  const told = ["scoring-example", "blocked-dice", "the-end-bonus"].flatMap((name) => {
    const timeline = timelineOf(name);
    const events = timeline.events.map((event, ply) =>
      describeEvent(event, timeline.view(ply), timeline.view(ply + 1), SEATS),
    );
    const over = timeline.last.next === "over";
    const steps = over ? scoringSteps(timeline.last, SEATS) : [];
    const story = steps.flatMap(({ title, text }) => [title, text]);
    const builder = builderOf(timeline.last, 0);
    const spoken = [...LAYOUTS.wide.places.keys()].map((place) =>
      spokenPlace(timeline.last, builder, place, null, SEATS),
    );
    return [...events, ...story, ...spoken];
  });
  return told;
}

/** What the bar says of each place at the beginning of a turn, of two stones, and of nothing. */
function captions(sentences: typeof english): string[] {
  words.use(sentences);
  const { view, preview, check } = played(core, "* roll ryg");
  const builder = builderOf(view, 0);
  const shared = { view, builder, seats: SEATS, choosable: true, preparing: false, whole: null };
  const choice = { steps: stepsOf(view), preview, selected: null, error: null };
  const situation = { ...shared, ...choice, place: null };
  return [
    ...[...LAYOUTS.wide.places.keys()].flatMap((place) => [
      captionOf({ ...situation, place }),
      captionOf({ ...situation, place, error: check(`${place}<die`) }),
    ]),
    captionOf({ ...situation, place: "M31", selected: "M32" }),
    captionOf({ ...situation, preparing: true }),
    captionOf({ ...situation, choosable: false }),
    captionOf({ ...situation, whole: "asked" }),
    captionOf({ ...situation, whole: "waiting" }),
  ].flatMap(({ title, text }) => [title, text]);
}

/** The names of all faults, as the core's tables have them. */
const faults = () =>
  ["faults.cc", "sheet_faults.cc"].flatMap((file) => {
    const table = readFileSync(join(ROOT, "games/anubixx", file), "utf8");
    const names = table.matchAll(/\{(?:Sheet)?Fault::k\w+,\s*\{"(\w+)"/g);
    return [...names].map(([, fault]) => fault ?? "");
  });

const PARAMS = {
  ...{ stone: "P21", supports: "P11 P12", missing: "P12", payment: "Q3", last: "Q4" },
  ...{ colour: "g", payment_colour: "l", die: "g", turn: "0", seat: "1", players: "2" },
  ...{ count: "3", dice: "4", sheet: "G", text: "1 ", most: "7", number: "8", rows: "4" },
  ...{ columns: "5", size: "3x3", stones: "12", word: "3=4", name: "end", symbol: "ox" },
  ...{ other: "cow", part: "mosaic", wanted: "4", letters: "rgb", value: "all", sheets: "1" },
};

describe.each(Object.entries(LANGUAGES))("in %s", (_, sentences) => {
  it("a whole game is told without a hole", () => {
    const told = everything(sentences);
    expect(told.length).toBeGreaterThan(250);
    expect(told.filter((text) => text === "" || hole.test(text))).toEqual([]);
  });
});

describe.each(Object.entries(LANGUAGES))("captions in %s", (_, sentences) => {
  it("have no hole either; a stone that has nothing to say says nothing", () => {
    const told = captions(sentences);
    expect(told.length).toBeGreaterThan(250);
    expect(told.filter((text) => text !== "" && hole.test(text))).toEqual([]);
  });
});

it("speaks of nothing left in words, not as a number", () => {
  const left = Object.values(LANGUAGES).map(({ caption }) => caption.jokersLeft(0, 2));
  expect(left).toEqual(["No joker left.", "Kein Joker mehr.", "Plus de joker."]);
  const ada = { name: "ada" };
  expect(german.scoring.jokers(ada, 0, 0)).toBe("ada: kein Joker mehr, 0 Punkte");
  expect(german.scoring.quarry(ada, 0, 0)).toBe("ada: kein Stein mehr, 0 Punkte");
});

it("names the numbers of the rules as they come", () => {
  const enders = [{ name: "Ada" }];
  const said = Object.values(LANGUAGES).map(({ caption, race, scoring }) => [
    caption.medal("end", "open", { done: 1, of: 3, others: [], worth: 5 }),
    caption.jokersLeft(1, 4),
    race.caption(5),
    scoring.ended({ kind: "buildings", enders, buildings: 3, round: 9 }),
  ]);
  expect(said).toEqual([
    [
      "1 of 3 buildings complete. Still open: 5 points.",
      "1 joker left, 4 points each.",
      "Race for the bonuses, 5 points each",
      "Ada had 3 buildings complete in round 9.",
    ],
    [
      "1 von 3 Bauwerken vollendet. Noch zu haben: 5 Punkte.",
      "Noch 1 Joker, je 4 Punkte.",
      "Wettlauf um die Boni, je 5 Punkte",
      "Ada hat in Runde 9 das 3. Bauwerk vollendet.",
    ],
    [
      "1 édifice sur 3 achevé. Encore à prendre\u202f: 5 points.",
      "Encore 1 joker, 4 points chacun.",
      "Course aux bonus, 5 points chacun",
      "Ada a achevé le 3ᵉ édifice à la manche 9.",
    ],
  ]);
});

describe("refusals", () => {
  it.each([
    ["german", german],
    ["french", french],
  ] as const)("in %s are those of the game, each a whole sentence", (_, { refusals }) => {
    expect(faults().length).toBeGreaterThan(70);
    expect(Object.keys(refusals).sort()).toEqual(faults().sort());
    const told = Object.values(refusals).map((say) => say(PARAMS));
    expect(told.filter((text) => hole.test(text))).toEqual([]);
    const example = /: (sheets AC|roll rgbb|symbol falcon P22 P24|deal own|quarry 10|sheet G)$/;
    const whole = (text: string) => text.endsWith(".") || example.test(text);
    expect(told.filter((text) => !/^[\p{Lu}„«]/u.test(text) || !whole(text))).toEqual([]);
  });

  it("fill their places as each language counts and bends them", () => {
    expect(german.refusals["not_your_turn"]?.(PARAMS)).toBe("Platz 1 ist am Zug, nicht Platz 2.");
    expect(german.refusals["not_supported"]?.(PARAMS)).toBe(
      "Dieser Stein ruht auf 2 anderen; einer davon ist noch nicht angekreuzt.",
    );
    expect(french.refusals["no_die"]?.(PARAMS)).toBe(
      "Aucun dé vert n’est sorti pour cette pierre.",
    );
    expect(french.refusals["not_reached"]?.({ ...PARAMS, missing: "P11 P12" })).toBe(
      "Cette pierre repose sur 2 autres, dont aucune n’est encore cochée.",
    );
    expect(english.refusals["not_reached"]?.({ ...PARAMS, supports: "L1 L2 L3" })).toBe(
      "This stone rests on 3 others, 1 of which is not crossed out yet.",
    );
  });

  it("quote what somebody wrote, if it is long only its beginning", () => {
    const word = "x".repeat(61);
    expect(german.refusals["other_line"]?.({ word })).toContain(`nicht mit „${"x".repeat(60)}…“.`);
    expect(french.refusals["block_line"]?.({ word: "roof" })).toContain("«\u202froof\u202f»");
  });

  it("are known by the rule in a few words in every language", () => {
    const rules = Object.keys(english.brief);
    expect(Object.keys(german.brief)).toEqual(rules);
    expect(Object.keys(french.brief)).toEqual(rules);
  });
});

describe("the person of this page", () => {
  it("is spoken to, by whatever name", () => {
    const me = { name: "Ada", self: true };
    const tell = ({ events }: typeof english) => [events.rolled(me, ["g", "b", "b"])];
    expect(tell(english)).toEqual(["You rolled green and 2 blue."]);
    expect(tell(german)).toEqual(["Du hast Grün und 2-mal Blau gewürfelt."]);
    expect(tell(french)).toEqual(["Vous avez lancé les dés\u202f: 1 vert et 2 bleus."]);
  });

  it("shares a win in the form for several", () => {
    const shared = { winners: [{ name: "Boris" }, { name: "Ada", self: true }], points: 41 };
    const tell = ({ scoring }: typeof english) => scoring.result({ ...shared, byPyramid: false });
    expect(tell(english)).toBe("Boris and you share the win with 41 points each.");
    expect(tell(german)).toBe("Boris und du teilt euch den Sieg mit je 41 Punkten.");
    expect(tell(french)).toBe("Boris et vous partagez la victoire avec 41 points chacun.");
  });
});
