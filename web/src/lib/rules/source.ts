// The text of the rules, in the language spoken or, where they are not translated, in English, with
// all that is told beside it: records for its boards, questions, readings, what its words mean.
import { glossaryOf } from "../glossary/load";
import { parseMarkdown } from "../markdown";
import type { Language } from "../words/languages";
import { furnished, type Furniture } from "./furnish";
import { glossed } from "./glossed";
import { outlineOf, type Outline } from "./outline";
import { questionsOf, readingsOf } from "./told";
import type { Others, Printed, Questions, Records } from "./told";

// English lies above the other languages.
const sources = import.meta.glob<string>("../../../../docs/rules/{,de/,fr/}*.md", {
  query: "?raw",
  import: "default",
});
const records = import.meta.glob<Records>("../../games/*/golden.ts", { import: "golden" });
const questions = import.meta.glob<Questions>("../../games/*/words/questions/{de,fr}.ts", {
  import: "questions",
});
const readings = import.meta.glob<Others>("../../games/*/words/readings/{en,de,fr}.ts", {
  import: "readings",
});
const printed = import.meta.glob<Printed>("../../games/*/words/readings/printed.ts", {
  import: "printed",
});

export interface RulesText {
  outline: Outline;
  /** Which it is written in. */
  language: Language;
}

const sourceOf = (game: string, language: Language) =>
  sources[`../../../../docs/rules/${language === "en" ? "" : `${language}/`}${game}.md`];

async function furnitureOf(game: string, language: Language): Promise<Furniture> {
  const words = `../../games/${game}/words`;
  const [found = {}, translated, quoted = {}, others = {}] = await Promise.all([
    records[`../../games/${game}/golden.ts`]?.(),
    questions[`${words}/questions/${language}.ts`]?.(),
    printed[`${words}/readings/printed.ts`]?.(),
    readings[`${words}/readings/${language}.ts`]?.(),
  ]);
  return {
    records: found,
    questions: questionsOf(found, translated),
    readings: readingsOf(quoted, others),
  };
}

/** The rules of a game; null if there are none. */
export async function rulesText(game: string, wanted: Language): Promise<RulesText | null> {
  const language = sourceOf(game, wanted) ? wanted : "en";
  const [source, furniture, glossary] = await Promise.all([
    sourceOf(game, language)?.(),
    furnitureOf(game, language),
    glossaryOf(game, language),
  ]);
  if (source === undefined) return null;
  const outline = outlineOf(furnished(parseMarkdown(source), furniture));
  return { outline: glossary ? glossed(outline, glossary) : outline, language };
}
