// Every sentence of Pyramix in every language, on a game that the rules core plays.
import { readFileSync } from "node:fs";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { View } from "$lib/games";
import { pyramixHeader, realCore } from "$lib/testing";
import { Timeline } from "$lib/timeline";
import { legalTexts } from "$lib/view";
import { words, type Words } from ".";
import { captionOf, spokenName } from "../choose/caption";
import { outlookOf } from "../choose/outlook";
import { collectionsOf } from "../view/collection";
import { describeEvent } from "../view/describe";
import { positionOf, type Code } from "../view/position";
import { scoringSteps } from "../view/scoring";
import { words as german } from "./de";
import { words as english } from "./en";
import { words as french } from "./fr";

const LANGUAGES: [string, Words][] = [
  ["English", english],
  ["German", german],
  ["French", french],
];
const SEATS = [{ name: "Ada" }, { name: "Me", self: true }, { name: "Grace" }];
const CODES: Code[] = ["bA", "pC", "oE", "gA", "X", "?"];

/** What no sentence may contain: holes, objects, two blanks, nothing at all. */
const BROKEN = /undefined|NaN|null|\[object|[{}]| {2}|^$| [,.;:]$/;

let timeline: Timeline;
/** What each move of the game would lead to, seen before it is made. */
const foreseen: { before: View; after: View; cell: string }[] = [];

beforeAll(async () => {
  const result = Timeline.open(await realCore("pyramix"), `${pyramixHeader(SEATS.length)}\n`);
  if (!result.ok) throw new Error(result.error.message);
  timeline = result.value;
  while (timeline.last.next !== "over") timeline.append(nextLine());
});
afterEach(() => words.use(english));

/** The first legal move, or a reveal. */
function nextLine(): string {
  const before = timeline.last;
  if (!Array.isArray(before.next)) return timeline.sample(BigInt(timeline.ply));
  const actor = before.next[0] ?? 0;
  const cell = legalTexts(before)?.[0] ?? "";
  const after = timeline.preview({ actor, text: cell });
  if (after) foreseen.push({ before, after, cell });
  return `${actor} ${cell}`;
}

describe.each(LANGUAGES)("Pyramix in %s", (_, language) => {
  it("tells every event of a game", () => {
    words.use(language);
    const told = timeline.events.map((event, i) => {
      return describeEvent(event, timeline.view(i), timeline.view(i + 1), SEATS);
    });
    expect(told.filter((text) => BROKEN.test(text))).toEqual([]);
    expect(told.some((text) => text.includes("Ada"))).toBe(true);
    expect(told.some((text) => text.includes("Me"))).toBe(false);
  });

  it("says what each cube is and what taking it would do", () => {
    words.use(language);
    const said = foreseen.flatMap(({ before, after, cell }) => sayings(before, after, cell));
    expect(foreseen).toHaveLength(35);
    expect(said.filter((text) => BROKEN.test(text))).toEqual([]);
  });

  it("tells the scoring and what each player holds", () => {
    words.use(language);
    const { result, won } = words().scoring;
    const steps = scoringSteps(timeline.last, SEATS).flatMap((step) => [step.title, step.text]);
    const held = collectionsOf(timeline.last).flatMap((it) => it.groups.map(words().side.holding));
    const shared = won([{ name: "Ada" }, { name: "Me", self: true }], 20);
    const all = [...steps, ...held, ...cobraSentences(), ...colourSentences(), shared];
    expect(all.filter((text) => BROKEN.test(text))).toEqual([]);
    expect(all).toContain(result);
    expect(all.some((text) => text.includes("Me"))).toBe(false);
  });

  it("leaves a name at the beginning of a sentence as it is written", () => {
    const told = language.scoring.won([{ name: "ada" }, { name: "Me", self: true }], 20);
    expect(told).toMatch(/^ada \S+ (you|du|vous) /);
  });
});

function sayings(before: View, after: View, cell: string): string[] {
  const asked = { view: before, canAct: true, cell, error: null };
  const outlook = outlookOf(before, after, cell);
  return [
    captionOf({ ...asked, outlook }),
    captionOf({ ...asked, outlook: null }),
    captionOf({ ...asked, cell: null, outlook: null }),
  ]
    .flatMap(({ title, text }) => [title, text])
    .concat(spokenName(positionOf(before), cell, null));
}

function cobraSentences(): string[] {
  const { cobras } = words().scoring;
  return [cobras(0, 0), cobras(1, 0), cobras(1, 1), cobras(2, 3)];
}

function colourSentences(): string[] {
  const { awarded, nobody, tied } = words().scoring;
  const ankhs = SEATS.map((who, count) => ({ who, count }));
  return SEATS.flatMap((holder) => [
    nobody("o"),
    tied("b", SEATS, 1),
    tied("o", SEATS.slice(1), 2),
    awarded({ colour: "p", ankhs, holder, cubes: 0, points: 0 }),
    awarded({ colour: "g", ankhs, holder, cubes: 1, points: 1 }),
    awarded({ colour: "o", ankhs, holder, cubes: 3, points: 5 }),
  ]);
}

describe("the refusals of Pyramix", () => {
  const source = new URL("../../../../../games/pyramix/faults.cc", import.meta.url);
  const faults = [...readFileSync(source, "utf8").matchAll(/\{"(\w+)", k\w+, "PYX-\d\d"/g)];
  const params = { turn: "0", seat: "1", cell: "014", cells: "014 023", cobra: "013" };

  it.each(LANGUAGES.slice(1))("are all told in %s, of every kind of cube", (_, { refusals }) => {
    expect(Object.keys(refusals).sort()).toEqual(faults.map((match) => match[1]).sort());
    const told = Object.values(refusals).flatMap((say) =>
      CODES.map((cube) => say({ ...params, cube })),
    );
    expect(told.filter((text) => BROKEN.test(text))).toEqual([]);
    expect(told.every((text) => /^\p{Lu}.*[.…]$/u.test(text))).toBe(true);
  });

  it("name no cell that can be seen, in no language", () => {
    const seen = ["taken", "no_face", "one_face", "opens_tray", "touches_cobra"];
    const told = LANGUAGES.flatMap(([, { refusals }]) =>
      seen.map((fault) => refusals[fault]?.({ ...params, cube: "gC" }) ?? ""),
    );
    expect(told.filter((text) => BROKEN.test(text) || /\d{3}/.test(text))).toEqual([]);
  });

  it("count seats from 1", () => {
    expect(german.refusals.not_your_turn?.({ turn: "0", seat: "1" })).toBe(
      "Platz 1 ist am Zug, nicht Platz 2.",
    );
    expect(french.refusals.touches_cobra?.({ cube: "gC", cell: "014", cobra: "013" })).toBe(
      "La grue verte touche un cobra. À côté d’un cobra, on ne peut prendre qu’un cobra.",
    );
  });
});
