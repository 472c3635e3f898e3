// The games, in the order in which they are shown, and how a board is loaded.
//
// What is known of a game before it is played comes from the core when the page is built
// (wasm/games.mjs), so that the first page needs no core to be drawn.
import games from "$wasm/games.json";
import type { Component } from "svelte";
import type { GameInfo } from "./core";
import type { CoreError, GameModule, PracticeProps } from "./games";
import { pageError } from "./page_error";

interface Doors {
  /** Loads the board. */
  load: () => Promise<{ default: GameModule }>;
  /** Loads how its races are run at a table of this device, if it has any. */
  race?: () => Promise<typeof import("./table/local_race.svelte")>;
  /** Loads a corner where one can practise: positions to find the best move in. */
  practice?: () => Promise<{ default: Component<PracticeProps> }>;
  /** Whether the board can show what a tag of the game's own says; if not given, all of it. */
  draws?: (tag: string) => boolean;
}

export type CatalogueEntry = GameInfo & Doors;

const doors: Record<string, Doors> = {
  pyramix: { load: () => import("../games/pyramix") },
  anubixx: {
    load: () => import("../games/anubixx"),
    // Its board is drawn for our block: other colours, but no other shape, symbols or points.
    draws: (tag) => !/^Sheet\.[a-z]/.test(tag),
  },
  ankhor: { load: () => import("../games/ankhor") },
  cubus: {
    load: () => import("../games/cubus"),
    race: () => import("./table/local_race.svelte"),
    practice: () => import("../games/cubus/Practice.svelte"),
  },
  ascension: { load: () => import("../games/ascension") },
};

/** As it is printed; the terminal's apostrophe is straight. */
const printed = (text: string) => text.replaceAll("'", "\u2019");

export const catalogue: CatalogueEntry[] = games.flatMap((game) => {
  const found = doors[game.name];
  return found ? [{ ...game, ...found, title: printed(game.title) }] : [];
});

/** What to say of tags that a board cannot show; null if it shows them all. */
export function undrawn(game: CatalogueEntry, tags: Iterable<string>): CoreError | null {
  const { draws } = game;
  if (!draws || [...tags].every(draws)) return null;
  return pageError("page_undrawn");
}

export const gameOf = (name: string) => catalogue.find((game) => game.name === name) ?? null;
