// Positions for the tests, written by hand in the core's letters.
import type { View } from "$lib/games";
import type { BoardName } from "./boards";
import type { Reason } from "./position";

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
  targets?: string[];
  turns?: number;
  legal?: string[];
  next?: View["next"];
  winners?: number[];
  sheltered?: string[];
  trapped?: number[];
  owes_entry?: boolean;
  reason?: Reason;
  board?: BoardName;
  ply?: number;
}

export function viewOf(given: Given): View & { derived: unknown } {
  const { legal, next, winners, sheltered, board, ply, trapped, owes_entry, reason, ...state } =
    given;
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
      targets: [],
      turns: 4,
      ...state,
    },
    scores: off,
    ...(winners ? { winners } : {}),
    standing: {
      parts: [{ name: "borne_off", points: off }],
      total: off,
      board: board ?? "ring24",
      protected: sheltered ?? [],
      trapped: trapped ?? [0, 0],
    },
    derived: { owes_entry: owes_entry ?? false, needs: {}, reason: reason ?? null },
  };
}
