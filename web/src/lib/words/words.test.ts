// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { words } from ".";
import { words as german } from "./de";
import { words as english } from "./en";
import { words as french } from "./fr";
import { spoken } from "./language.svelte";
import { languageFor } from "./languages";
import { refusalText } from "./refusals";
import { Tongue } from "./tongue";

describe("the language of the page", () => {
  it("is the first that somebody reads and the page speaks", () => {
    expect(languageFor(["it-IT", "fr-CA", "en"])).toBe("fr");
    expect(languageFor(["DE"])).toBe("de");
    expect(languageFor(["ja", "zh-Hant"])).toBe("en");
    expect(languageFor([])).toBe("en");
  });

  it("changes every sentence, and says so to those who read the page aloud", async () => {
    await spoken.speak("de");
    expect(words().header.language).toBe("Sprache");
    expect(document.documentElement.lang).toBe("de");
    await spoken.speak("en");
    expect(words().header.language).toBe("Language");
  });

  it("is the one chosen last, whichever is loaded first", async () => {
    const [german, french] = await Promise.all([spoken.speak("de"), spoken.speak("fr")]);
    expect([german, french]).toEqual([false, true]);
    expect(words().header.language).toBe("Langue");
    expect(spoken.language).toBe("fr");
    await spoken.speak("en");
  });
});

describe("a refusal", () => {
  const error = { code: "illegal", message: "Taken.", fault: "taken", params: { cell: "014" } };
  const table = { taken: ({ cell }: Record<string, string>) => `Bei ${cell ?? ""} liegt nichts.` };

  it("is told in the first table that has it, else in the English that came with it", () => {
    expect(refusalText(error, {}, table)).toBe("Bei 014 liegt nichts.");
    expect(refusalText(error, {})).toBe("Taken.");
    expect(refusalText({ code: "page", message: "No." }, table)).toBe("No.");
    expect(refusalText({ ...error, fault: "toString" }, table)).toBe("Taken.");
  });
});

describe("a race", () => {
  it("addresses who looks at the page, and names the others", () => {
    const racers = [{ name: "Ada" }, { name: "Grace", self: true }];
    expect(english.status.mayBeFirst(racers)).toBe("Ada or you may be first");
    expect(english.status.mayBeFirst(racers.toReversed())).toBe("You or Ada may be first");
    expect(german.status.mayBeFirst(racers)).toBe("Chance für Ada oder dich");
    expect(french.status.mayBeFirst(racers)).toBe("Chance pour Ada ou vous");
  });
});

describe("how many may play", () => {
  it("is told in French as a range, or as the only number", () => {
    const told = (range: string) =>
      french.refusals.players?.({ game: "pyramix", range, players: "5" });
    expect(told("2-4")).toBe("Pyramix se joue de 2 à 4 joueurs, pas à 5.");
    expect(told("2")).toBe("Pyramix se joue à 2 joueurs, pas à 5.");
  });
});

describe("what sentences are made of", () => {
  const inEnglish = new Tongue("en");
  const inFrench = new Tongue("fr");

  it("has the plural of each language", () => {
    const forms = { one: "pierre", other: "pierres" };
    expect([0, 1, 2].map((count) => inFrench.counted(count, forms))).toEqual([
      "0 pierre",
      "1 pierre",
      "2 pierres",
    ]);
    expect(inEnglish.counted(0, { one: "cube", other: "cubes" })).toBe("0 cubes");
  });

  it("lists without a comma before the last", () => {
    expect(inEnglish.and(["blue", "purple", "green"])).toBe("blue, purple and green");
    expect(inEnglish.or(["blue", "green"])).toBe("blue or green");
    expect(new Tongue("de").and(["blau", "rot", "grün"])).toBe("blau, rot und grün");
    expect(inEnglish.and([])).toBe("");
  });

  it("keeps a name from turning the sentence around", () => {
    expect(inEnglish.name({ name: "Ada" })).toBe("Ada");
    expect(inEnglish.name({ name: "עדה" })).toBe("\u2068עדה\u2069");
  });
});
