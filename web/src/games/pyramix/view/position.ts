// A Pyramix position as the page reads it: the core's JSON (PYX-33 in docs/rules/pyramix.md), typed.
//
// Nothing here knows what may be taken, or counts what is visible: both are the core's word. Where in
// the picture the visible faces lie is geometry and is worked out in heap.ts.
import type { View } from "$lib/games";
import { legalTexts } from "$lib/view";
import type { Colour, Cube, Derived, Facts, Standing, State } from "./json";

export type { Colour };
export type Kind = "A" | "C" | "E";

/** `?` is a cube that nobody has seen yet. */
export type Code = Cube | "?";

export const COLOURS: readonly Colour[] = ["b", "p", "o", "g"];

export interface Position {
  /** Occupied cells in ascending order. */
  readonly cubes: ReadonlyMap<string, Code>;
  /** How many faces of each cube are visible. */
  readonly faces: Readonly<Record<string, number>>;
  readonly taken: readonly (readonly Code[])[];
  readonly turn: number;
  /** Removals still to come. */
  readonly left: number;
  /** Cells that the cobras emptied at the end; absent before. */
  readonly out?: readonly string[];
}

/** The cells of an object come in the order of its text only where they are not whole numbers
    ("100" sorts before "011"), so the order is made here. */
export function positionOf(view: View): Position {
  const state = view.state as State;
  const cubes = new Map(Object.entries(state.cubes).sort(([a], [b]) => (a < b ? -1 : 1)));
  const { taken, turn, left, out } = state;
  const position = { cubes, faces: derivedOf(view).faces, taken, turn, left };
  return out ? { ...position, out } : position;
}

export const standingOf = (view: View) => view.standing as View["standing"] & Standing;
export const derivedOf = (view: View) => view.derived as Derived;
export const factsOf = (view: View) => view.facts as Facts;

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

/** What the cube counts; nothing while nobody has seen it. */
export function pointsOf(view: View, code: Code): number {
  return factsOf(view).cubes.find((cube) => cube.code === code)?.points ?? 0;
}
