// An Anubixx position as the page reads it: the core's JSON (ANX-51 and the standing), typed.
//
// Nothing here knows what may be built or what it scores; both are the core's word.
import type { View } from "$lib/games";
import type { Derived, Standing, State } from "./json";
import { blockOf, factsOf, sheetColours, type Colour } from "./stones";

export type Bonus =
  "scarab" | "falcon" | "eye" | "crook" | "ankh" | "sun" | "snake" | "lotus" | "end";

export type Part = "pyramid" | "arch" | "mosaic" | "bonuses" | "quarry" | "jokers";

/** Dice by their colours, in the order of the colour cycle. */
export type Dice = readonly Colour[];

export interface Builder {
  readonly seat: number;
  /** A to F, or an own sheet; empty before the sheets are dealt. */
  readonly letter: string;
  /** By place, `P11` to `Q12`; empty before the sheets are dealt. */
  readonly colours: ReadonlyMap<string, Colour>;
  readonly crossed: ReadonlySet<string>;
  /** Number of the last crossed quarry stone; 0: none. */
  readonly quarry: number;
  readonly jokers: number;
  readonly bonuses: ReadonlySet<Bonus>;
}

/** A stone or quarry stone by its name, `P21` or `Q4`; no colour before the sheets are dealt. */
export interface Coloured {
  readonly stone: string;
  readonly colour: Colour | undefined;
}

export interface Position {
  readonly builders: readonly Builder[];
  /** Bonuses that nobody can win any more. */
  readonly closed: ReadonlySet<Bonus>;
  readonly active: number;
  readonly turn: number;
  /** Stones that the builder whose turn it is has crossed out in it. */
  readonly built: number;
  readonly rolled: Dice;
  readonly blocked: Dice;
  readonly taken: Dice;
  readonly available: Dice;
  readonly round: number;
  readonly idle: number;
}

const diceOf = (letters: string): Dice => [...letters] as Colour[];

export function positionOf(view: View): Position {
  const state = view.state as State;
  const { sheets } = standingOf(view);
  const block = blockOf(view);
  const builders = state.crossed.map((crossed, seat) => ({
    seat,
    letter: state.sheets.charAt(seat),
    colours: sheetColours(block, sheets[seat] ?? ""),
    crossed: new Set(crossed),
    quarry: state.quarry[seat] ?? 0,
    jokers: state.jokers[seat] ?? 0,
    bonuses: new Set(state.bonuses[seat] as Bonus[]),
  }));
  const { active, turn, built, round, idle } = state;
  return {
    builders,
    closed: new Set(state.closed as Bonus[]),
    active,
    turn,
    built,
    rolled: diceOf(state.rolled),
    blocked: diceOf(state.blocked),
    taken: diceOf(state.taken),
    available: diceOf(state.available),
    round,
    idle,
  };
}

export const standingOf = (view: View) => view.standing as View["standing"] & Standing;
export const derivedOf = (view: View) => view.derived as Derived;

export function builderOf(view: View, seat: number): Builder {
  const builder = positionOf(view).builders[seat];
  if (!builder) throw new RangeError(`no builder on seat ${seat}`);
  return builder;
}

export const colouredAt = (builder: Builder, place: string): Coloured => ({
  stone: place,
  colour: builder.colours.get(place),
});

/** A joker that is left, used or, where there are fewer players, not in play. */
export function jokerState(view: View, builder: Builder, number: number): "left" | "used" | "out" {
  if (number <= builder.jokers) return "left";
  return number <= factsOf(view).jokers ? "used" : "out";
}
