// The board that is played on (ASC-01 to ASC-07), as the core tells it: the page draws it, and knows
// no rule by it.
import type { Board } from "./json";
import { colourOf, COLOURS, type Colour, type Piece, type Place, type Way } from "./pieces";

/** For Gold and for Onyx. */
type Both<T> = readonly [T, T];

/** What of a board is drawn. */
type Drawn = Pick<Board, "outer" | "inner" | "neutral" | "portals" | "entries" | "figure_entries">;

export interface Table extends Drawn {
  /** The printed board of "hex18" runs along the sides of a hexagon; the others are rings. */
  readonly outline: "ring" | "hexagon";
}

export const tableOf = (json: Drawn, board: string): Table => ({
  ...json,
  outline: board === "hex18" ? "hexagon" : "ring",
});

/** Two lists by colour. */
export const ofColour = <T>(both: Both<T>, colour: Colour): T => both[colour === "gold" ? 0 : 1];

/** Where a piece comes back out of Limbo. */
export function entriesOf(table: Table, { kind, letter }: Piece): Place[] {
  const [ring, entries] =
    kind === "stone" ? (["O", table.entries] as const) : (["I", table.figure_entries] as const);
  return ofColour(entries, colourOf(letter)).map((space) => `${ring}${space}`);
}

/** The space next to one on its ring; numbers run counterclockwise. */
export function beside(table: Table, place: Place, way: Way): Place {
  const size = place.startsWith("O") ? table.outer : table.inner.length;
  return `${place.charAt(0)}${(Number(place.slice(1)) + (way === "+" ? 1 : -1) + size) % size}`;
}

/** The spaces of the other ring that a space lies next to. */
export function across({ outer, inner }: Table, place: Place): Place[] {
  const number = Number(place.slice(1));
  const pairs = inner.map((first) => [first, (first + 1) % outer]);
  if (place.startsWith("I")) return (pairs[number] ?? []).map((at) => `O${at}`);
  return pairs.flatMap((pair, at) => (pair.includes(number) ? `I${at}` : []));
}

/** What a space is besides a space; null: nothing. */
export type Mark =
  { kind: "neutral" } | { kind: "portal"; colour: Colour } | { kind: "entry"; colour: Colour };

export function markOf(table: Table, place: Place): Mark | null {
  const number = Number(place.slice(1));
  const outer = place.startsWith("O");
  const entries = outer ? table.entries : table.figure_entries;
  const entry = COLOURS.find((colour) => ofColour(entries, colour).includes(number));
  if (entry) return { kind: "entry", colour: entry };
  if (!outer) return null;
  if (number === table.neutral) return { kind: "neutral" };
  const portal = COLOURS.find((colour) => ofColour(table.portals, colour) === number);
  return portal ? { kind: "portal", colour: portal } : null;
}
