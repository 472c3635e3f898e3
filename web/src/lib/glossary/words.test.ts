// The glossary of every game in every language, held against what it explains: rules and lessons.
import { describe, expect, it } from "vitest";
import { catalogue } from "../catalogue";
import type { LessonWords } from "../lesson/lesson";
import { plainText, type Block, type Inline } from "../markdown";
import type { Outline } from "../rules/outline";
import { rulesText } from "../rules/source";
import { languages, type Language } from "../words/languages";
import { Glossary, type Entries, type Rules, type Shared, type Told } from "./glossary";
import { glossaryOf } from "./load";

const shared = import.meta.glob<Shared>("../words/glossary/*.ts", {
  import: "glossary",
  eager: true,
});
const own = import.meta.glob<Entries>("../../games/*/words/glossary/{en,de,fr}.ts", {
  import: "glossary",
  eager: true,
});
const rules = import.meta.glob<Rules>("../../games/*/words/glossary/rules.ts", {
  import: "rules",
  eager: true,
});
const lessons = import.meta.glob<LessonWords>("../../games/*/words/lesson/*.ts", {
  import: "lesson",
  eager: true,
});

const games = catalogue.map(({ name }) => name);
const entriesOf = (game: string, language: Language) =>
  own[`../../games/${game}/words/glossary/${language}.ts`] ?? {};
const sharedIn = (language: Language): Entries =>
  shared[`../words/glossary/${language}.ts`]?.entries ?? {};
const rulesOf = (game: string) => rules[`../../games/${game}/words/glossary/rules.ts`] ?? {};

async function outlineOf(game: string, language: Language): Promise<Outline> {
  const text = await rulesText(game, language);
  if (text?.language !== language) throw new Error("there are no such rules");
  return text.outline;
}

const contentsOf = (block: Block): Inline[][] => {
  if (block.kind === "paragraph") return [block.content];
  if (block.kind === "board") return [block.caption];
  if (block.kind !== "list") return [];
  // Without the id that a rule opens with.
  return block.items.map(({ id, content }) => (id === null ? content : content.slice(1)));
};
const forPlayers = ({ intro, short, sections }: Outline): Inline[][] =>
  [...intro, ...(short?.blocks ?? []), ...sections.flatMap(({ blocks }) => blocks)].flatMap(
    contentsOf,
  );
const lessonOf = (game: string, language: Language): string[] =>
  Object.values(lessons[`../../games/${game}/words/lesson/${language}.ts`] ?? {}).flatMap(
    ({ text, task = "", praise = "", other = "" }) => [text, task, praise, other],
  );

/** All that the page shows with the words of a game explained. */
async function textsOf(game: string, language: Language): Promise<string[]> {
  return [
    ...forPlayers(await outlineOf(game, language)).map(plainText),
    ...lessonOf(game, language),
  ];
}

const stands = (form: string, texts: readonly string[]): boolean => {
  const told: Told = { word: form, forms: [form], means: "" };
  const one = new Glossary("en", { heading: "", entries: {} as never }, { form: told }, {});
  return texts.some((text) => one.find(text).some((piece) => typeof piece !== "string"));
};

describe.each(games)("the glossary of %s", (game) => {
  it("has ten words or more, the same in all languages, each explained by a rule", async () => {
    const names = Object.keys(rulesOf(game)).sort();
    expect(names.length).toBeGreaterThanOrEqual(10);
    for (const language of languages)
      expect(Object.keys(entriesOf(game, language)).sort(), language).toEqual(names);
    const { sections, forPrograms } = await outlineOf(game, "en");
    const ids = [...sections, ...forPrograms]
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === "list" ? block.items.map(({ id }) => id) : []));
    for (const [name, rule] of Object.entries(rulesOf(game))) expect(ids, name).toContain(rule);
  });

  it.each(languages)(
    "has in %s no form that does not stand in the game’s texts",
    async (language) => {
      const texts = await textsOf(game, language);
      const missing = Object.values(entriesOf(game, language))
        .flatMap(({ forms, except = [] }) => [...forms, ...except])
        .filter((form) => !stands(form, texts));
      expect(missing).toEqual([]);
    },
  );

  it.each(languages)("has in %s no form of two words", (language) => {
    const all = [...Object.values(entriesOf(game, language)), ...Object.values(sharedIn(language))];
    const forms = all.flatMap(({ forms: own, except = [] }) => [...own, ...except]);
    expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([]);
  });

  it.each(languages)("explains in %s every word somewhere in a text", async (language) => {
    const glossary = await glossaryOf(game, language);
    if (!glossary) throw new Error("there is none");
    const inRules = forPlayers(await outlineOf(game, language)).flatMap((content) =>
      content.flatMap((part) => (part.kind === "word" ? [part.term.name] : [])),
    );
    const inLesson = lessonOf(game, language).flatMap((text) =>
      glossary.find(text).flatMap((piece) => (typeof piece === "string" ? [] : [piece.term.name])),
    );
    const asked = new Set([...inRules, ...inLesson]);
    const never = Object.keys(rulesOf(game)).filter((name) => !asked.has(name));
    expect(never).toEqual([]);
  });
});

describe.each(languages)("every explanation in %s", (language) => {
  const all = [
    ...Object.values(sharedIn(language)),
    ...games.flatMap((game) => Object.values(entriesOf(game, language))),
  ];

  it("is one or two short sentences in the language’s own signs", () => {
    for (const { word, means } of all) {
      expect(means, word).toMatch(/^\p{Lu}|^\d.*\.$/u);
      expect(means.length, word).toBeLessThanOrEqual(170);
      expect(means.match(/[.!?](?:\s|$)/g)?.length, word).toBeLessThanOrEqual(2);
      expect(`${word} ${means}`, word).not.toMatch(/['"]| {2}/);
      if (language === "fr") expect(means, word).not.toMatch(/(?<!\u202f)[:;?!]/);
    }
  });

  it("is of a word that stands in texts of some game", async () => {
    const texts = (await Promise.all(games.map((game) => textsOf(game, language)))).flat();
    const missing = Object.values(sharedIn(language))
      .flatMap(({ forms }) => forms)
      .filter((form) => !stands(form, texts));
    expect(missing).toEqual([]);
  });
});

it("there is none of a game that there is not", async () => {
  expect(await glossaryOf("chess", "en")).toBeNull();
});
