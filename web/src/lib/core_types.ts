// What the rules core says, as it says it: positions, events, refusals.

/** Why something is refused: a sentence, and the rule that forbids it where a rule does. */
export interface CoreError {
  code: string;
  message: string;
  rule?: string;
  line?: number;
  /** The name of its sentence, and what stands in the sentence's places. */
  fault?: string;
  params?: Readonly<Record<string, string>>;
}

/** What the points would be if the game ended now, in parts; further keys are the game's own. */
export interface Standing {
  parts: { name: string; points: number[] }[];
  total: number[];
  [key: string]: unknown;
}

/** Several seats may answer, and the first to do so counts; a record has them one by one. */
export interface Race {
  /** Who may still answer. */
  seats: number[];
  /** The text by which a seat leaves it to the others. */
  yield: string;
  /** The text by which a seat that has claimed the race shows that it has nothing to play. */
  forfeit: string;
}

/** A position as the core shows it: a trace line (docs/record.md) with its standing. */
export interface View {
  /** Number of events before this position. */
  ply: number;
  /** Who acts: chance, the ascending list of seats that may, or nobody any more. */
  next: "chance" | "over" | number[];
  /**
   * Legal moves of the seat to act; by seat when several may; null before a chance event. A game
   * whose moves cannot be listed says there what it can.
   */
  legal: string[] | Record<string, unknown> | null;
  /** The public position, in the form that the game's rules page defines. */
  state: unknown;
  /** What follows from it by the rules, in the form of that page, too ("Facts"). */
  derived?: unknown;
  /**
   * What is true in every position of this game (boards, points, limits), in that form, too: one
   * object for all views of games that are set up so.
   */
  facts?: unknown;
  scores: number[];
  /** Present while the first of several seats to answer counts. */
  race?: Race;
  /** Present exactly when the game is over. */
  winners?: number[];
  standing: Standing;
}

/** A line of a record. */
export interface GameEvent {
  /** The seat that acts, or null for chance. */
  actor: number | null;
  text: string;
}
