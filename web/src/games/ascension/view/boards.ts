// The three boards as one data table: the mirror of games/ascension/board.cc (ASC-01 to ASC-05).
//
// The page draws them; it knows no rule by them. Which board is played on the core says.
import type { Colour, Figure } from "./position";

export type BoardName = "ring24" | "ring18" | "hex18";

export interface Table {
  /** The two rings run round a rounded rectangle, or along the sides of a hexagon. */
  readonly outline: "ring" | "hexagon";
  /** Spaces for stones, numbered counterclockwise from the neutral space at the top. */
  readonly outer: number;
  /** For each space for figures the two spaces for stones beside it. */
  readonly inner: readonly (readonly [number, number])[];
  readonly neutral: number;
  readonly portal: Readonly<Record<Colour, number>>;
  /** Where pyramids start and stones enter. */
  readonly stones: Readonly<Record<Colour, readonly number[]>>;
  /** Where figures start and enter: Mason, Anubis, Cleopatra. */
  readonly figures: Readonly<Record<Colour, readonly number[]>>;
}

export const FIGURES: readonly Figure[] = ["mason", "anubis", "cleopatra"];

/** In a ring each figure's space lies between two spaces for stones. */
function between(size: number): (readonly [number, number])[] {
  return Array.from({ length: size }, (_, at) => [at, (at + 1) % size] as const);
}

export const TABLES: Readonly<Record<BoardName, Table>> = {
  ring24: {
    outline: "ring",
    outer: 24,
    inner: between(24),
    neutral: 0,
    portal: { gold: 8, onyx: 16 },
    stones: { gold: [18, 20, 22], onyx: [6, 4, 2] },
    figures: { gold: [22, 20, 18], onyx: [1, 3, 5] },
  },
  ring18: {
    outline: "ring",
    outer: 18,
    inner: between(18),
    neutral: 0,
    portal: { gold: 6, onyx: 12 },
    stones: { gold: [13, 15, 17], onyx: [5, 3, 1] },
    figures: { gold: [17, 15, 13], onyx: [0, 2, 4] },
  },
  hex18: {
    outline: "hexagon",
    outer: 18,
    inner: [
      [0, 1],
      [2, 3],
      [3, 4],
      [5, 6],
      [6, 7],
      [8, 9],
      [9, 10],
      [11, 12],
      [12, 13],
      [14, 15],
      [15, 16],
      [17, 0],
    ],
    neutral: 0,
    portal: { gold: 6, onyx: 12 },
    stones: { gold: [13, 15, 17], onyx: [5, 3, 1] },
    figures: { gold: [11, 10, 8], onyx: [0, 1, 3] },
  },
};

/** A board that the record brings (ASC-07), as the core's standing tells it. */
export interface OwnTable {
  outer: number;
  /** For each space for figures the first of the two spaces for stones beside it. */
  inner: number[];
  neutral: number;
  portals: [number, number];
  entries: [number[], number[]];
  figure_entries: [number[], number[]];
}

/** Drawn as rings, whatever the printed board looks like. */
export function ownTable(own: OwnTable): Table {
  const both = <T>([gold, onyx]: readonly [T, T]) => ({ gold, onyx });
  return {
    outline: "ring",
    outer: own.outer,
    inner: own.inner.map((first) => [first, (first + 1) % own.outer] as const),
    neutral: own.neutral,
    portal: both(own.portals),
    stones: both(own.entries),
    figures: both(own.figure_entries),
  };
}

/** What a space for stones is besides a space: "neutral", a portal, an entry; null: nothing. */
export type Mark =
  { kind: "neutral" } | { kind: "portal"; colour: Colour } | { kind: "entry"; colour: Colour };

export function markOf(table: Table, place: string): Mark | null {
  const number = Number(place.slice(1));
  const colours: readonly Colour[] = ["gold", "onyx"];
  const entries = place.startsWith("O") ? table.stones : table.figures;
  const entry = colours.find((colour) => entries[colour].includes(number));
  if (entry) return { kind: "entry", colour: entry };
  if (!place.startsWith("O")) return null;
  if (number === table.neutral) return { kind: "neutral" };
  const portal = colours.find((colour) => table.portal[colour] === number);
  return portal ? { kind: "portal", colour: portal } : null;
}
