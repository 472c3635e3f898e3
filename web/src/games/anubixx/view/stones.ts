// Stones by their names (docs/rules/anubixx.md, ANX-03 to ANX-06), and the sheet that all builders of
// a game have but for its colours: what the core tells of it (ANX-58), as the page looks it up.
import type { View } from "$lib/games";
import type { Building, Colour, Facts } from "./json";

export type { Building, Colour };
export type Symbol = "scarab" | "falcon" | "eye" | "crook" | "ankh" | "sun" | "snake" | "lotus";

export const COLOURS: readonly Colour[] = ["r", "y", "g", "b", "l", "o"];
export const BUILDINGS: readonly Building[] = ["pyramid", "arch", "mosaic"];

/** Points beside a row, a level or a count of stones. */
interface Printed {
  readonly points: number;
  /** In the mosaic: from so many stones on. */
  readonly stones?: number;
}

export interface Block {
  readonly stones: Readonly<Record<Building, readonly string[]>>;
  /** The stones of all buildings. */
  readonly all: readonly string[];
  readonly quarry: readonly string[];
  readonly symbols: ReadonlyMap<Symbol, readonly string[]>;
  readonly symbolOn: ReadonlyMap<string, Symbol>;
  readonly printed: Readonly<Record<Building, readonly Printed[]>>;
}

export const factsOf = (view: View) => view.facts as Facts;

const known = new WeakMap<Facts, Block>();

/** The sheet of the view's game. */
export function blockOf(view: View): Block {
  const facts = factsOf(view);
  const block = known.get(facts) ?? read(facts);
  known.set(facts, block);
  return block;
}

function read({ block: { pyramid, arch, mosaic, quarry, symbols } }: Facts): Block {
  const shown = symbols.map(({ name, stones }) => [name as Symbol, stones] as const);
  const stones = {
    pyramid: pyramid.flatMap((row) => row.stones),
    arch: [...arch.left, ...arch.right, arch.final],
    mosaic: mosaic.rows.flat(),
  };
  return {
    stones,
    all: BUILDINGS.flatMap((building) => stones[building]),
    quarry,
    symbols: new Map(shown),
    symbolOn: new Map(
      shown.flatMap(([symbol, stones]) => stones.map((stone) => [stone, symbol] as const)),
    ),
    printed: {
      pyramid: pyramid.map(({ points }) => ({ points })),
      arch: [...arch.levels, arch.complete].map((points) => ({ points })),
      mosaic: mosaic.points,
    },
  };
}

/** The four words of a sheet (ANX-02) as the colour of each place; empty for an empty text. */
export function sheetColours({ all, quarry }: Block, text: string): ReadonlyMap<string, Colour> {
  const written = [...all, ...quarry];
  const letters = [...text.replaceAll(" ", "")];
  return new Map(letters.map((letter, at) => [written[at] ?? "", letter as Colour] as const));
}

/** Where a stone stands: in a row, on a level of a column, or on top of both columns. */
export type Place =
  | { readonly building: "pyramid" | "mosaic"; readonly row: number; readonly stone: number }
  | { readonly building: "arch"; readonly column: "left" | "right"; readonly level: number }
  | { readonly building: "arch"; readonly column: "both" };

export function placeOf(stone: string): Place {
  const [letter, first, second] = stone;
  if (letter === "K") return { building: "arch", column: "both" };
  if (letter === "L") return { building: "arch", column: "left", level: Number(first) };
  if (letter === "R") return { building: "arch", column: "right", level: Number(first) };
  const building = letter === "P" ? "pyramid" : "mosaic";
  return { building, row: Number(first), stone: Number(second) };
}
