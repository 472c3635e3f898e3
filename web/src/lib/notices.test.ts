// @vitest-environment happy-dom
// A notice as the service worker says it (workers/notices.ts).
import { describe, expect, it } from "vitest";
import { catalogue } from "./catalogue";
import { languages } from "./words/languages";
import * as worker from "../workers/notices";
import { languageCache, languageKey } from "./notices";

const { readPushed, shown, titleOf } = worker;

const turn = { kind: "turn", game: "ankhor", table: "p3Zk-_" };

describe("a notice", () => {
  it("is read as the server sends it", () => {
    expect(readPushed(turn)).toEqual(turn);
    expect(readPushed({ ...turn, kind: "low", more: 1 })).toEqual({ ...turn, kind: "low" });
  });

  it("is none where it is of another form", () => {
    const bad: unknown[] = [
      null,
      "turn",
      {},
      { ...turn, kind: "toString" },
      { ...turn, kind: "later" },
      { ...turn, game: 1 },
      { ...turn, table: 1 },
      { ...turn, table: "../settings" },
      { ...turn, table: "" },
    ];
    for (const each of bad) expect(readPushed(each)).toBeNull();
  });

  it("is said in the reader's language and leads to the table", () => {
    const { title, options } = shown(readPushed(turn), "de");
    expect(title).toBe("Ankh\u2019or");
    expect(options.body).toBe("Du bist am Zug.");
    expect(options).toMatchObject({ lang: "de", tag: "p3Zk-_", data: "/table/p3Zk-_" });
    const bodies = languages.map((language) => shown(readPushed(turn), language).options.body);
    expect(new Set(bodies).size).toBe(languages.length);
  });

  it("leads to the first page where somebody is invited: one does not sit there yet", () => {
    const { title, options } = shown(readPushed({ ...turn, kind: "invited" }), "en");
    expect([title, options.body]).toEqual(["Ankh\u2019or", "You are invited to a game."]);
    expect(options).toMatchObject({ tag: "p3Zk-_", data: "/" });
  });

  it("is said in English where the language is another, and somehow where it is none", () => {
    expect(shown(readPushed(turn), "it").options).toMatchObject({
      body: "It is your turn.",
      lang: "en",
    });
    expect(shown(null, "fr")).toMatchObject({ title: "Benben", options: { data: "/", tag: "" } });
  });

  it("names the games as the page does", () => {
    for (const { name, title } of catalogue) expect(titleOf(name)).toBe(title);
  });

  it("finds the language where the page leaves it", () => {
    expect([languageCache, languageKey]).toEqual([worker.languageCache, worker.languageKey]);
  });
});
