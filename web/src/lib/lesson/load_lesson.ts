// A game's lesson and its sentences, which nobody loads who does not learn it.
import { catalogue, type Catalogue } from "../words/catalogue.svelte";
import { spoken } from "../words/language.svelte";
import type { Lesson, LessonWords } from "./lesson";

const lessons = import.meta.glob<Lesson>("../../games/*/lesson/index.ts", { import: "lesson" });
const sentences = import.meta.glob<LessonWords>("../../games/*/words/lesson/{en,de,fr}.ts", {
  import: "lesson",
});

/** A lesson with its sentences in the language that is spoken. */
export interface Taught {
  lesson: Lesson;
  words: Catalogue<LessonWords>;
}

const catalogues = new Map<string, Catalogue<LessonWords>>();

function catalogueOf(game: string): Catalogue<LessonWords> {
  const words = catalogues.get(game) ?? catalogue<LessonWords>();
  catalogues.set(game, words);
  return words;
}

export const hasLesson = (game: string): boolean =>
  `../../games/${game}/lesson/index.ts` in lessons;

/** Null for a game without a lesson. */
export async function loadLesson(game: string): Promise<Taught | null> {
  const load = lessons[`../../games/${game}/lesson/index.ts`];
  if (!load) return null;
  const words = catalogueOf(game);
  const file = (language: string) => `../../games/${game}/words/lesson/${language}.ts`;
  const speaks = spoken.join(`lesson ${game}`, words, (language) => sentences[file(language)]?.());
  const [lesson] = await Promise.all([load(), speaks]);
  return { lesson, words };
}
