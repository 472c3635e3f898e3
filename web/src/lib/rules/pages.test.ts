// Every page of rules in every language: its screen in front, its boards and its questions.
import { describe, expect, it } from "vitest";
import { boxFacts } from "../box_facts";
import { catalogue } from "../catalogue";
import { plainText, type Block, type BoardBlock } from "../markdown";
import { splitRecord } from "../record";
import { languages } from "../words/languages";
import type { Outline } from "./outline";
import { rulesText } from "./source";
import type { Others, Question } from "./told";

const names = Object.keys(import.meta.glob("../../../../games/*/golden/*.game"));
const goldenOf = (game: string) =>
  names
    .filter((file) => file.includes(`/games/${game}/golden/`))
    .map((file) => file.slice(file.lastIndexOf("/") + 1, -".game".length));

const readings = import.meta.glob<Others>("../../games/*/words/readings/{en,de,fr}.ts", {
  import: "readings",
  eager: true,
});

async function outlineOf(game: string, language: (typeof languages)[number]): Promise<Outline> {
  const text = await rulesText(game, language);
  if (text?.language !== language) throw new Error("there are no such rules");
  return text.outline;
}

const blocksOf = ({ intro, short, sections, forPrograms }: Outline): Block[] => [
  ...intro,
  ...(short?.blocks ?? []),
  ...[...sections, ...forPrograms].flatMap(({ blocks }) => blocks),
];
const boardsOf = (outline: Outline): BoardBlock[] =>
  blocksOf(outline).filter((block) => block.kind === "board");
const questionsOf = (outline: Outline): Question[] =>
  blocksOf(outline).flatMap((block) =>
    block.kind === "list" ? block.items.flatMap(({ questions = [] }) => questions) : [],
  );

describe.each(catalogue.map(({ name }) => name))("the page of %s", (game) => {
  it.each(languages)("begins in %s with the game on one screen", async (language) => {
    const { short } = await outlineOf(game, language);
    const lists = short?.blocks.filter((block) => block.kind === "list") ?? [];
    expect(lists.map(({ items }) => items.length)).toEqual([4]);
    expect(short?.blocks.at(-1)?.kind).toBe("board");
    const facts = short?.blocks[0];
    const told = facts?.kind === "paragraph" ? plainText(facts.content) : "";
    const { age, minutes } = boxFacts[game] ?? { age: 0, minutes: [] };
    const numbers = new Set([age, ...minutes].map(String));
    expect(told.match(/\d+/g)).toEqual(expect.arrayContaining([...numbers]));
  });

  it.each(languages)("has in %s the boards that it has in English", async (language) => {
    const [english, other] = (
      await Promise.all([outlineOf(game, "en"), outlineOf(game, language)])
    ).map(boardsOf) as [BoardBlock[], BoardBlock[]];
    const place = ({ name, ply, seat }: BoardBlock) => ({ name, ply, seat });
    expect(other.map(place)).toEqual(english.map(place));
    for (const { name, ply, record, caption } of other) {
      expect(record, name).toContain(`[Game "${game}"]\n`);
      expect(ply ?? 0, name).toBeLessThanOrEqual(splitRecord(record ?? "").events.length);
      expect(plainText(caption)).toMatch(/\w.*\.$/);
    }
  });

  it.each(languages)(
    "says in %s what is behind each mark of a rule, and no more",
    async (language) => {
      const items = blocksOf(await outlineOf(game, language)).flatMap((block) =>
        block.kind === "list" ? block.items.filter(({ id }) => id !== null) : [],
      );
      const marks = items.flatMap(({ id, content }) =>
        content.flatMap((part) => (part.kind === "mark" ? { id, said: part.reading?.other } : [])),
      );
      for (const { id, said } of marks) expect(said, id ?? "").toMatch(/\w.*\.$/);
      const all = Object.values(
        readings[`../../games/${game}/words/readings/${language}.ts`] ?? {},
      );
      expect(marks).toHaveLength(all.flat().length);
    },
  );

  it.each(languages)("asks in %s what every golden record asks, once", async (language) => {
    const questions = questionsOf(await outlineOf(game, language));
    expect(questions.map(({ name }) => name).sort()).toEqual(goldenOf(game).sort());
    for (const { name, tried, answer } of questions) {
      expect(tried ?? answer, `${name} has no answer`).not.toBeNull();
    }
  });

  it.each(languages.filter((language) => language !== "en"))(
    "has each question and answer in %s",
    async (language) => {
      const english = questionsOf(await outlineOf(game, "en"));
      const other = new Map(
        questionsOf(await outlineOf(game, language)).map((question) => [question.name, question]),
      );
      for (const { name, text, answer } of english) {
        expect(other.get(name)?.text, name).not.toBe(text);
        expect(other.get(name)?.answer === null, name).toBe(answer === null);
      }
    },
  );
});
