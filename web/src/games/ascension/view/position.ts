// A position of Ascension as the page reads it: the core's JSON (ASC-71), typed.
//
// A place is where a piece can be: "O18" and "I22" on the rings, "limbo", "off". Letters are the
// core's: stones S, M, L and figures M, A, C, upper case for Gold and lower case for Onyx.
import type { Standing, View } from "$lib/games";
import { ownTable, TABLES, type BoardName, type OwnTable, type Table } from "./boards";

export type Colour = "gold" | "onyx";
export type Size = "S" | "M" | "L";
export type Figure = "mason" | "anubis" | "cleopatra";
export type Place = string;

/** Round the ring: counterclockwise, to higher numbers, or clockwise. */
export type Way = "+" | "-";

export const COLOURS: readonly Colour[] = ["gold", "onyx"];

interface StateJson {
  gold: number | null;
  outer: Record<string, string>;
  inner: Record<string, string>;
  limbo: string[];
  off: number[];
  turn: number | null;
  moves_left: number;
  moved: string | null;
  phase: "move" | "power";
  figure: Figure | null;
  limbo_figures: string[];
  targets: string[];
  turns: number;
}

/** What Ascension adds to the standing. */
export interface AscensionStanding extends Standing {
  board: BoardName | "own";
  /** Of the board "own". */
  table?: OwnTable;
  /** Places whose pieces the enemy's Moves and powers cannot reach. */
  protected: Place[];
  /** By seat, the stacks in which stones of it lie under an enemy's. */
  trapped: number[];
}

/** What follows from a position (ASC-73), as the core says. */
interface Derived {
  owes_entry: boolean;
  needs: Record<string, string>;
  reason: Reason | null;
}

/** Why a game is over. */
export type Reason = "pyramids" | "repetition" | "turns";

export interface Position {
  readonly table: Table;
  readonly gold: number | null;
  /** The stones on each occupied space, letters from bottom to top. */
  readonly stones: ReadonlyMap<Place, string>;
  /** The letter of the figure on each occupied space. */
  readonly figures: ReadonlyMap<Place, string>;
  readonly limbo: readonly string[];
  readonly limboFigures: readonly string[];
  readonly off: readonly number[];
  readonly turn: number | null;
  readonly movesLeft: number;
  readonly moved: Place | null;
  readonly phase: "move" | "power";
  readonly figure: Figure | null;
  readonly targets: readonly Place[];
  /** A stone waits in Limbo that has to come back in this turn. */
  readonly owesEntry: boolean;
  /** For each stack on which can be collected, the sizes that it lacks, the next one first. */
  readonly needs: ReadonlyMap<Place, string>;
  readonly reason: Reason | null;
  readonly turns: number;
  readonly trapped: readonly number[];
  readonly sheltered: ReadonlySet<Place>;
}

const placed = (letter: string, spaces: Record<string, string>) =>
  Object.entries(spaces).map(([space, pieces]) => [`${letter}${space}`, pieces] as const);

function tableOf({ board, table }: AscensionStanding): Table {
  if (board !== "own") return TABLES[board];
  return table ? ownTable(table) : TABLES.ring24;
}

const positions = new WeakMap<View, Position>();

/** Many parts of the page ask for the same view's position: it is made once. */
export function positionOf(view: View): Position {
  const known = positions.get(view);
  if (known) return known;
  const state = view.state as StateJson;
  const standing = view.standing as AscensionStanding;
  const { derived } = view as View & { derived: Derived };
  const position: Position = {
    table: tableOf(standing),
    gold: state.gold,
    stones: new Map(placed("O", state.outer)),
    figures: new Map(placed("I", state.inner)),
    limbo: state.limbo,
    limboFigures: state.limbo_figures,
    off: state.off,
    turn: state.turn,
    movesLeft: state.moves_left,
    moved: state.moved,
    phase: state.phase,
    figure: state.figure,
    targets: state.targets.map((space) => `O${space}`),
    owesEntry: derived.owes_entry,
    needs: new Map(placed("O", derived.needs)),
    reason: derived.reason,
    turns: state.turns,
    trapped: standing.trapped,
    sheltered: new Set(standing.protected),
  };
  positions.set(view, position);
  return position;
}

export function legalSteps(view: View): readonly string[] {
  return Array.isArray(view.legal) ? view.legal : [];
}

export function colourOf(letter: string): Colour {
  return letter === letter.toUpperCase() ? "gold" : "onyx";
}

export const sizeOf = (letter: string): Size => letter.toUpperCase() as Size;

const FIGURE_OF: Readonly<Record<string, Figure>> = { M: "mason", A: "anubis", C: "cleopatra" };

export function figureOf(letter: string): Figure {
  return FIGURE_OF[letter.toUpperCase()] ?? "mason";
}

export function letterOf(colour: Colour, upper: string): string {
  return colour === "gold" ? upper : upper.toLowerCase();
}

export function letterOfFigure(colour: Colour, figure: Figure): string {
  return letterOf(colour, figure.charAt(0).toUpperCase());
}

/** Which way a colour goes. */
export const wayOf = (colour: Colour): Way => (colour === "gold" ? "+" : "-");
export const otherWay = (way: Way): Way => (way === "+" ? "-" : "+");
export const WAY_SIGNS: Readonly<Record<Way, string>> = { "+": "↺", "-": "↻" };

/** The colour of a seat; null before the draw. */
export function colourOfSeat(position: Position, seat: number): Colour | null {
  if (position.gold === null) return null;
  return position.gold === seat ? "gold" : "onyx";
}

export function seatOf(position: Position, colour: Colour): number {
  const gold = position.gold ?? 0;
  return colour === "gold" ? gold : 1 - gold;
}

/** Whose turn it is; before the draw nobody's. */
export function colourToMove(position: Position): Colour | null {
  return position.turn === null ? null : colourOfSeat(position, position.turn);
}

/** Where a figure stands; null in Limbo. */
export function placeOfFigure(position: Position, colour: Colour, figure: Figure): Place | null {
  const letter = letterOfFigure(colour, figure);
  for (const [place, standing] of position.figures) if (standing === letter) return place;
  return null;
}
