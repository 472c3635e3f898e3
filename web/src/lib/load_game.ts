// What every page with a board loads: the rules core and the game's components.
import { gameOf } from "./catalogue";
import type { Core } from "./core";
import type { GameModule } from "./games";
import { loadCore } from "./load_core";
import { gameSentences, spoken } from "./words/language.svelte";

/** The board of a game; null if this page does not have the game. */
export async function loadBoard(game: string): Promise<GameModule | null> {
  const loading = [gameOf(game)?.load(), gameSentences(game, spoken.language)] as const;
  const [board] = await Promise.all(loading);
  const module = board?.default ?? null;
  if (module?.words) await spoken.follow(game, module.words);
  return module;
}

export async function loadForGame(game: string): Promise<{ core: Core; module: GameModule }> {
  const [core, module] = await Promise.all([loadCore(game), loadBoard(game)]);
  if (!module) throw new Error(`This page has no board for ${game}.`);
  return { core, module };
}
