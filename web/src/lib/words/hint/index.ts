// The sentences of hints: those of all games, and what a game looks at. Loaded with the first hint.
//
// Of what a game looks at the core speaks English itself; other languages have tables. Only where its
// points are something else has English a table, too.
import { catalogue, type Catalogue } from "../catalogue.svelte";
import { spoken } from "../language.svelte";
import type { HintWords } from "./en";

/** A sentence, or one about a subject as the core names it: "b". */
type Phrase = string | ((subject: string) => string);

/** What stands out in a game, and where a move is, by the names that the core has for them. */
export interface GameHints {
  features: Readonly<Record<string, { title: Phrase; nudge: Phrase }>>;
  places: Readonly<Record<string, Phrase>>;
  /** Its points by their own name, where they are no points. */
  points?: (value: number) => string;
}

const files = import.meta.glob<HintWords>("./{en,de,fr}.ts", { import: "hint" });
const ofGames = import.meta.glob<GameHints>("../../../games/*/words/{en,de,fr}_hints.ts", {
  import: "hints",
});

export const hintWords = catalogue<HintWords>();
const games = new Map<string, Catalogue<GameHints>>();
const english: GameHints = { features: {}, places: {} };

/** The sentences are there, and follow the language, from now on. */
export async function needHintWords(game: string): Promise<void> {
  const own = games.get(game) ?? catalogue<GameHints>();
  games.set(game, own);
  await Promise.all([
    spoken.join("hint", hintWords, (language) => files[`./${language}.ts`]?.()),
    spoken.join(`hints of ${game}`, own, (language) =>
      (
        ofGames[`../../../games/${game}/words/${language}_hints.ts`] ??
        (() => Promise.resolve(english))
      )(),
    ),
  ]);
}

const said = (phrase: Phrase | undefined, subject: string): string | undefined =>
  typeof phrase === "function" ? phrase(subject) : phrase;

interface About {
  name: string;
  subject: string;
}

/** What a reason is about, to stand before numbers. */
export const titleOf = (game: string, reason: About & { title: string }): string =>
  said(games.get(game)?.().features[reason.name]?.title, reason.subject) ?? reason.title;

/** What a move promises in points, or in what a game counts in their place. */
export const pointsOf = (game: string, value: number): string =>
  games.get(game)?.().points?.(value) ?? hintWords().points(value);

/** What to look at. */
export const nudgeOf = (game: string, reason: About & { nudge: string }): string =>
  said(games.get(game)?.().features[reason.name]?.nudge, reason.subject) ?? reason.nudge;

/** Where to look. */
export const placeOf = (game: string, place: About & { sentence: string }): string =>
  said(games.get(game)?.().places[place.name], place.subject) ?? place.sentence;
