// An Ankh'or position as the page reads it: the core's JSON (ANK-72 in docs/rules/ankhor.md), typed.
//
// Nothing here knows what may be done; the list of legal moves and its refusals are the core's.
import type { Standing, View } from "$lib/games";

/** Fish, ivory, coal, plants, textile: the five resources, and the colours that stand for them. */
export type Colour = "F" | "I" | "C" | "P" | "T";
/** The resources and the ankh. */
export type Token = Colour | "A";
/** Jackal, beetle, falcon, two points, warehouse, scribe, desert. */
export type Kind = "j" | "b" | "f" | "2" | "w" | "s" | "d";
export type Code = `${Colour}${Kind}`;
export type PileName = "a" | "b";

export const COLOURS: readonly Colour[] = ["F", "I", "C", "P", "T"];
/** The order in which tokens are written (ANK-70). */
export const TOKENS: readonly Token[] = [...COLOURS, "A"];
export const PILES: readonly PileName[] = ["a", "b"];

export interface Tile {
  readonly place: string;
  readonly code: Code;
  /** A warehouse that has its token. */
  readonly loaded: boolean;
}

export interface City {
  readonly tokens: Readonly<Record<Token, number>>;
  readonly bonus: number;
  /** By level, u, v. */
  readonly tiles: readonly Tile[];
  /** All that its owner can pay with (ANK-34). */
  readonly purse: readonly Token[];
  /** Where a tile could lie by the shape of the city, whatever its colour and price. */
  readonly places: readonly OpenPlace[];
}

export interface OpenPlace {
  readonly place: string;
  /** The tiles beside it, on the table, or the four under it. */
  readonly touching: readonly string[];
}

export interface Position {
  readonly supply: Readonly<Record<Token, number>>;
  readonly bonusSupply: number;
  /** The markers over each slot; null before the set-up. */
  readonly prices: readonly (readonly Colour[] | null)[];
  readonly row: readonly (Code | null)[];
  readonly piles: Readonly<Record<PileName, { left: number; back: Colour | null }>>;
  readonly out: readonly Code[];
  readonly cities: readonly City[];
  readonly turn: number;
  readonly phase: "main" | "after" | "return";
  readonly ankhsUsed: number;
  /** A scribe was bought: another turn follows. */
  readonly bonusTurn: boolean;
  readonly lastRound: boolean;
}

interface StateJson {
  supply: Record<Token, number>;
  bonus_supply: number;
  prices: (string | null)[];
  row: (Code | null)[];
  piles: Record<PileName, [number, Colour | null]>;
  out: Code[];
  players: { tokens: Record<Token, number>; bonus: number; tiles: [string, string][] }[];
  turn: number;
  phase: Position["phase"];
  ankhs_used: number;
  bonus_turn: boolean;
  last_round: boolean;
}

/** What the core works out of a position (docs/rules/ankhor.md, Facts). */
interface DerivedJson {
  players: { purse: string; places: { place: string; beside?: string[]; upon?: string[] }[] }[];
  /** At the end: what has decided it. */
  decided_by?: Decision;
}

/** What has decided a game (ANK-63); nothing where the win is shared. */
export type Decision = "points" | "tiles" | "tokens" | "nothing";

/** A colour group or an animal group of one city. */
export interface Group {
  kind: "colour" | "animal";
  /** The colour's letter, or the animal's. */
  name: string;
  tiles: string[];
  points: number;
}

/** What Ankh'or adds to the standing: the groups of each city. */
export interface AnkhorStanding extends Standing {
  groups: Group[][];
}

export function positionOf(view: View): Position {
  const state = view.state as StateJson;
  const derived = derivedOf(view).players;
  const pile = ([left, back]: [number, Colour | null]) => ({ left, back });
  return {
    supply: state.supply,
    bonusSupply: state.bonus_supply,
    prices: state.prices.map((price) => (price === null ? null : lettersOf<Colour>(price))),
    row: state.row,
    piles: { a: pile(state.piles.a), b: pile(state.piles.b) },
    out: state.out,
    cities: state.players.map(({ tokens, bonus, tiles }, seat) => ({
      tokens,
      bonus,
      tiles: tiles.map(tileOf),
      purse: lettersOf<Token>(derived[seat]?.purse ?? ""),
      places: (derived[seat]?.places ?? []).map(({ place, beside, upon }) => ({
        place,
        touching: beside ?? upon ?? [],
      })),
    })),
    turn: state.turn,
    phase: state.phase,
    ankhsUsed: state.ankhs_used,
    bonusTurn: state.bonus_turn,
    lastRound: state.last_round,
  };
}

function tileOf([place, text]: [string, string]): Tile {
  return { place, code: text.slice(0, 2) as Code, loaded: text.endsWith("+") };
}

function derivedOf(view: View): DerivedJson {
  return (view as View & { derived: DerivedJson }).derived;
}

/** What has decided a game that is over. */
export function decisionOf(view: View): Decision {
  return derivedOf(view).decided_by ?? "nothing";
}

export function standingOf(view: View): AnkhorStanding {
  return view.standing as AnkhorStanding;
}

/** What one player has of a part of the standing. */
export function partOf(view: View, name: string, seat: number): number {
  return view.standing.parts.find((part) => part.name === name)?.points[seat] ?? 0;
}

/** The legal moves; none where the core gives no list. */
export function legalMoves(view: View): readonly string[] {
  return Array.isArray(view.legal) ? view.legal : [];
}

export function lettersOf<T extends Token>(text: string): readonly T[] {
  return [...text] as T[];
}

export function colourOf(code: Code): Colour {
  return code.charAt(0) as Colour;
}

export function kindOf(code: Code): Kind {
  return code.charAt(1) as Kind;
}

/** How many tokens of a type lie on the city's warehouses. */
export function storedTokens(city: City, token: Token): number {
  return city.tiles.filter(({ code, loaded }) => loaded && colourOf(code) === token).length;
}

export function cityOf(view: View, seat: number): City | undefined {
  return positionOf(view).cities[seat];
}
