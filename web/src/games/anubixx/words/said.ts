// What the sentences of this game are about, as data: each language says it in its own order.
import type { SeatName } from "$lib/games";
import type { Mark } from "../choose/moves";
import type { Coloured, Part } from "../view/position";
import type { Place, Symbol } from "../view/stones";
import type { Paid } from "../view/steps";

/** What somebody hears of a stone beside its name. */
export type StoneState =
  | { readonly kind: "crossed" | "chosen" | "plain" }
  /** `pair`: together with a neighbour. */
  | { readonly kind: "possible"; readonly mark: Mark; readonly pair: boolean }
  | { readonly kind: "refused"; readonly reason: string };

export interface StoneSaid extends Coloured {
  readonly place: Place;
  readonly symbol: Symbol | null;
  readonly state: StoneState;
}

/** What a step would do, in the order in which it is told. */
export interface Outlook {
  readonly paid: readonly Paid[];
  readonly passed: readonly Coloured[];
  readonly lost: number;
  readonly gains: readonly { readonly part: Part; readonly points: number }[];
}

/** How far a builder is on the way to a bonus, who else has won it, and its points. */
export interface MedalRun {
  readonly done: number;
  readonly of: number;
  readonly others: readonly SeatName[];
  readonly worth: number;
}

/** Whose dice lie where, for the words about them. */
export interface Whose {
  readonly who: SeatName;
  /** They lie on the sheet that is on show. */
  readonly own: boolean;
}

/** How the game came to its end: by those who completed so many buildings, or idle rounds. */
export type Ending =
  | {
      readonly kind: "buildings";
      readonly enders: readonly SeatName[];
      readonly buildings: number;
      readonly round: number;
    }
  | { readonly kind: "idle"; readonly rounds: number };

/** The result: who won with how many points, and whether stones of the pyramid had to decide. */
export interface Result {
  readonly winners: readonly SeatName[];
  readonly points: number;
  readonly byPyramid: boolean;
}
