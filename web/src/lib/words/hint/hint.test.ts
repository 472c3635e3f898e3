// @vitest-environment happy-dom
// Every feature and every place that a game of the core names has its sentence in German and French.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { hintWords, needHintWords, nudgeOf, placeOf, pointsOf, titleOf, type GameHints } from ".";
import { spoken } from "../language.svelte";
import { hint as german } from "./de";
import { hint as english } from "./en";
import { hint as french } from "./fr";

const root = join(import.meta.dirname, "../../../../..");
const games = ["pyramix", "anubixx", "ankhor", "cubus", "ascension"];
/** What the core names where a sentence has a subject. */
const subjects: Readonly<Record<string, readonly string[]>> = {
  "pyramix award": ["b", "p", "o", "g"],
  "pyramix lead": ["b", "p", "o", "g"],
  "pyramix layer": ["1", "6"],
  "anubixx building": ["pyramid", "arch", "mosaic"],
  "ankhor buy": ["F", "I", "C", "P", "T"],
  "cubus build": ["1", "12"],
  "cubus take": ["1"],
  "ascension stone": ["O18"],
  "ascension figure": ["mason", "anubis", "cleopatra"],
  "ascension power": ["O4"],
};

const own = import.meta.glob<GameHints>("../../../games/*/words/{de,fr}_hints.ts", {
  import: "hints",
  eager: true,
});

function namesIn(game: string): { features: string[]; places: string[] } {
  const text = readFileSync(join(root, `games/${game}/features.cc`), "utf-8");
  const of = (row: RegExp) => [...new Set([...text.matchAll(row)].map(([, name]) => name ?? ""))];
  return {
    features: of(/\{"(\w+)",\s*Wish::/g),
    places: of(/return \{"(\w+)",/g),
  };
}

describe.each(games)("what a hint looks at in %s", (game) => {
  const core = namesIn(game);

  it.each(["de", "fr"])("is said in %s, all of it", (language) => {
    const table = own[`../../../games/${game}/words/${language}_hints.ts`];
    expect(Object.keys(table?.features ?? {})).toEqual(core.features);
    expect(Object.keys(table?.places ?? {}).sort()).toEqual(core.places.sort());
    const said = (name: string, phrase: string | ((subject: string) => string)) =>
      typeof phrase === "string"
        ? [phrase]
        : (subjects[`${game} ${name}`] ?? []).map((subject) => phrase(subject));
    for (const [name, { title, nudge }] of Object.entries(table?.features ?? {})) {
      expect(said(name, title).length).toBe(said(name, nudge).length);
      for (const text of said(name, title)) expect(text).toMatch(/^\p{Lu}.*[^.]$/u);
      for (const text of said(name, nudge)) expect(text).toMatch(/^\p{Lu}.*\.$/u);
    }
    const places = Object.entries(table?.places ?? {}).map(([name, it]) => said(name, it));
    expect(places.every((texts) => texts.length > 0)).toBe(true);
    for (const text of places.flat()) expect(text).toMatch(/^\p{Lu}.*\.$/u);
    const all = JSON.stringify(places) + JSON.stringify(table?.features);
    expect(all).not.toMatch(/undefined|'| {2}/);
  });
});

describe("a sentence about a game", () => {
  afterEach(() => spoken.speak("en"));
  const quarry = { name: "quarry", subject: "", title: "Stones", nudge: "Think of it." };
  const place = { name: "building", subject: "arch", sentence: "Look at the arch." };

  it("is the core's own in English, and follows the language", async () => {
    await needHintWords("anubixx");
    expect(titleOf("anubixx", quarry)).toBe("Stones");
    expect(placeOf("anubixx", place)).toBe("Look at the arch.");
    await spoken.speak("de");
    expect(hintWords().label).toBe("Tipp");
    expect(nudgeOf("anubixx", quarry)).toMatch(/^Denk an deinen Steinbruch/);
    expect(placeOf("anubixx", place)).toBe("Sieh dir den Triumphbogen an.");
    // Another game has its own.
    await needHintWords("cubus");
    expect(titleOf("cubus", { ...quarry, name: "score" })).toBe("Deine Punkte");
    expect(titleOf("anubixx", quarry)).toBe("Steine, die dir im Steinbruch bleiben");
    await spoken.speak("fr");
    expect(placeOf("anubixx", place)).toBe("Regardez l’arc de triomphe.");
  });

  it("is the core's where a table has none of that name", async () => {
    await spoken.speak("de");
    await needHintWords("anubixx");
    expect(nudgeOf("anubixx", { ...quarry, name: "new" })).toBe("Think of it.");
    expect(nudgeOf("pyramix", quarry)).toBe("Think of it.");
  });
});

describe("what a move promises", () => {
  afterEach(() => spoken.speak("en"));

  it("is told in what the game counts", async () => {
    await needHintWords("ascension");
    await needHintWords("cubus");
    const said = () => [pointsOf("ascension", 2.44), pointsOf("cubus", 12)];
    expect(said()).toEqual(["2.4 pyramids so far", "12 points expected"]);
    await spoken.speak("de");
    expect(said()).toEqual(["bisher 2,4 Pyramiden", "12 Punkte zu erwarten"]);
    await spoken.speak("fr");
    expect(said()).toEqual(["jusqu’ici 2,4 pyramides", "12 points à espérer"]);
  });

  it("is a share with its interval, within what can be, or exact", () => {
    expect(english.win(0.55, 0.07)).toBe("55% to win (48% to 62%)");
    expect(english.win(0.98, 0.07)).toBe("98% to win (91% to 100%)");
    expect(english.win(1, null)).toBe("100% to win, exactly");
    expect(german.win(0.55, 0.07)).toBe("Gewinnchance 55\u00a0% (48\u00a0% bis 62\u00a0%)");
    expect(french.win(0.5, null)).toBe("50\u202f% de chances de gagner, exactement");
  });

  it("has one digit behind the point, where it says something", () => {
    expect(english.change(6, 9.04)).toBe("6 → 9");
    expect(english.changed(6.25, 9)).toBe("from 6.3 to 9");
    expect(english.change(null, 3)).toBe("3");
    expect([english.change(8, 8.02), english.changed(8, 8.02)]).toEqual(["8", "stays 8"]);
    expect(german.others(4.5)).toBe("andere Züge: 4,5");
    expect(english.points(1)).toBe("1 point expected");
    expect(french.facts.at_once(1.5)).toContain("1,5 point\u202f;");
    expect(english.facts.wins(1)).toContain("in 1 move of both at most");
    expect(german.facts.loses(4)).toContain("in höchstens 4 Zügen beider Seiten");
    expect(french.facts.wins(3)).toContain("en 3 coups des deux joueurs au plus");
  });
});
