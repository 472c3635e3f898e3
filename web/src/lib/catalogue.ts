// The five games, in the order in which they are shown, and how a board is loaded.
//
// The words stand here and not in the core, so that the first page needs no core to be drawn.
import type { Component } from "svelte";
import type { GameModule, PracticeProps } from "./games";

export interface CatalogueEntry {
  name: string;
  title: string;
  /** What one does in it. */
  summary: string;
  players: [number, number];
  /** Loads the board. */
  load: () => Promise<{ default: GameModule }>;
  /** Loads a corner where one can practise: positions to find the best move in. */
  practice?: () => Promise<{ default: Component<PracticeProps> }>;
}

export const catalogue: CatalogueEntry[] = [
  {
    name: "pyramix",
    title: "Pyramix",
    summary:
      "Take a pyramid apart, cube by cube. Collect ankhs to win their colour; beware of cobras.",
    players: [2, 4],
    load: () => import("../games/pyramix"),
  },
  {
    name: "anubixx",
    title: "Anubixx",
    summary: "Roll colour dice, cross out stones on three monuments and race for their symbols.",
    players: [2, 5],
    load: () => import("../games/anubixx"),
  },
  {
    name: "ankhor",
    title: "Ankh\u2019or",
    summary:
      "Trade tokens for tiles and lay a city of colours and animals, side by side and storeys high.",
    players: [2, 4],
    load: () => import("../games/ankhor"),
  },
  {
    name: "cubus",
    title: "Cubus",
    summary: "Build one common stack out of pictured boxes: more boxes with fewer cards score.",
    players: [2, 6],
    load: () => import("../games/cubus"),
    practice: () => import("../games/cubus/Practice.svelte"),
  },
  {
    name: "ascension",
    title: "Ascension",
    summary: "Race three pyramids round a double ring without dice, helped by three figures.",
    players: [2, 2],
    load: () => import("../games/ascension"),
  },
];

export const gameOf = (name: string) => catalogue.find((game) => game.name === name) ?? null;
