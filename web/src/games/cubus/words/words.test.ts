// The sentences in all languages: of a whole game that the core plays, and of every fault it knows.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Told } from "$lib/games";
import { playedGame } from "../testing";
import { describeEvent, phaseWords } from "../view/describe";
import { positionOf } from "../view/position";
import { words, type Words } from ".";
import { words as german } from "./de";
import { words as english } from "./en";
import { words as french } from "./fr";

const languages: [string, Words][] = [
  ["English", english],
  ["German", german],
  ["French", french],
];
const translated = languages.slice(1);

/** What no sentence has: holes, blanks side by side, codes of places that were not filled. */
const broken = /undefined|null|NaN|\[object|[{}]|\s\s|^\s|\s$|\s[.,]/;

let game: Told[];
beforeAll(async () => {
  game = await playedGame();
});
afterAll(() => words.use(english));

/** The kind of an event: its words without the stack, the place or the card. */
const kindOf = ({ event, before }: Told) => {
  const named = positionOf(before).phase === "name" ? "name " : "";
  return named + event.text.replace(/ [\dLRTO-].*$/, "");
};

const seatings = [
  [{ name: "Ada" }, { name: "Grace" }],
  [{ name: "Ada", self: true }, { name: "Grace" }],
];

describe("the game that is told", () => {
  it("has every kind of event", () => {
    expect([...new Set(game.map(kindOf))].sort()).toEqual([
      "build",
      "draw",
      "knock build",
      "knock false",
      "name build",
      "name pass",
      "pass",
      "take",
      "waive",
    ]);
  });

  it.each(languages)("is told without a hole in %s", (_, sentences) => {
    words.use(sentences);
    for (const seats of seatings) {
      for (const { event, before, after } of game) {
        const told = describeEvent(event, before, after, seats);
        expect(told).not.toMatch(broken);
        expect(phaseWords(before)).not.toMatch(broken);
        if (event.actor === 0) expect(told.startsWith("Ada ")).toBe(!seats[0]?.self);
      }
    }
  });

  it.each(translated)("is told in words of its own in %s", (_, sentences) => {
    for (const { event, before, after } of game) {
      const tellings = [english, sentences].map((language) => {
        words.use(language);
        return describeEvent(event, before, after, seatings[0] ?? []);
      });
      expect(tellings[0]).not.toBe(tellings[1]);
    }
  });
});

describe("cards", () => {
  it("are counted with the forms of each language", () => {
    const counted = languages.map(([, { kindCount }]) =>
      [0, 1, 2, 7].map((count) => kindCount("T", count)),
    );
    expect(counted).toEqual([
      ["no lids", "one lid", "two lids", "7 lids"],
      ["kein Deckel", "ein Deckel", "zwei Deckel", "7 Deckel"],
      ["aucun couvercle", "un couvercle", "deux couvercles", "7 couvercles"],
    ]);
  });

  it("are listed, in German in the accusative", () => {
    const won = { L: 0, R: 2, T: 1, O: 0 };
    const at = { row: 2, place: 3 };
    const told = languages.map(([, { events }]) => events.takes({ name: "Ada" }, won, at));
    expect(told).toEqual([
      "Ada took a box from row 2, place 3, and won two right sides and one lid.",
      "Ada hat eine Kiste aus Reihe 2, Platz 3, genommen und zwei rechte Kistenteile und einen Deckel gewonnen.",
      "Ada a pris une caisse, rangée 2, place 3, et gagné deux côtés droits et un couvercle.",
    ]);
  });
});

/** The faults of the core's own table: the name, and the places of the English sentence. */
function coreFaults(): Map<string, string[]> {
  const file = join(import.meta.dirname, "../../../../../games/cubus/faults.cc");
  const entries = readFileSync(file, "utf8").matchAll(
    /\{Fault::k\w+,\s*\{"(\w+)", \w+, "[A-Z]+-\d+",\s*((?:"[^"]*"\s*)+)\}\}/g,
  );
  return new Map(
    [...entries].map(([, fault = "", sentence = ""]) => [
      fault,
      [...sentence.matchAll(/\{(\w+)\}/g)].map(([, place = ""]) => place),
    ]),
  );
}

/** Two values that can stand in a place. */
const valuesOf = (place: string) => (place === "card" ? ["L", "T"] : ["1", "2"]);

/** Places on the floor: no sentence of the page names them by their numbers. */
const onTheFloor = ["column", "behind", "corner", "missing"];

describe.each(translated)("refusals in %s", (_, { refusals }) => {
  const faults = coreFaults();
  const params = (values: 0 | 1, of: string[]) =>
    Object.fromEntries(of.map((place) => [place, valuesOf(place)[values] ?? ""]));

  it("are those of the core, no more and no less", () => {
    const { length } = [...readFaultNames()];
    expect(faults.size).toBe(length);
    expect(Object.keys(refusals).sort()).toEqual([...faults.keys()].sort());
  });

  it("say what stands in each place", () => {
    for (const [fault, places] of faults) {
      const say = (given: Record<string, string>) => refusals[fault]?.({ held: "1", ...given });
      const told = say(params(0, places));
      expect(told, fault).not.toMatch(broken);
      for (const place of places.filter((it) => !onTheFloor.includes(it))) {
        const other = say({ ...params(0, places), ...params(1, [place]) });
        expect(other, `${fault}: ${place}`).not.toBe(told);
      }
    }
  });

  it("count people from 1", () => {
    expect(refusals["not_your_turn"]?.({ turn: "1" })).toMatch(/ 2\b/);
  });
});

it("the page says in English, too, whatever is about a place on the floor", () => {
  const about = [...coreFaults()].filter(([, places]) =>
    places.some((it) => onTheFloor.includes(it)),
  );
  expect(Object.keys(english.refusals).sort()).toEqual(about.map(([fault]) => fault).sort());
  for (const say of Object.values(english.refusals)) expect(say({})).not.toMatch(broken);
});

/** The faults by their names in C++, to see that none of the table was passed over. */
function readFaultNames(): Set<string> {
  const file = join(import.meta.dirname, "../../../../../games/cubus/faults.h");
  return new Set(readFileSync(file, "utf8").match(/^ {2}k\w+(?=,$)/gm));
}
