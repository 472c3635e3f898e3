// Every sentence of Ankh’or in all languages: none is empty, unfilled or left in English.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Core } from "$lib/core";
import type { SeatName } from "$lib/games";
import { realCore } from "$lib/testing";
import { Timeline } from "$lib/timeline";
import { refusalText } from "$lib/words/refusals";
import { actionsOf } from "../choose/actions";
import { captionOf, cityName, spokenOf } from "../choose/caption";
import type { Hand, InHand } from "../choose/hand.svelte";
import { EVENTS, gameAfter, handIn } from "../fixtures";
import { describeEvent } from "../view/describe";
import { slotsOf } from "../view/market";
import { scoringSteps } from "../view/scoring";
import { words, type Words } from ".";
import { words as german } from "./de";
import { refusals as germanRefusals } from "./de_refusals";
import { refusals as englishRefusals } from "./en_refusals";
import { refusals as frenchRefusals } from "./fr_refusals";
import { end as endGerman } from "./de_end";
import type { Facts } from "../view/json";
import { words as english } from "./en";
import { end as endEnglish, type EndWords } from "./en_end";
import { endWords } from "./end";
import { words as french } from "./fr";
import { end as endFrench } from "./fr_end";

const LANGUAGES: [string, Words, EndWords][] = [
  ["English", english, endEnglish],
  ["German", german, endGerman],
  ["French", french, endFrench],
];
const GAME = join(import.meta.dirname, "../../../../../games/ankhor");

// Whole games are told, and a slow machine is no error.
vi.setConfig({ testTimeout: 60_000 });

let core: Core;
beforeAll(async () => {
  core = await realCore("ankhor");
});
afterEach(() => {
  words.use(english);
  endWords.use(endEnglish);
});

const names = ["Ada", "Grace", "Alan", "Édith"];
/** The first of them plays on this page. */
const seatsOf = (count: number): SeatName[] =>
  names.slice(0, count).map((name, seat) => ({ name, self: seat === 0 }));

/** Nothing that was not filled in, and no seam between its parts. */
function expectWhole(sentence: string): void {
  expect(sentence).not.toMatch(
    /undefined|\bnull\b|NaN|\[object|[{}]| {2}|^ | $|[^.]\.\.(?!\.)|[?!]\./,
  );
  expect(sentence).not.toBe("");
}

function games(): Timeline[] {
  const folder = join(GAME, "golden");
  return readdirSync(folder).map((file) => {
    const opened = Timeline.open(core, readFileSync(join(folder, file), "utf8"));
    if (!opened.ok) throw new Error(`${file}: ${opened.error.message}`);
    return opened.value;
  });
}

describe.each(LANGUAGES)("in %s", (_, language, end) => {
  it("everything that happens in the golden games is told", () => {
    words.use(language);
    endWords.use(end);
    for (const game of games()) {
      const seats = seatsOf(game.last.scores.length);
      for (const [ply, event] of game.events.entries()) {
        const told = describeEvent(event, game.view(ply), game.view(ply + 1), seats);
        expectWhole(told);
        expect(told).toMatch(/^\p{Lu}.*[.!]$/u);
        expect(told).not.toMatch(/\^/);
      }
      if (game.last.next !== "over") continue;
      for (const step of scoringSteps(game.last, seats)) expectWhole(`${step.title} ${step.text}`);
    }
  });

  it("every tile, slot and pile of a game has its words, whatever is in hand", () => {
    words.use(language);
    for (let count = 3; count < EVENTS.length; count += 11) {
      const game = gameAfter(core, count);
      if (!Array.isArray(game.last.next)) continue;
      for (const picked of hands(handIn(game))) {
        const hand = handIn(game, picked);
        for (const place of [...hand.points.keys(), null]) {
          hand.asked = place;
          const caption = captionOf(hand);
          expectWhole(caption.title);
          if (place) expectWhole(cityName(hand, place));
          if (caption.text) expectWhole(caption.text);
        }
        const spoken = spokenOf(hand);
        if (spoken) expectWhole(spoken);
        for (const { label } of actionsOf(hand, null)) expectWhole(label);
      }
    }
  });
});

function hands({ position, tiles }: Hand): (InHand | null)[] {
  return [
    null,
    { kind: "pile", pile: "a" },
    ...position.row.map((_, slot) => ({ kind: "slot", slot }) as const),
    ...tiles.map(({ place }) => ({ kind: "tile", place }) as const),
  ];
}

describe("sentences", () => {
  it("are about the person of this page, whatever the name is", () => {
    const [ada, other] = [{ name: "You", self: true }, { name: "You" }];
    expect(english.events.took(ada, ["F"])).toBe("You took one fish.");
    expect(english.table.city(other)).toBe("The city of You");
    expect(german.events.took(ada, ["F", "F", "A"])).toBe("Du nimmst zwei Fische und ein Ankh.");
    expect(german.events.took({ name: "Ada" }, ["F"])).toBe("Ada nimmt einen Fisch.");
    expect(french.events.took(ada, ["P"])).toBe("Vous prenez une plante.");
    expect(french.table.city({ name: "Ada" })).toBe("La cité d’Ada");
  });

  it("bend what they are about", () => {
    const bought = {
      who: { name: "Ada" },
      paid: ["F"],
      level: 1,
      loaded: false,
      bonus: 0,
    } as const;
    expect(german.events.bought({ ...bought, code: "If" })).toBe(
      "Ada kauft den weißen Falken für einen Fisch und legt ihn auf andere Plättchen, auf Ebene 1.",
    );
    expect(german.events.drawn(["Td", "Fj", "Fj"])).toBe(
      "Gezogen: rote Wüste und zwei blaue Schakale.",
    );
    expect(french.events.bought({ ...bought, code: "I2", level: 0 })).toBe(
      "Ada achète la tuile à deux points blanche pour un poisson et la pose sur la table.",
    );
    expect(french.events.refreshed({ name: "Ada" }, "a", "Iw")).toBe(
      "Ada renouvelle la rangée avec la pioche A contre un ankh\u202f; l’entrepôt blanc quitte le jeu.",
    );
  });

  it("name the numbers of the rules as they come", () => {
    const points = {
      bonus_token: 4,
      two_point_tile: 1,
      grouped_animal: 2,
      grouped_colour: 2,
      tokens_per_point: 5,
    };
    const facts = { points, scoring_group: 3 } as Facts;
    const told = ({ table }: Words, end: EndWords) => [
      ...(["bonus tokens", "animals", "tokens"] as const).map((part) =>
        end.told(part, facts, [{ name: "Ada" }], [0]),
      ),
      table.purpose("2", 3),
    ];
    expect(told(english, endEnglish)).toEqual([
      "Each bonus token is worth 4 points. Ada 0.",
      "Each animal in a group of 3 or more of its kind is worth 2 points. Ada 0.",
      "Every 5 tokens that are left make a point, whatever they are. Ada 0.",
      "Worth three points.",
    ]);
    expect(told(german, endGerman)).toEqual([
      "Jeder Bonusmarker ist 4 Punkte wert. Ada 0.",
      "Jedes Tier in einer Gruppe ab 3 seiner Art ist 2 Punkte wert. Ada 0.",
      "Je 5 übrige Marker sind einen Punkt wert, gleich welche. Ada 0.",
      "Drei Punkte wert.",
    ]);
    expect(told(french, endFrench)).toEqual([
      "Chaque jeton bonus vaut 4 points. Ada 0.",
      "Chaque animal d’un groupe d’au moins 3 de son espèce vaut 2 points. Ada 0.",
      "Chaque lot de 5 jetons restants, quels qu’ils soient, vaut un point. Ada 0.",
      "Vaut trois points.",
    ]);
  });

  it("share a win among people", () => {
    const winners = [{ name: "Ada" }, { name: "Grace", self: true }];
    expect(endEnglish.shared(winners, 24)).toBe("Ada and you share the win with 24 points each.");
    expect(endGerman.shared(winners, 24)).toBe("Ada und du teilt euch den Sieg mit je 24 Punkten.");
    expect(endFrench.won({ name: "Ada", self: true }, 1, "points")).toBe(
      "Vous gagnez avec 1 point.",
    );
  });
});

describe("refusals", () => {
  /** The names in the core's own tables. */
  const source = ["faults.cc", "box_faults.cc"]
    .map((file) => readFileSync(join(GAME, file), "utf8"))
    .join("");
  const faults = [...source.matchAll(/Fault::k\w+,\s*\{"(\w+)"/g)].map(([, fault]) => fault);

  /** Something for every place of every sentence. */
  // prettier-ignore
  const params = {
    turn: "0", seat: "1", ordered: "FI", tokens: "IF", resources: "1", ankhs: "0", supply: "",
    slot: "2", place: "2,0^0", from: "0,0^0", tile: "Fw", colour: "T", price: "FI", first: "F",
    saved: "C", purse: "FFA", pile: "a", held: "A", markers: "2", back: "P", count: "3",
    wanted: "11", kinds: "jjbb", number: "4", kind: "w", slots: "222", word: "roof",
  };

  it.each(LANGUAGES.slice(1))(
    "of the core are all told in %s, and no others",
    (_, { refusals }) => {
      expect(faults.length).toBeGreaterThan(60);
      expect(Object.keys(refusals)).toEqual(faults);
      for (const say of Object.values(refusals)) expectWhole(say(params));
    },
  );

  it("read what the core tells with them", () => {
    const error = gameAfter(core, 3).check({ actor: 0, text: "buy 0 0,0^0" });
    if (!error) throw new Error("It is refused: nobody can pay before the first turn.");
    expect(refusalText(error, german.refusals)).toBe(
      "Das schwarze 2-Punkte-Plättchen kostet dort zwei Tücher, und du hast nichts.",
    );
    expect(refusalText(error, english.refusals)).toBe(
      "The black two-point tile costs two textiles there, and you have nothing.",
    );
  });

  it("name neither tokens nor places that can be seen as records do, in no language", () => {
    expect(faults).toEqual(expect.arrayContaining(Object.keys(englishRefusals)));
    for (const [, { refusals }] of LANGUAGES) {
      const told = Object.keys(englishRefusals).map((fault) => refusals[fault]?.(params) ?? "");
      told.forEach(expectWhole);
      expect(told.filter((text) => /\^|\b[FICPTA]{2,}\b/.test(text))).toEqual([]);
    }
  });

  it("fill every place of the core's sentences", () => {
    const used = new Set([...source.matchAll(/\{([a-z]+)\}/g)].map(([, place]) => place));
    expect(Object.keys(params).sort()).toEqual([...used].sort());
  });
});

describe("the market", () => {
  it("names its slots for everybody", () => {
    const { position } = handIn(gameAfter(core, 3));
    const [first] = slotsOf(position, []);
    if (!first) throw new Error("The row has six slots.");
    expect(german.table.slot(first, false)).toBe(
      "Feld 1: schwarzes 2-Punkte-Plättchen, kostet zwei Tücher",
    );
    expect(french.table.slot(first, true)).toBe(
      "Case 1\u202f: tuile à deux points noire, coûte deux textiles, achat impossible pour l’instant",
    );
  });
});

describe("what is refused at the board", () => {
  it("is said without the names that places and tokens have in records", () => {
    const places = { place: "3,1^1", from: "3,1^1", tile: "Fj", colour: "F" };
    const tokensOf = { tokens: "FFA", supply: "IC", held: "", price: "FI", purse: "C" };
    for (const say of Object.values(englishRefusals)) {
      const sentence = say({ ...places, ...tokensOf });
      expect(sentence).not.toMatch(/\^|\bFj\b|\b[FICPTA]{2,}\b|undefined/);
    }
    for (const table of [germanRefusals, frenchRefusals])
      expect(table["first_tile"]?.({})).not.toContain("^");
  });
});
