// The text of the rules, in the language spoken or, where they are not translated, in English.
import { parseMarkdown } from "../markdown";
import type { Language } from "../words/languages";
import { outlineOf, type Outline } from "./outline";

// English lies above the other languages.
const sources = import.meta.glob<string>("../../../../docs/rules/{,de/,fr/}*.md", {
  query: "?raw",
  import: "default",
});

export interface RulesText {
  outline: Outline;
  /** Which it is written in. */
  language: Language;
}

const sourceOf = (game: string, language: Language) =>
  sources[`../../../../docs/rules/${language === "en" ? "" : `${language}/`}${game}.md`];

/** The rules of a game; null if there are none. */
export async function rulesText(game: string, wanted: Language): Promise<RulesText | null> {
  const language = sourceOf(game, wanted) ? wanted : "en";
  const source = await sourceOf(game, language)?.();
  return source === undefined ? null : { outline: outlineOf(parseMarkdown(source)), language };
}
