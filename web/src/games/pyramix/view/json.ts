// Made from games/pyramix/view.schema.json by `npm run types`; not to be changed by hand.

/** The cells whose cubes may be taken, ascending; null while a reveal is due. */
export type Legal = Cell[] | null;
/** A cell by its coordinates x, y and z; 000 is the top of the heap (PYX-03). */
export type Cell = string;
/** The letter of its colour, and A for an ankh, C for a crane, E for an eye; or X, a cobra. */
export type Cube =
  "bA" | "bC" | "bE" | "pA" | "pC" | "pE" | "oA" | "oC" | "oE" | "gA" | "gC" | "gE" | "X";
/** The cubes collected, then what the majority of each colour would win. */
export type Part = "collected" | Colour;
/** Blue, purple, orange or green. */
export type Colour = "b" | "p" | "o" | "g";

/** What the core tells of a position of Pyramix that is its own; rules by id: docs/rules/pyramix.md */
export interface PyramixView {
  legal: Legal;
  state: State;
  derived: Derived;
  facts: Facts;
  standing: Standing;
}
/** The position (PYX-33). */
export interface State {
  /** The cube in each occupied cell; ? where nobody has seen it yet. */
  cubes: {
    [k: string]: Cube | "?";
  };
  /** The cubes that each seat has taken, in the order of taking. */
  taken: Cube[][];
  /** The number of cubes taken so far modulo the number of players: the seat to move. */
  turn: number;
  /** How many cubes are still to be taken. */
  left: number;
  /** At the end: the cells that went out of play, the cobras' own among them (PYX-21). */
  out?: Cell[];
  awards?: Awards;
}
/** By colour who holds strictly most of its ankhs, even where nothing of it is left (PYX-22). */
export interface Awards {
  b: number | null;
  p: number | null;
  o: number | null;
  g: number | null;
}
/** What follows from the position ("Facts" in docs/rules/pyramix.md). */
export interface Derived {
  /** How many faces of each cube are visible (PYX-04). */
  faces: {
    [k: string]: number;
  };
  /** By colour the seats with most of its ankhs, several if they tie; none while nobody has any. */
  leaders: {
    b: number[];
    p: number[];
    o: number[];
    g: number[];
  };
}
/** What is true in every position of the game ("Facts" in docs/rules/pyramix.md). */
export interface Facts {
  /** How many cubes are taken in a game (PYX-20). */
  removals: number;
  /** Every kind of cube (PYX-01, PYX-02). */
  cubes: {
    code: Cube;
    /** In English. */
    name: string;
    /** What it counts. */
    points: number;
    /** How many there are. */
    count: number;
  }[];
  /** All cells of the heap, each with those it touches (PYX-03). */
  cells: {
    [k: string]: {
      /** The cells that rest on it, one beyond each of its faces. */
      uppers: Cell[];
      /** Those it rests on. */
      lowers: Cell[];
      /** Those of its level that share an edge with it. */
      edges: Cell[];
    };
  };
  /** The cells of the last layer, ascending (PYX-20). */
  tray: Cell[];
}
/** What the points would be if the game ended now. */
export interface Standing {
  /** The parts of the points, in the order in which they are told. */
  parts: {
    name: Part;
    /** Points by seat. */
    points: number[];
  }[];
  /** The sum of the parts by seat. */
  total: number[];
  /** The cells that the cobras would empty (PYX-21), ascending. */
  out: Cell[];
  /** By colour the ankhs that each seat has collected. */
  ankhs: {
    b: number[];
    p: number[];
    o: number[];
    g: number[];
  };
  awards: Awards;
  /** By colour the cells of its cubes in the heap that would still be in play. */
  awarded: {
    b: Cell[];
    p: Cell[];
    o: Cell[];
    g: Cell[];
  };
}
