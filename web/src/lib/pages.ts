// What each address of the page needs, loaded side by side: its screen and, where a game is played,
// the game's rules and board.
import type { Component } from "svelte";
import { memory } from "./browser.svelte";
import { gameOf } from "./catalogue";
import { loadCore } from "./load_core";
import type { Route } from "./router";
import { besideSentences, gameSentences, spoken, type Beside } from "./words/language.svelte";
import type { Language } from "./words/languages";

export type Page = Component<{ route: Route }>;

const screens: Record<Route["page"], () => Promise<object>> = {
  home: () => import("../routes/Home.svelte"),
  new: () => import("../routes/New.svelte"),
  table: () => import("../routes/Online.svelte"),
  local: () => import("../routes/Local.svelte"),
  join: () => import("../routes/Join.svelte"),
  recover: () => import("../routes/Recover.svelte"),
  rules: () => import("../routes/Rules.svelte"),
  practice: () => import("../routes/Practice.svelte"),
  learn: () => import("../routes/Learn.svelte"),
  puzzles: () => import("../routes/Puzzles.svelte"),
  lobby: () => import("../routes/Lobby.svelte"),
  players: () => import("../routes/Players.svelte"),
  replay: () => import("../routes/Replay.svelte"),
  settings: () => import("../routes/Settings.svelte"),
  statistics: () => import("../routes/Statistics.svelte"),
  missing: () => import("../routes/Missing.svelte"),
};

/** What the first page offers to play at once. */
const firstGame = "pyramix";

/** What the screens say that the frame does not. */
const sentences: Partial<Record<Route["page"], Beside>> = {
  home: "home",
  table: "elsewhere",
  join: "elsewhere",
  recover: "elsewhere",
  practice: "elsewhere",
  replay: "elsewhere",
};

export async function loadPage(page: Route["page"]): Promise<Page> {
  const wanted = sentences[page];
  const [screen] = await Promise.all([screens[page](), wanted && spoken.need(wanted)]);
  return (screen as { default: Page }).default;
}

/** The game whose board the address will want; undefined if that is not known yet. */
function gameAt(route: Route): string | undefined {
  if (route.page === "new") return route.game;
  if (route.page === "local") return memory.games.get(route.id)?.game;
  if (route.page === "table") return memory.tables.get(route.id)?.game;
  return undefined;
}

/** Begins to load what the address needs. Who needs it tells when it cannot be had. */
export function prepare(route: Route, language: Language): void {
  const game = gameAt(route);
  const wanted = sentences[route.page];
  const loading: (Promise<unknown> | undefined)[] = [
    screens[route.page](),
    wanted && besideSentences(wanted, language),
  ];
  if (game) loading.push(...partsOf(game, language));
  const loaded = Promise.allSettled(loading);
  // While the first page is drawn the line is free for the game that it offers.
  if (route.page === "home") void loaded.then(() => prepareGame(firstGame, language));
}

const partsOf = (game: string, language: Language): (Promise<unknown> | undefined)[] => [
  loadCore(game),
  gameOf(game)?.load(),
  gameOf(game)?.race?.(),
  gameSentences(game, language),
];

/** Begins to load all that a table of this device needs. */
function prepareGame(game: string, language: Language): void {
  void Promise.allSettled([screens.local(), ...partsOf(game, language)]);
}
