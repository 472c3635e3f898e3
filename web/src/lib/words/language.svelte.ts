// The language that the page speaks, and the loading of its sentences.
//
// Sentences are one file per part (the frame, the first page, a game, ...) and language, so that
// nobody loads a language that is not spoken, a game that is not played or a screen not shown.
import type { GameWords } from "$lib/games";
import { elsewhere, homeWords, setupWords, words, type Words } from ".";
import type { Language } from "./languages";
import type { Refusals } from "./refusals";

type Loading = (language: Language) => Promise<object | undefined>;

const frame = import.meta.glob<Words>("./{en,de,fr}.ts", { import: "words" });
const home = import.meta.glob<object>("./{en,de,fr}_home.ts");
const other = import.meta.glob<object>("./{en,de,fr}_elsewhere.ts");
const setup = import.meta.glob<object>("./{en,de,fr}_setup.ts");
const ofGames = import.meta.glob<object>("../../games/*/words/{en,de,fr}.ts", { import: "words" });

/** A game's sentences; undefined for a game that has none. */
export async function gameSentences(game: string, language: Language): Promise<object | undefined> {
  return ofGames[`../../games/${game}/words/${language}.ts`]?.();
}

/** A catalogue, and where its sentences are. */
interface Part {
  catalogue: { use(sentences: object): void };
  load: Loading;
}

const part = <T extends object>(
  catalogue: { use(sentences: T): void },
  load: (language: Language) => Promise<T> | undefined,
): Part => ({ catalogue: catalogue as Part["catalogue"], load: async (at) => load(at) });

/** What some screens say beside the frame. */
const beside = {
  home: part(homeWords, (language) => home[`./${language}_home.ts`]?.() as never),
  elsewhere: part(elsewhere, (language) => other[`./${language}_elsewhere.ts`]?.() as never),
  setup: part(setupWords, (language) => setup[`./${language}_setup.ts`]?.() as never),
};
export type Beside = keyof typeof beside;

/** Loads sentences of some screens ahead of these. */
export const besideSentences = (name: Beside, language: Language) => beside[name].load(language);

const gamePart = (game: string) => `game ${game}`;

class Spoken {
  #language = $state<Language>("en");
  /** What is on show, and speaks the language with the frame. */
  private readonly parts = new Map<string, Part>([
    ["frame", part(words, (language) => frame[`./${language}.ts`]?.())],
  ]);
  /** What each part speaks now. */
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
    // Another part may come on show while the sentences of others are loaded.
    let missing = [...this.parts];
    do {
      await Promise.all(
        missing.map(async ([name, { load }]) => {
          loaded[name] = await load(language);
        }),
      );
      if (run !== this.run) return false;
      missing = [...this.parts].filter(([name]) => !(name in loaded));
    } while (missing.length > 0);
    for (const [name, sentences] of Object.entries(loaded)) this.tell(name, sentences);
    this.#language = language;
    document.documentElement.lang = language;
    return true;
  }

  /** A game is on show: it speaks the language now, and follows it from now on. */
  async follow(game: string, catalogue: GameWords): Promise<void> {
    const load: Loading = (language) => gameSentences(game, language);
    await this.add(gamePart(game), { catalogue, load });
  }

  /** A screen wants these sentences: they are there, and follow the language, from now on. */
  async need(name: Beside): Promise<void> {
    if (!this.sentences.has(name)) await this.add(name, beside[name]);
  }

  /** The same of a part that brings its sentences along. */
  async join<T extends object>(
    name: string,
    catalogue: { use(sentences: T): void },
    load: (language: Language) => Promise<T> | undefined,
  ): Promise<void> {
    if (!this.sentences.has(name)) await this.add(name, part(catalogue, load));
  }

  /** A game's refusals in words, as far as it is on show and has any of its own. */
  refusals(game: string): Refusals {
    const own = this.sentences.get(gamePart(game)) as { refusals?: Refusals } | undefined;
    return own?.refusals ?? {};
  }

  private async add(name: string, added: Part): Promise<void> {
    this.parts.set(name, added);
    for (;;) {
      const language = this.#language;
      const sentences = await added.load(language);
      if (language !== this.#language) continue; // it changed meanwhile
      return this.tell(name, sentences);
    }
  }

  private tell(name: string, sentences: object | undefined): void {
    if (!sentences) return;
    this.parts.get(name)?.catalogue.use(sentences);
    this.sentences.set(name, sentences);
  }
}

export const spoken = new Spoken();
