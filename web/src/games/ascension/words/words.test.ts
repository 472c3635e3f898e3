// The sentences in all languages: of the events of the golden records and of some more, and of all
// refusals that the core has.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import type { Core } from "$lib/core";
import type { CoreError, GameEvent, SeatName, View } from "$lib/games";
import { refusalText } from "$lib/words/refusals";
import { realCore } from "$lib/testing";
import { describeEvent } from "../view/events";
import { viewOf } from "../view/fixtures";
import type { Arrival } from "../view/json";
import { layoutOf } from "../draw/layout";
import { placeWords } from "../view/names";
import { spotsOf } from "../draw/places";
import { positionOf } from "../view/position";
import { words as german } from "./de";
import { words as english } from "./en";
import { words as french } from "./fr";
import { words } from ".";

const ROOT = join(import.meta.dirname, "../../../../..");
const GAME = join(ROOT, "games/ascension");
const languages = { en: english, de: german, fr: french };

afterEach(() => words.use(english));

const goldens = readdirSync(join(GAME, "golden")).filter((name) => name.endsWith(".game"));
const records = [
  ...goldens.map((name) => readFileSync(join(GAME, "golden", name), "utf8")),
  readFileSync(join(ROOT, "web/tests/ascension-last-turns.game"), "utf8"),
  // A forfeit for want of an entry space.
  `[Game "ascension"]\n[Rules "1"]\n[Players "2"]\n
* colours 0\n0 O22>0\n1 anubis>0\n1 done\n1 O4>3\n0 O22>1\n0 O0>3
1 cleopatra>3\n1 collect 4 < 3\n1 done\n1 forfeit\n`,
];

interface Told {
  event: GameEvent;
  before: View;
  after: View;
}

/** The events of a record one by one. */
function eventsOf(core: Core, record: string): Told[] {
  const lines = record.split("\n").filter((line) => /^[*\d] /.test(line));
  const header = record
    .split("\n")
    .filter((line) => /^\[(Game|Rules|Players|Option|Board)/.test(line));
  const opened = core.open(`${header.join("\n")}\n\n`);
  if (!opened.ok) throw new Error(opened.error.message);
  const position = opened.value;
  const told = lines.map((line) => {
    const [actor = "", text] = [line.charAt(0), line.slice(2)];
    const event = { actor: actor === "*" ? null : Number(actor), text };
    const before = position.view();
    const error = position.apply(event);
    if (error) throw new Error(`${line}: ${error.message}`);
    return { event, before, after: position.view() };
  });
  position.close();
  return told;
}

/** Ends of games that no short record has. */
const ENDS: Told[] = [
  {
    event: { actor: 0, text: "O7>8" },
    before: viewOf({ outer: { "7": "S", "8": "LM" }, off: [2, 0] }),
    after: viewOf({ off: [3, 0], next: "over", winners: [0], derived: { reason: "pyramids" } }),
  },
  {
    event: { actor: 1, text: "forfeit" },
    before: viewOf({ turn: 1, moves_left: 2 }),
    after: viewOf({ next: "over", winners: [0, 1], turns: 600, derived: { reason: "turns" } }),
  },
];

const SEATS: SeatName[] = [{ name: "Ada" }, { name: "Grace" }];
const seatings: SeatName[][] = [0, 1].map((self) =>
  SEATS.map((seat, at) => (at === self ? { name: "", self: true } : seat)),
);

/** What no sentence may have in it: a gap, a value that is none, a place left open. */
const BROKEN = /undefined|\[object|NaN|\bnull\b|[{}]|\s\s|\s[.,]|^\s|\s$/;

function expectWhole(sentence: string, language: string): void {
  expect(sentence).not.toMatch(BROKEN);
  expect(sentence).toMatch(/^\p{Lu}.*[.!]$/u);
  if (language === "fr")
    expect(sentence).not.toMatch(/[^\u202f][;:!?](\s|$)|[^\u202f]»|«[^\u202f]/);
}

describe("events", async () => {
  const core = await realCore("ascension");
  const all = [...records.flatMap((record) => eventsOf(core, record)), ...ENDS];

  it("of every kind are among these", () => {
    const kinds = new Set(all.map(({ event }) => /^[a-z]+|^O/.exec(event.text)?.[0]));
    expect([...kinds].sort()).toEqual(
      [
        "O",
        "anubis",
        "cleopatra",
        "collect",
        "colours",
        "done",
        "forfeit",
        "limbo",
        "mason",
      ].concat(["push", "scatter"]),
    );
  });

  it.each(Object.keys(languages) as (keyof typeof languages)[])("are told in %s", (language) => {
    for (const { event, before, after } of all) {
      for (const seats of [SEATS, ...seatings]) {
        words.use(languages[language]);
        const sentence = describeEvent(event, before, after, seats);
        expectWhole(sentence, language);
        words.use(english);
        if (language === "en") continue;
        expect(sentence).not.toBe(describeEvent(event, before, after, seats));
      }
    }
  });
});

describe("places", async () => {
  const core = await realCore("ascension");
  const positions = records
    .flatMap((record) => eventsOf(core, record))
    .map(({ after }) => positionOf(after));

  it.each(Object.keys(languages) as (keyof typeof languages)[])("are named in %s", (language) => {
    words.use(languages[language]);
    for (const position of positions) {
      const places = spotsOf(layoutOf(position.table, 1), position).map(({ place }) => place);
      for (const place of places) expectWhole(`${placeWords(position, place)}.`, language);
    }
  });
});

describe("sentences", () => {
  const big: SeatName[] = [{ name: "Hans" }, { name: "Ada" }];
  const told = (text: string, before: View, after: View, seats: SeatName[]) =>
    (["de", "fr"] as const).map((language) => {
      words.use(languages[language]);
      return describeEvent({ actor: 0, text }, before, after, seats);
    });

  it("agree with the piece and with who it is", () => {
    const scattered: Arrival[] = [
      { stones: "S", to: "O3", effect: "stands", met: null },
      { stones: "l", to: "O4", effect: "bumps", met: "s" },
    ];
    const before = viewOf({ inner: { "22": "C", "1": "c" } });
    const after = viewOf({ inner: { "1": "C" }, limbo_figures: ["c"] });
    expect(told("cleopatra>1", before, after, [{ name: "", self: true }, ...big])).toEqual([
      "Du ziehst deine Cleopatra von I22 nach I1 und schlägst die Cleopatra von Hans.",
      "Vous déplacez votre Cléopâtre de I22 en I1 et éjectez la Cléopâtre de Hans.",
    ]);
    expect(told("cleopatra>1", before, after, big)).toEqual([
      "Hans zieht die Cleopatra von I22 nach I1 und schlägt die Cleopatra von Ada.",
      "Hans déplace sa Cléopâtre de I22 en I1 et éjecte la Cléopâtre d’Ada.",
    ]);
    expect(
      told(
        "scatter 2 ++",
        viewOf({
          figure: "anubis",
          outer: { "2": "lS", "4": "s" },
          derived: { arrivals: { "scatter 2 ++": scattered } },
        }),
        viewOf({ outer: { "3": "S", "4": "l" }, limbo: ["s"] }),
        [{ name: "Hans" }, { name: "", self: true }],
      ),
    ).toEqual([
      "Hans zerstreut O2: den eigenen kleinen Stein nach O3 und deinen großen Stein nach O4, " +
        "und schlägt deinen kleinen Stein.",
      "Hans disperse O2\u202f: sa propre petite pierre en O3 et votre grande pierre en O4, " +
        "et éjecte votre petite pierre.",
    ]);
  });
});

it("names the numbers of the rules as they come", () => {
  const ada = { name: "Ada" };
  const said = Object.values(languages).map(({ side, end, events }) => [
    side.borneOff(1, 4),
    side.drawnAfter(90, 2),
    end.tooLong(90, 2),
    end.repeated(9, 2),
    end.score(2, 0, 9),
    events.borneOff(ada, "gold", 2, 4),
    events.borneOff(ada, "gold", 4, 4),
  ]);
  expect(said).toEqual([
    [
      "one pyramid of four borne off",
      "· drawn after 90, or when a position comes for the 2nd time",
      "Nobody bore two pyramids off in 90 turns.",
      "The same position came for the 2nd time, after 9 turns.",
      "Two pyramids borne off against none, in 9 turns.",
      "Ada bore a Gold pyramid off: two pyramids of four!",
      "Ada bore a Gold pyramid off: the last of four!",
    ],
    [
      "eine Pyramide von 4 im Ziel",
      "· unentschieden nach 90 oder wenn eine Stellung zum 2. Mal entsteht",
      "In 90 Zügen hat niemand zwei Pyramiden ins Ziel gebracht.",
      "Nach 9 Zügen stand dieselbe Stellung zum 2. Mal.",
      "Zwei Pyramiden im Ziel gegen keine, in 9 Zügen.",
      "Ada bringt eine Gold-Pyramide ins Ziel: die 2. von 4!",
      "Ada bringt eine Gold-Pyramide ins Ziel: die letzte von 4!",
    ],
    [
      "une pyramide sortie sur 4",
      "· nulle après 90, ou quand une position revient pour la 2ᵉ fois",
      "Personne n’a sorti deux pyramides en 90 tours.",
      "La même position est apparue pour la 2ᵉ fois, après 9 tours.",
      "Deux pyramides sorties contre zéro, en 9 tours.",
      "Ada sort une pyramide d’Or\u202f: la 2ᵉ sur 4\u202f!",
      "Ada sort une pyramide d’Or\u202f: la dernière sur 4\u202f!",
    ],
  ]);
});

describe("refusals", () => {
  /** All files of the core with such an ending: the faults of steps, and of a board of one's own. */
  const sources = (ending: string) =>
    readdirSync(GAME)
      .filter((name) => name.endsWith(ending))
      .map((name) => readFileSync(join(GAME, name), "utf8"))
      .join("\n");
  const table = sources("faults.cc");
  const faults = [
    ...table.matchAll(/\{\w+::k\w+,\s*\{"(\w+)", \w+, "[^"]*",((?:\s*"(?:[^"\\]|\\.)*")+)\}/g),
  ].map(([, name = "", sentence = ""]) => ({ name, sentence }));
  const names = faults.map(({ name }) => name);
  const enumerations = [...sources("faults.h").matchAll(/enum class \w*Fault[^{]*\{([^}]*)\}/g)];

  it("are read from the tables of the core, every one", () => {
    const codes = enumerations.flatMap(([, body]) => body?.match(/\bk\w+,/g) ?? []);
    expect(names).toHaveLength(codes.length);
  });

  /** What may stand in a place of a sentence. */
  const SAMPLES: Readonly<Record<string, string>> = {
    player: "gold",
    enemy: "onyx",
    turn: "0",
    seat: "1",
    power: "cleopatra",
    figure: "mason",
    on_from: "m",
    on_to: "M",
    On_to: "s",
    size: "M",
    standing: "c",
    direction: "-",
    stone_entries: "O18 O20 O22",
    figure_entries: "I18 I20 I22",
    height: "3",
    count: "2",
    value: "won",
  };

  it.each([
    ["de", german],
    ["fr", french],
  ] as const)("have a sentence in %s for each", (language, { refusals }) => {
    expect(Object.keys(refusals).sort()).toEqual([...names].sort());
    for (const { name: fault, sentence } of faults) {
      const places = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, place = ""]) => place);
      const params = Object.fromEntries(places.map((place) => [place, SAMPLES[place] ?? "O7"]));
      const error: CoreError = { code: "illegal", message: "", fault, params };
      const said = refusalText(error, refusals);
      expectWhole(said, language);
      for (const space of new Set(Object.values(params).flatMap((text) => text.split(" ")))) {
        if (/^[OI]\d/.test(space)) expect(said).toContain(space);
      }
    }
  });
});
