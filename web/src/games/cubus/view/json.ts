// Made from games/cubus/view.schema.json by `npm run types`; not to be changed by hand.

/** The outlook of whoever may build; in the demolition all moves; null while a draw is awaited. */
export type Legal = Outlook | string[] | null;
/** A build (CUB-51). */
export type Build = string;
/** A stack, row by row from the back (CUB-50). */
export type Stack = string;
/** Building and drawing, knocking, naming the best move, taking down, or the end. */
export type Phase = "build" | "knock" | "name" | "demolish" | "over";
/** Left side, right side, lid or open top. */
export type Kind = "L" | "R" | "T" | "O";

/** What the core tells of a position of Cubus that is its own; rules by id: docs/rules/cubus.md */
export interface CubusView {
  legal: Legal;
  state: State;
  derived: Derived;
  facts: Facts;
  standing: Standing;
}
/** What can be said of builds, which are far too many to be listed (CUB-53). */
export interface Outlook {
  /** No move is worth a point. */
  pass: boolean;
  /** The most points that a legal move is worth; 0 if none is. */
  best: number;
  /** The legal builds of one box more, in byte order. */
  local: Build[];
}
/** The position (CUB-52). */
export interface State {
  stack: Stack;
  /** Boxes of the stack. */
  boxes: number;
  /** By seat. */
  hands: Cards[];
  /** Cards of the deck. */
  deck: number;
  /** Points by seat. */
  scores: number[];
  phase: Phase;
  /** The seat whose turn it is; during a knock the passer. */
  turn: number;
  /** From 1 in each part. */
  round: number;
  /** Passes in a row with an empty deck. */
  passes: number;
  /** The seats that have waived since the pass, ascending. */
  waived: number[];
  /** While the best move is named: by seat what was named, or null. */
  named: (string | null)[];
  /** In the second part of the mode both: the scores of the first; else null. */
  built: number[] | null;
}
/** How many cards of each kind. */
export interface Cards {
  L: number;
  R: number;
  T: number;
  O: number;
}
/** What follows from the position ("Facts" in docs/rules/cubus.md). */
export interface Derived {
  /** The cards that the stack shows. */
  shown: Cards;
  /** The cards of the deck. */
  unknown: Cards;
  /** Until the demolition: the places beside a column. */
  free?: {
    i: number;
    j: number;
    /** How high a new column there must be to be seen (CUB-03). */
    boxes: number;
  }[];
  /** Where a build is due: the cards that it may use. */
  usable?: Cards;
  /** Where a build is due: the usable cards are those of all hands (CUB-32). */
  pooled?: boolean;
  /** Where a build is due: the builds of one box more (CUB-53). */
  builds?: {
    stack: Stack;
    /** The cards that it adds to the stack. */
    added: Cards;
    /** The cards of the stack that it takes in hand. */
    gained: Cards;
    /** What it wins. */
    points: number;
  }[];
  /** In the demolition: the boxes that may be taken. */
  takes?: {
    /** The place of its column. */
    column: string;
    /** The cards that it gives. */
    gained: Cards;
    /** What it wins. */
    points: number;
  }[];
  /** At the end: what ended the game. */
  end?: "all_passed" | "lowest_built" | "best_named" | "taken_down";
}
/** What is true in every position of the game ("Facts" in docs/rules/cubus.md). */
export interface Facts {
  /** How many there are. */
  cards: number;
  /** The kinds of cards in their order. */
  kinds: {
    code: Kind;
    /** In English. */
    name: string;
    /** In English. */
    plural: string;
    count: number;
  }[];
  start: Stack;
  /** The cards of the deck at the start. */
  deck: Cards;
  /** What wins points (CUB-14, CUB-21, CUB-42). */
  points: {
    /** Of a box more. */
    box: number;
    /** Of a card less. */
    card: number;
    /** Of one box more, by the cards that it takes, from none. */
    one_box: number[];
    /** What a move is worth at the least. */
    least: number;
    /** What others get for it. */
    false_knock: number;
    /** In the demolition. */
    card_taken: number;
  };
  /** Of a stack. */
  limits: {
    columns: number;
    height: number;
    /** How many boxes more a build has at the least. */
    more_boxes: number;
  };
  /** Nobody builds in an earlier one. */
  first_build_round: number;
  /** Cards drawn in a turn. */
  drawn: number;
  /** The refusals of a stack that no picture could show (CUB-03). */
  no_picture: string[];
  /** The option of this name. */
  mode: "build" | "demolition" | "both";
  /** The option of this name. */
  ending: "plain" | "lowest" | "best";
}
/** What the points would be if the game ended now. */
export interface Standing {
  /** The parts of the points, in the order in which they are told. */
  parts: {
    /** Points count when they are won. */
    name: "points";
    /** Points by seat. */
    points: number[];
  }[];
  /** The sum of the parts by seat. */
  total: number[];
}
