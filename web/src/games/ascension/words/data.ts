// What sentences are told: pieces by their letters, spaces by their names, people by their seats.
//
// Letters are the core's (view/pieces.ts).
import type { SeatName } from "$lib/games";
import type { Destination, Outcome } from "../view/journeys";
import type { Effect, Lack } from "../view/json";
import type { Figure, Piece, Place, Way } from "../view/pieces";
import type { Mark } from "../view/table";

export type { Destination, Lack, Piece };

/** A piece and whose it is. */
export interface Owned extends Piece {
  readonly owner: SeatName;
  /** It belongs to the one who acts. */
  readonly own: boolean;
}

/** A space of the rings and what stands there: a stack, a figure's letter, or nothing. */
export interface Space {
  readonly place: Place;
  readonly mark: Mark | null;
  readonly stack?: string | undefined;
  readonly figure?: string | undefined;
  readonly sheltered: boolean;
}

/** What a landing does to what is there. */
export type Landed = Outcome;

export interface LandingAt {
  readonly place: Place;
  readonly outcome: Landed;
}

/** Where a stone would come to, and what it would meet there. */
export interface Arrival {
  readonly to: Destination;
  readonly effect: Effect;
  readonly met: string | null;
}

/** One stone of a scatter: where it would go now, and if it were turned the other way. */
export interface Turned {
  readonly letter: string;
  readonly way: Way;
  readonly fate: Arrival | null;
  readonly other: Arrival | null;
}

/** What a power can do with a place. */
export type Use =
  | { readonly kind: "source"; readonly target: Place }
  | { readonly kind: "taken" }
  | { readonly kind: "target"; readonly figure: Figure };

/** What waits in Limbo: so many pieces of a kind. */
export interface Waiting extends Piece {
  readonly count: number;
}

export interface MoveTold {
  readonly who: SeatName;
  readonly piece: Piece;
  /** null: out of Limbo. */
  readonly from: Place | null;
  readonly to: Place;
  readonly bumped: readonly Owned[];
  /** The stone that it lands on. */
  readonly onto: { readonly how: "traps" | "stacks"; readonly stone: Owned } | null;
}

export interface PushTold {
  readonly who: SeatName;
  /** A single stone, or the letters of a stack. */
  readonly what: Owned | string;
  readonly from: Place;
  readonly way: Way;
  readonly to: Destination;
  readonly bumped: readonly Owned[];
}

export interface ScatterTold {
  readonly who: SeatName;
  readonly from: Place;
  readonly stones: readonly { readonly stone: Owned; readonly to: Destination }[];
  readonly bumped: readonly Owned[];
}

export interface CollectTold {
  readonly who: SeatName;
  readonly target: Place;
  /** A pair is the upper two stones of a full stack. */
  readonly sources: readonly { readonly place: Destination; readonly pair: boolean }[];
}
