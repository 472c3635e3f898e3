// A Pyramix position as the page reads it: the core's JSON (PYX-33 in docs/rules/pyramix.md), typed.
//
// Nothing here knows what may be taken; `legal` is the core's word. What the heap looks like
// (which faces nothing covers) is geometry and is worked out in heap.ts.
import type { Standing, View } from "$lib/games";
import { legalTexts } from "$lib/view";

export type Colour = "b" | "p" | "o" | "g";
export type Kind = "A" | "C" | "E";

/** A coloured cube's two letters, `X` for a cobra, `?` for a cube that nobody has seen yet. */
export type Code = `${Colour}${Kind}` | "X" | "?";

export const COLOURS: readonly Colour[] = ["b", "p", "o", "g"];

export interface Position {
  /** Occupied cells in ascending order. */
  readonly cubes: ReadonlyMap<string, Code>;
  readonly taken: readonly (readonly Code[])[];
  readonly turn: number;
  /** Removals still to come. */
  readonly left: number;
  /** Cells that the cobras emptied at the end; absent before. */
  readonly out?: readonly string[];
}

interface StateJson {
  cubes: Record<string, Code>;
  taken: Code[][];
  turn: number;
  left: number;
  out?: string[];
}

/** What Pyramix adds to the standing: who would win which colour, if the game ended now. */
export interface PyramixStanding extends Standing {
  out: string[];
  ankhs: Record<Colour, number[]>;
  awards: Record<Colour, number | null>;
  awarded: Record<Colour, string[]>;
}

/** The cells of an object come in the order of its text only where they are not whole numbers
    ("100" sorts before "011"), so the order is made here. */
export function positionOf(view: View): Position {
  const state = view.state as StateJson;
  const cubes = new Map(Object.entries(state.cubes).sort(([a], [b]) => (a < b ? -1 : 1)));
  const { taken, turn, left, out } = state;
  return out ? { cubes, taken, turn, left, out } : { cubes, taken, turn, left };
}

export function standingOf(view: View): PyramixStanding {
  return view.standing as PyramixStanding;
}

/** The cells that may be taken; null where the core gives no list (a reveal is due). */
export function legalCells(view: View): ReadonlySet<string> | null {
  const texts = legalTexts(view);
  return texts && new Set(texts);
}

export function colourOf(code: Code): Colour | null {
  return code === "X" || code === "?" ? null : (code.charAt(0) as Colour);
}

export function kindOf(code: Code): Kind | "X" | "?" {
  return code === "X" || code === "?" ? code : (code.charAt(1) as Kind);
}

const POINTS: Readonly<Record<Kind | "X" | "?", number>> = { A: 1, C: 2, E: 3, X: 0, "?": 0 };

/** What the cube counts (PYX-02). */
export function pointsOf(code: Code): number {
  return POINTS[kindOf(code)];
}
