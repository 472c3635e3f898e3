// Positions for the tests, written by hand in the core's letters, on the core's boards.
import type { View } from "$lib/games";
import { positionAfter } from "../testing.svelte";
import type { Derived, Facts } from "./json";
import { tableOf, type Table } from "./table";

export type BoardName = "ring24" | "ring18" | "hex18";

function factsOf(board: BoardName): Facts {
  const position = positionAfter([], `[Option.board "${board}"]\n`);
  const facts = position.view().facts as Facts;
  position.close();
  return facts;
}

const FACTS = {
  ring24: factsOf("ring24"),
  ring18: factsOf("ring18"),
  hex18: factsOf("hex18"),
};

export const boardNames = Object.keys(FACTS) as BoardName[];

export const tableNamed = (board: BoardName): Table => tableOf(FACTS[board].table, board);

interface Given {
  outer?: Record<string, string>;
  inner?: Record<string, string>;
  limbo?: string[];
  limbo_figures?: string[];
  off?: number[];
  gold?: number | null;
  turn?: number | null;
  moves_left?: number;
  moved?: string | null;
  figure?: "mason" | "anubis" | "cleopatra" | null;
  turns?: number;
  legal?: string[];
  next?: View["next"];
  winners?: number[];
  sheltered?: string[];
  trapped?: number[];
  derived?: Partial<Derived>;
  ply?: number;
}

export function viewOf(given: Given): View {
  const { legal, next, winners, sheltered, ply, trapped, derived, ...state } = given;
  const off = given.off ?? [0, 0];
  const turn = given.turn === undefined ? 0 : given.turn;
  return {
    ply: ply ?? 1,
    next: next ?? [turn ?? 0],
    legal: legal ?? [],
    state: {
      gold: 0,
      outer: {},
      inner: {},
      limbo: [],
      off,
      turn,
      moves_left: 2,
      moved: null,
      phase: given.figure ? "power" : "move",
      figure: null,
      limbo_figures: [],
      turns: 4,
      ...state,
    },
    scores: off,
    ...(winners ? { winners } : {}),
    standing: {
      parts: [{ name: "borne_off", points: off }],
      total: off,
      protected: sheltered ?? [],
      trapped: trapped ?? [0, 0],
    },
    derived: {
      owes_entry: false,
      landings: {},
      arrivals: {},
      needs: {},
      lack: null,
      reason: null,
      ...derived,
    },
    facts: FACTS.ring24,
  };
}
