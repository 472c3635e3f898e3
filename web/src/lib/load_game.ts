// What every page with a board loads: the rules core, the game's components and its sentences.
import type { Component } from "svelte";
import { gameOf } from "./catalogue";
import type { Core } from "./core";
import type { GameModule, PracticeProps } from "./games";
import { loadCore } from "./load_core";
import { loaded, PageError, pageError } from "./page_error";
import { gameSentences, spoken } from "./words/language.svelte";

/** The board of a game; null if this page does not have the game. */
export async function loadBoard(game: string): Promise<GameModule | null> {
  const loading = [gameOf(game)?.load(), gameSentences(game, spoken.language)] as const;
  const [board] = await loaded(Promise.all(loading));
  const module = board?.default ?? null;
  if (module?.words) await spoken.follow(game, module.words);
  return module;
}

export async function loadForGame(game: string): Promise<{ core: Core; module: GameModule }> {
  const [core, module] = await Promise.all([loadCore(game), loadBoard(game)]);
  if (!module) throw new PageError(pageError("page_no_board", "page", { game }));
  return { core, module };
}

/** The corner of a game where one can practise, which is drawn with its board; null without one. */
export async function loadCorner(game: string): Promise<Component<PracticeProps> | null> {
  const corner = gameOf(game)?.practice?.();
  if (!corner) return null;
  const [{ default: Corner }] = await Promise.all([corner, loadBoard(game)]);
  return Corner;
}
