// Moves as advice, in all languages: whoever is to make one is told what to do, not what was done.
import { afterEach, describe, expect, it } from "vitest";
import type { GameModule, GameWords, SeatName, Told } from "$lib/games";
import type { Records } from "$lib/rules/told";
import { realCore } from "$lib/testing";
import { Timeline } from "$lib/timeline";
import type { Language } from "$lib/words/languages";
import { playedGame } from "./cubus/testing";

const modules = import.meta.glob<GameModule>("./*/index.ts", { import: "default", eager: true });
const goldens = import.meta.glob<Records>("./*/golden.ts", { import: "golden", eager: true });
const catalogues = import.meta.glob<GameWords>("./*/words/index.ts", {
  import: "words",
  eager: true,
});
const sentences = import.meta.glob<object>("./*/words/{en,de,fr}.ts", {
  import: "words",
  eager: true,
});

const found = <Value>(files: Record<string, Value>, file: string): Value => {
  const value = files[file];
  if (value === undefined) throw new Error(`there is no ${file}`);
  return value;
};

function speak(game: string, language: Language): void {
  const own = found(sentences, `./${game}/words/${language}.ts`);
  found(catalogues, `./${game}/words/index.ts`).use(own);
}

const people = ["Ada", "Grace", "Joan", "Mary", "Emmy", "Lise"];

/** Pushes stones together, and forfeits for want of an entry space: no golden record does. */
const collecting = `[Game "ascension"]\n[Rules "1"]\n[Players "2"]\n
* colours 0\n0 O22>0\n1 anubis>0\n1 done\n1 O4>3\n0 O22>1\n0 O0>3
1 cleopatra>3\n1 collect 4 < 3\n1 done\n1 forfeit\n`;

async function toldOf(game: string): Promise<Told[]> {
  if (game === "cubus") return playedGame();
  const core = await realCore(game);
  const records = Object.values(found(goldens, `./${game}/golden.ts`));
  return [...records, ...(game === "ascension" ? [collecting] : [])].flatMap((record) => {
    const opened = Timeline.open(core, record);
    if (!opened.ok) throw new Error(opened.error.message);
    const timeline = opened.value;
    const told = timeline.events.map((event, at) => {
      return { event, before: timeline.view(at), after: timeline.view(at + 1) };
    });
    timeline.close();
    return told;
  });
}

/** Every move of whole games, as advice to who made it. */
async function advised(game: string): Promise<string[]> {
  const { describeEvent } = found(modules, `./${game}/index.ts`);
  return (await toldOf(game)).flatMap(({ event, before, after }) => {
    if (event.actor === null) return [];
    const seats = people.map((name, seat): SeatName => {
      const addressed = seat === event.actor;
      return { name, self: addressed, advised: addressed };
    });
    return [describeEvent(event, before, after, seats)];
  });
}

/** Words of sentences that tell what was. */
const past: Record<Language, RegExp> = {
  en: /\b(had|was|could|bore|won|went|came|took|laid)\b/,
  de: /\b(hast|hat|habt|konntest?)\b/,
  fr: /\bavez\b|\b(a|ont) (?!été )\p{Ll}+(é|i|u|is|it)\b/u,
};

const verbs: Record<string, Record<Language, string[]>> = {
  pyramix: { en: ["Take"], de: ["Nimm"], fr: ["Prenez"] },
  anubixx: {
    en: ["Build", "Cross", "End"],
    de: ["Baue", "Beende", "Kreuze"],
    fr: ["Cochez", "Ne", "Terminez"],
  },
  ankhor: {
    en: ["Buy", "End", "Move", "Refresh", "Return", "Take"],
    de: ["Beende", "Frische", "Kaufe", "Lege", "Nimm", "Versetze"],
    fr: ["Achetez", "Déplacez", "Prenez", "Rendez", "Renouvelez", "Terminez"],
  },
  cubus: {
    en: ["Build", "Knock", "Let", "Name", "Take"],
    de: ["Baue", "Klopfe", "Nenne", "Nimm"],
    fr: ["Annoncez", "Construisez", "Laissez", "Ne", "N’annoncez", "Prenez", "Toquez"],
  },
  ascension: {
    en: ["Bring", "Collect", "End", "Move", "Push", "Scatter", "You"],
    // A forfeit is nothing that one does.
    de: ["Beende", "Bei", "Bringe", "Sammle", "Schiebe", "Zerstreue", "Ziehe"],
    fr: ["Collectez", "Dispersez", "Déplacez", "N’utilisez", "Poussez", "Ramenez", "Vous"],
  },
};

describe.each(Object.entries(verbs))("%s", (game, ofLanguages) => {
  afterEach(() => speak(game, "en"));

  it.each(Object.entries(ofLanguages))("advises in %s", async (language, expected) => {
    speak(game, language as Language);
    const told = await advised(game);
    expect([...new Set(told.map((sentence) => sentence.split(/[ ,.]/)[0]))].sort()).toEqual(
      expected,
    );
    for (const sentence of told) {
      expect(sentence).toMatch(/^\p{Lu}.*[.!]$/u);
      expect(sentence).not.toMatch(past[language as Language]);
    }
  });
});
