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

/** A box that stands there: its place as the texts write it, "1,0", and its level from 1 on. */
export interface BoxAt {
  readonly place: string;
  readonly level: number;
  /** What closes the column if this is its highest box. */
  readonly top: "lid" | "open" | null;
}

/** Boxes that could be put: on a column or on the floor, and the level of the highest. */
export interface GhostAt {
  readonly boxes: number;
  readonly place: string;
  readonly onColumn: boolean;
  readonly level: number;
  /** Whether a picture could show the stack with them. */
  readonly fits: boolean;
}

/** A stack that is being drawn, against the one on the table. */
export interface Drawn {
  readonly before: number;
  readonly after: number;
}

/** The part of a seat in what is due. */
export type Role = "winner" | "passed" | "waived" | "mayKnock" | "toMove";
