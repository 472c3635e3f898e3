// The language that the page speaks, and the loading of its sentences.
//
// Sentences are one file per part (the frame, a game) and language, so that nobody loads a language
// that is not spoken or a game that is not played.
import type { GameWords } from "$lib/games";
import { words, type Words } from ".";
import type { Language } from "./languages";
import type { Refusals } from "./refusals";

const frame = import.meta.glob<Words>("./{en,de,fr}.ts", { import: "words" });
const ofGames = import.meta.glob<object>("../../games/*/words/{en,de,fr}.ts", { import: "words" });

/** A game's sentences; undefined for a game that has none. */
export async function gameSentences(game: string, language: Language): Promise<object | undefined> {
  return ofGames[`../../games/${game}/words/${language}.ts`]?.();
}

class Spoken {
  #language = $state<Language>("en");
  private readonly games = new Map<string, GameWords>();
  /** What each game's catalogue speaks now. */
  private readonly sentences = new Map<string, object>();

  get language(): Language {
    return this.#language;
  }

  /**
   * Speaks a language from now on. Throws if its sentences cannot be loaded, and the page goes on
   * speaking as before.
   */
  async speak(language: Language): Promise<void> {
    const loading = [...this.games].map(async ([game, catalogue]) => {
      const sentences = await gameSentences(game, language);
      return () => this.tell(game, catalogue, sentences);
    });
    const sentences = await frame[`./${language}.ts`]?.();
    const change = await Promise.all(loading);
    if (sentences) words.use(sentences);
    for (const apply of change) apply();
    this.#language = language;
    document.documentElement.lang = language;
  }

  /** A game is on show: it speaks the language now, and follows it from now on. */
  async follow(game: string, catalogue: GameWords): Promise<void> {
    this.games.set(game, catalogue);
    for (;;) {
      const language = this.#language;
      const sentences = await gameSentences(game, language);
      if (language !== this.#language) continue; // it changed meanwhile
      return this.tell(game, catalogue, sentences);
    }
  }

  /** A game's refusals in words, as far as it is on show and has any of its own. */
  refusals(game: string): Refusals {
    return (this.sentences.get(game) as { refusals?: Refusals } | undefined)?.refusals ?? {};
  }

  private tell(game: string, catalogue: GameWords, sentences: object | undefined): void {
    if (!sentences) return;
    catalogue.use(sentences);
    this.sentences.set(game, sentences);
  }
}

export const spoken = new Spoken();
