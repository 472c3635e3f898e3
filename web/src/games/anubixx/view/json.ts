// Made from games/anubixx/view.schema.json by `npm run types`; not to be changed by hand.

/** The steps that may be taken, in byte order (ANX-50); null while chance is awaited. */
export type Legal = string[] | null;
/** A stone by its place in pyramid (P), arch (L, R, K) or mosaic (M) (ANX-03 to ANX-05). */
export type Stone = string;
/** A symbol of the block by its name (ANX-07, ANX-56), or end, the bonus for ending the game. */
export type Symbol = string;
export type Building = "pyramid" | "arch" | "mosaic";
/** A quarry stone by its place. */
export type Payment = string;
/** The colours of a sheet, in the form of its tag: pyramid, arch, mosaic, quarry (ANX-56). */
export type Sheet = string;
/** Red, yellow, green, blue, lilac or orange. */
export type Colour = "r" | "y" | "g" | "b" | "l" | "o";

/** What the core tells of a position of Anubixx that is its own; rules by id: docs/rules/anubixx.md */
export interface AnubixxView {
  legal: Legal;
  state: State;
  derived: Derived;
  facts: Facts;
  standing: Standing;
}
/** The position (ANX-51). */
export interface State {
  /** The letters of the sheets by seat; empty before they are dealt. */
  sheets: string;
  /** The stones that each builder has crossed out, in the byte order of their names. */
  crossed: Stone[][];
  /** By seat the number of the last quarry stone struck; 0: none. */
  quarry: number[];
  /** By seat the jokers left. */
  jokers: number[];
  /** By seat the bonuses won, in the order of the symbols; the last is end. */
  bonuses: Symbol[][];
  /** The symbols whose bonus nobody can win any more. */
  closed: Symbol[];
  /** The active builder, who has rolled. */
  active: number;
  /** The builder whose turn it is. */
  turn: number;
  /** How many stones of this turn are crossed out. */
  built: number;
  /** All dice of this round. */
  rolled: string;
  /** Those that the active builder took; empty until that turn is over. */
  blocked: string;
  /** Those that the builder on turn has taken. */
  taken: string;
  /** Those that can be taken. */
  available: string;
  /** The round, from 1. */
  round: number;
  /** Rounds in a row in which nobody crossed out a stone. */
  idle: number;
  /** How many stones were crossed out in this round. */
  round_built: number;
}
/** What follows from the position (ANX-58). */
export interface Derived {
  /** Why the game is over: enough buildings, or rounds without a stone; null while it runs. */
  end: ("buildings" | "idle") | null;
  /** What decided it: points, also where a win is shared; pyramid where of those with most points only some have most of its stones (ANX-46); null while it runs. */
  decided_by: ("points" | "pyramid") | null;
  /** The order in which the seats build in this round. */
  order: number[];
  /** How far each seat is. */
  builders: Progress[];
  /** How many stones can still be crossed out in this turn. */
  stones_left: number;
  /** Whether the turn has room for a pair of the mosaic. */
  may_build_pair: boolean;
  /** The legal steps that cross out stones, without those that another one for the same stones beats, as it uses up no more of the quarry and no more jokers, or equals and comes before; of one stone or pair those with fewer jokers first. */
  ways: string[];
}
export interface Progress {
  /** The highest row of the pyramid with a crossed stone; 0: none. */
  row: number;
  /** The height of the arch's lower column. */
  level: number;
  /** Crossed stones of the mosaic. */
  mosaic: number;
  /** Stones left in the quarry. */
  quarry: number;
  /** The buildings that are complete. */
  complete: Building[];
  /** Crossed stones that show each symbol. */
  symbols: {
    [k: string]: number;
  };
}
/** What is true in every position of the game (ANX-58). */
export interface Facts {
  block: Block;
  /** What each stone rests on; only where it rests on some. */
  supports: {
    [k: string]: Stone[];
  };
  /** The stones that lie beside each stone of the mosaic. */
  neighbours: {
    [k: string]: Stone[];
  };
  /** The sheets that can be dealt, by letter. */
  sheets: {
    [k: string]: Sheet;
  };
  /** The colours in their order. */
  colours: {
    letter: Colour;
    /** In English. */
    name: string;
  }[];
  /** How many dice are rolled. */
  dice: number;
  /** How many jokers each seat has at the start. */
  jokers: number;
  /** How many stones a turn has room for. */
  stones_per_turn: number;
  /** After so many rounds without a stone the game is over (ANX-41). */
  idle_rounds: number;
  /** With so many complete buildings a builder ends the game. */
  buildings_to_end: number;
  /** What a bonus is worth. */
  bonus_points: number;
  /** What a joker left is worth. */
  joker_points: number;
  /** What a quarry stone left is worth. */
  quarry_points: number;
}
/** What is printed on every sheet (ANX-03 to ANX-07, ANX-56). */
export interface Block {
  /** The rows from the ground up. */
  pyramid: {
    stones: Stone[];
    /** Once a stone of the row is crossed out. */
    points: number;
  }[];
  arch: {
    /** From the ground up. */
    left: Stone[];
    /** From the ground up. */
    right: Stone[];
    final: Stone;
    /** The points of the lower column's height, from 1. */
    levels: number[];
    /** The points of the complete arch. */
    complete: number;
  };
  mosaic: {
    rows: Stone[][];
    /** The points from so many crossed stones on; fewer than the first are worth nothing. */
    points: {
      stones: number;
      points: number;
    }[];
  };
  /** In the order in which it is struck. */
  quarry: Payment[];
  /** In their order. */
  symbols: {
    name: Symbol;
    /** Where it is printed. */
    stones: Stone[];
  }[];
  /** Whether the block is the usual one. */
  default: boolean;
  /** Whether its buildings and quarry have the usual shape. */
  default_shape: boolean;
}
/** What the points would be if the game ended now. */
export interface Standing {
  /** The parts of the points, in the order in which they are told. */
  parts: {
    /** What the points are for (ANX-42 to ANX-45). */
    name: "pyramid" | "arch" | "mosaic" | "bonuses" | "quarry" | "jokers";
    /** Points by seat. */
    points: number[];
  }[];
  /** The sum of the parts by seat. */
  total: number[];
  /** Every symbol of the block, and end (ANX-54). */
  bonuses: {
    [k: string]: Bonus;
  };
  /** By seat the colours of the sheet; empty before the draw. */
  sheets: Sheet[];
}
export interface Bonus {
  /** The seats that have won it; of end, those that have the buildings for it. */
  holders: number[];
  /** Whether it can be won, for the last time in this round, or no more. */
  state: "open" | "closing" | "closed";
}
