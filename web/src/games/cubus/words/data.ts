// What the sentences are about, the same in all languages.

/** How hard a position to practise on is. */
export type Level = "box" | "rebuild" | "deep" | "master";

/** What a build costs and brings besides its points. */
export interface Change {
  /** Boxes more than before. */
  readonly boxes: number;
  /** Cards from the hand. */
  readonly used: number;
  /** Cards that go to the hand. */
  readonly gained: number;
}

/** A place on the floor: the row from the back, and the place in it, the stack's first of each being 1. */
export interface Spot {
  readonly row: number;
  readonly place: number;
}

/** A box that stands there, and its level from 1 on. */
export interface BoxAt extends Spot {
  readonly level: number;
  /** What closes the column if this is its highest box. */
  readonly top: "lid" | "open" | null;
}

/** Boxes that could be put, and the level of the highest. */
export interface GhostAt extends Spot {
  readonly boxes: number;
  readonly level: number;
  /** Whether a picture could show the stack with them. */
  readonly fits: boolean;
}

/** A stack that is being drawn, against the one on the table. */
export interface Drawn {
  readonly before: number;
  readonly after: number;
}

/** What a plan brings, against the stack on the table: with signs; points where they are known. */
export interface Balance {
  readonly boxes: number;
  readonly cards: number;
  readonly points: number | null;
}

/** The part of a seat in what is due. */
export type Role = "winner" | "passed" | "waived" | "mayKnock" | "knocked" | "toMove";
