// Made from games/ascension/view.schema.json by `npm run types`; not to be changed by hand.

/** The steps that may be taken, in byte order (ASC-70); null before the draw. */
export type Legal = string[] | null;
/** A space with the letter of its ring: O outer, I inner. */
export type Place = string;
export type Figure = "mason" | "anubis" | "cleopatra";
/** A space of a ring, by its number. */
export type Space = string;
/** Stands there, stacks on a stone of its colour, traps an enemy's, bumps a piece to Limbo, or completes a pyramid, which is borne off. */
export type Effect = "stands" | "stacks" | "traps" | "bumps" | "off";
/** No stone can leave Limbo though one has to (ASC-30), or no piece can move (ASC-21). */
export type Lack = "entry" | "pieces";
/** All pyramids borne off, a position that stood too often, or too many turns (ASC-63, ASC-64). */
export type Reason = "pyramids" | "repetition" | "turns";
/** The option board; own for a board of one's own. */
export type BoardName = "ring24" | "ring18" | "hex18" | "own";

/** What the core tells of a position of Ascension that is its own; rules by id: docs/rules/ascension.md */
export interface AscensionView {
  legal: Legal;
  state: State;
  derived: Derived;
  facts: Facts;
  standing: Standing;
}
/** The position (ASC-71). Capitals are Gold's, small letters Onyx's. */
export interface State {
  /** The seat that is Gold; null before the draw. */
  gold: number | null;
  /** The stones on each occupied space, from the bottom. */
  outer: {
    [k: string]: string;
  };
  /** The figure on each occupied space. */
  inner: {
    [k: string]: string;
  };
  /** The stones in Limbo, sorted by byte. */
  limbo: string[];
  /** Pyramids borne off, by seat. */
  off: number[];
  /** The seat to move; null before the draw. */
  turn: number | null;
  /** Moves of this turn that are still to land. */
  moves_left: number;
  /** Where the piece of the first Move landed, while the second is due or under way. */
  moved: Place | null;
  /** Whether a Move is due, or a figure uses its power. */
  phase: "move" | "power";
  /** The figure that uses its power. */
  figure: Figure | null;
  /** The figures in Limbo, sorted by byte. */
  limbo_figures: string[];
  /** The outer spaces on which the power can still be used. */
  targets: Space[];
  /** The duty of this turn is done (ASC-30). */
  entered: boolean;
  /** Turns completed. */
  turns: number;
}
/** What follows from the position (ASC-73). */
export interface Derived {
  /** A stone waits that the player to move has to bring back in this turn (ASC-30). */
  owes_entry: boolean;
  /** What becomes of the piece of each legal Move where it lands, by the step's text. */
  landings: {
    [k: string]: Effect;
  };
  /** What each legal push and scatter leads to, by the step's text: where the stack comes to, or its stones from the top down. */
  arrivals: {
    [k: string]: Arrival[];
  };
  /** The sizes that each stack still needs on which Cleopatra can collect, the next one first. */
  needs: {
    [k: string]: "MS" | "S";
  };
  /** Why there is nothing but a forfeit; null while there is. */
  lack: Lack | null;
  /** Why the game is over; null while it runs. */
  reason: Reason | null;
}
/** Where a pushed stack comes to, or a stone of a scattered one. */
export interface Arrival {
  /** From the bottom. */
  stones: string;
  /** A space; limbo for a stone that one behind it bumps; off the board. */
  to: Place | ("limbo" | "off");
  effect: Effect;
  /** The stone that it lands on or bumps. */
  met: string | null;
}
/** What is true in every position of the game (ASC-73). */
export interface Facts {
  board: BoardName;
  table: Board;
  /** The option of this name (ASC-40). */
  protection: "own" | "any";
  /**
   * Round the ring, + to higher numbers, for Gold and for Onyx (ASC-05).
   *
   * @minItems 2
   * @maxItems 2
   */
  ways: ["+" | "-", "+" | "-"];
  /** Of stones, by name, ascending. */
  sizes: ("small" | "medium" | "large")[];
  /** By name, ascending. */
  figures: Figure[];
  /** In spaces. */
  longest_move: number;
  /** So many borne off win. */
  pyramids: number;
  /** After so many the game is drawn (ASC-64). */
  turns: number;
  /** When a position stands so often the game is drawn (ASC-64). */
  occurrences: number;
}
/** The parts of a board (ASC-07); of two colours Gold's come first. */
export interface Board {
  /** How many spaces the outer ring has. */
  outer: number;
  /** Of each inner space the first of the two outer ones next to it, ascending. */
  inner: number[];
  /** The blue space of nobody. */
  neutral: number;
  /**
   * The blue space of each colour.
   *
   * @minItems 2
   * @maxItems 2
   */
  portals: [number, number];
  /**
   * Where the pyramids begin.
   *
   * @minItems 2
   * @maxItems 2
   */
  pyramids: [number[], number[]];
  /**
   * Where the figures begin: Mason, Anubis, Cleopatra.
   *
   * @minItems 2
   * @maxItems 2
   */
  figures: [number[], number[]];
  /**
   * Where stones return from Limbo.
   *
   * @minItems 2
   * @maxItems 2
   */
  entries: [number[], number[]];
  /**
   * Where figures return from Limbo.
   *
   * @minItems 2
   * @maxItems 2
   */
  figure_entries: [number[], number[]];
}
/** What the points would be if the game ended now. */
export interface Standing {
  /** The parts of the points, in the order in which they are told. */
  parts: {
    /** Pyramids borne off. */
    name: "borne_off";
    /** Points by seat. */
    points: number[];
  }[];
  /** The sum of the parts by seat. */
  total: number[];
  /** By seat the stones in Limbo. */
  limbo: number[];
  /** By seat the stacks in which stones of it lie under an enemy's. */
  trapped: number[];
  /** The places whose pieces the opponent cannot touch, outer ones first (ASC-40, ASC-41, ASC-60). */
  protected: Place[];
  board: BoardName;
  table?: Board;
}
