// The games, in the order in which they are shown, and how a board is loaded.
//
// What is known of a game before it is played comes from the core when the page is built
// (wasm/games.mjs), so that the first page needs no core to be drawn.
import games from "$wasm/games.json";
import type { Component } from "svelte";
import type { GameInfo } from "./core";
import type { GameModule, PracticeProps } from "./games";

interface Doors {
  /** Loads the board. */
  load: () => Promise<{ default: GameModule }>;
  /** Loads a corner where one can practise: positions to find the best move in. */
  practice?: () => Promise<{ default: Component<PracticeProps> }>;
}

export type CatalogueEntry = GameInfo & Doors;

const doors: Record<string, Doors> = {
  pyramix: { load: () => import("../games/pyramix") },
  anubixx: { load: () => import("../games/anubixx") },
  ankhor: { load: () => import("../games/ankhor") },
  cubus: {
    load: () => import("../games/cubus"),
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

export const gameOf = (name: string) => catalogue.find((game) => game.name === name) ?? null;
