// What the sentences of this game are about, as data: each language says it in its own order.
import type { SeatName } from "$lib/games";
import type { Mark } from "../moves";
import type { Part } from "../position";
import type { Colour, Place, Symbol } from "../stones";

/** A stone or quarry stone by its name, `P21` or `Q4`; no colour before the sheets are dealt. */
export interface Coloured {
  readonly stone: string;
  readonly colour: Colour | undefined;
}

/** A stone and what pays for it: `die`, `Q4` or `J`. */
export interface Paid extends Coloured {
  readonly payment: string;
}

/** What pays for the stones of a step, whichever pays for which: dice, quarry stones, jokers. */
export interface Means {
  readonly dice: number;
  readonly quarry: readonly number[];
  readonly jokers: number;
}

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

/** Whose dice lie where, for the words about them. */
export interface Whose {
  readonly who: SeatName;
  /** They lie on the sheet that is on show. */
  readonly own: boolean;
}

/** How the game came to its end: by those who completed two buildings, or idle rounds. */
export type Ending =
  | { readonly kind: "buildings"; readonly enders: readonly SeatName[]; readonly round: number }
  | { readonly kind: "idle"; readonly rounds: number };

/** The result: who won with how many points, and whether stones of the pyramid had to decide. */
export interface Result {
  readonly winners: readonly SeatName[];
  readonly points: number;
  readonly byPyramid: boolean;
}
