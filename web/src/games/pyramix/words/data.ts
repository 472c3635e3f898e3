// What Pyramix's sentences are made of, in every language.
import type { SeatName } from "$lib/games";
import type { Code, Colour } from "../view/position";

/** A cube that is seen in the heap. */
export interface SeenCube {
  readonly code: Code;
  readonly cell: string;
  readonly level: number;
  /** In its level, as one sees the heap: the row from the top and the place from the left, from 1. */
  readonly row: number;
  readonly place: number;
  /** How many of its faces are visible. */
  readonly faces: number;
}

/** Whether a cube can be taken now; null where nobody is asked for a move. */
export type Verdict = "free" | { readonly why: string } | null;

/** How many cubes a move would slide, uncover, free and block. */
export interface Consequences {
  readonly slides: number;
  readonly uncovers: number;
  readonly frees: number;
  readonly blocks: number;
}

/** What a player holds of a colour. */
export interface Holding {
  readonly colour: Colour;
  /** The collected cubes, the least valuable first. */
  readonly cubes: readonly Code[];
  readonly ankhs: number;
  /** Most ankhs of the colour alone, as many as another, or fewer. */
  readonly lead: "alone" | "tied" | "none";
  /** Points that the colour's award would add if the game ended now. */
  readonly award: number;
}

/** A number that belongs to a player: points, ankhs. */
export interface Share {
  readonly who: SeatName;
  readonly count: number;
}

/** The award of a colour: who holds how many of its ankhs, and what that one player receives. */
export interface Award {
  readonly colour: Colour;
  readonly ankhs: readonly Share[];
  readonly holder: SeatName;
  readonly cubes: number;
  readonly points: number;
}
