// An Anubixx position as the page reads it: the core's JSON (ANX-51 and the standing), typed.
//
// Nothing here knows what may be built or what it scores; both are the core's word.
import type { Standing, View } from "$lib/games";
import { sheetColours, type Colour } from "./stones";

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

interface StateJson {
  sheets: string;
  crossed: string[][];
  quarry: number[];
  jokers: number[];
  bonuses: Bonus[][];
  closed: Bonus[];
  active: number;
  turn: number;
  built: number;
  rolled: string;
  blocked: string;
  taken: string;
  available: string;
  round: number;
  idle: number;
  round_built: number;
}

export interface BonusRace {
  holders: number[];
  /** `closing`: at the end of this round. */
  state: "open" | "closing" | "closed";
}

/** What Anubixx adds to the standing. */
export interface AnubixxStanding extends Standing {
  parts: { name: Part; points: number[] }[];
  /** Of the symbols that this game's block has (ANX-56), and the end. */
  bonuses: Partial<Record<Bonus, BonusRace>>;
  /** By seat: pyramid, arch, mosaic and quarry as letters of colours; empty before the draw. */
  sheets: string[];
}

const diceOf = (letters: string): Dice => [...letters] as Colour[];

export function positionOf(view: View): Position {
  const state = view.state as StateJson;
  const { sheets } = standingOf(view);
  const builders = state.crossed.map((crossed, seat) => ({
    seat,
    letter: state.sheets.charAt(seat),
    colours: sheetColours(sheets[seat] ?? ""),
    crossed: new Set(crossed),
    quarry: state.quarry[seat] ?? 0,
    jokers: state.jokers[seat] ?? 0,
    bonuses: new Set(state.bonuses[seat]),
  }));
  const { active, turn, built, round, idle } = state;
  return {
    builders,
    closed: new Set(state.closed),
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

export function standingOf(view: View): AnubixxStanding {
  return view.standing as AnubixxStanding;
}

export function builderOf(view: View, seat: number): Builder {
  const builder = positionOf(view).builders[seat];
  if (!builder) throw new RangeError(`no builder on seat ${seat}`);
  return builder;
}

export const colouredAt = (builder: Builder, place: string): Coloured => ({
  stone: place,
  colour: builder.colours.get(place),
});
