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

  private run = 0;

  get language(): Language {
    return this.#language;
  }

  /**
   * Speaks a language from now on; false if another one was chosen meanwhile. Throws if its sentences
   * cannot be loaded, and the page goes on speaking as before.
   */
  async speak(language: Language): Promise<boolean> {
    const run = ++this.run;
    const loaded: Record<string, object | undefined> = {};
    const load = async (game: string) => {
      loaded[game] = await gameSentences(game, language);
    };
    const loading = frame[`./${language}.ts`]?.();
    // A game may come on show while the sentences of others are loaded.
    let missing = [...this.games.keys()];
    do {
      await Promise.all([loading, ...missing.map(load)]);
      if (run !== this.run) return false;
      missing = [...this.games.keys()].filter((game) => !(game in loaded));
    } while (missing.length > 0);
    const sentences = await loading;
    if (run !== this.run) return false;
    if (sentences) words.use(sentences);
    for (const [game, catalogue] of this.games) this.tell(game, catalogue, loaded[game]);
    this.#language = language;
    document.documentElement.lang = language;
    return true;
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
