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
  /** What exceeds the limits (ANK-14). */
  readonly exceeding: Excess;
  /** Places of the tiles that carry nothing. */
  readonly movable: readonly string[];
  /** Where a tile could lie by the shape of the city, whatever its colour and price. */
  readonly places: readonly OpenPlace[];
}

export interface Excess {
  readonly resources: number;
  readonly ankhs: number;
}

export interface OpenPlace {
  readonly place: string;
  /** Upon four tiles; otherwise on the table. */
  readonly onTop: boolean;
}

/** What a tile of the row would take from whose turn it is. */
export interface Offer {
  /** Markers that could not be paid on the table. */
  readonly missing: readonly Colour[];
  /** Markers that could be saved above it. */
  readonly savings: readonly Colour[];
}

export interface Position {
  readonly supply: Readonly<Record<Token, number>>;
  readonly bonusSupply: number;
  /** The markers over each slot; null before the set-up. */
  readonly prices: readonly (readonly Colour[] | null)[];
  readonly row: readonly (Code | null)[];
  /** By slot; empty once the main action is done. */
  readonly offers: readonly (Offer | null)[];
  readonly piles: Readonly<Record<PileName, { left: number; back: Colour | null }>>;
  readonly out: readonly Code[];
  readonly cities: readonly City[];
  readonly turn: number;
  readonly phase: "main" | "after" | "return";
  /** An ankh can be spent on an action. */
  readonly ankhAction: boolean;
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
  players: PlayerJson[];
  turn: number;
  phase: Position["phase"];
  bonus_turn: boolean;
  last_round: boolean;
}

interface PlayerJson {
  tokens: Record<Token, number>;
  bonus: number;
  tiles: [string, string][];
}

/** What the core works out of a position (docs/rules/ankhor.md, Facts). */
interface DerivedJson {
  players: KnownJson[];
  offers?: ({ missing: string; savings: Colour[] } | null)[];
  ankh_action?: boolean;
  /** At the end: what has decided it. */
  decided_by?: Decision;
}

interface KnownJson {
  exceeding: Excess;
  movable: string[];
  places: { place: string; upon?: string[] }[];
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
  const { players, offers = [], ankh_action = false } = derivedOf(view);
  const pile = ([left, back]: [number, Colour | null]) => ({ left, back });
  return {
    supply: state.supply,
    bonusSupply: state.bonus_supply,
    prices: state.prices.map((price) => (price === null ? null : lettersOf<Colour>(price))),
    row: state.row,
    offers: offers.map((offer) => offer && { ...offer, missing: lettersOf(offer.missing) }),
    piles: { a: pile(state.piles.a), b: pile(state.piles.b) },
    out: state.out,
    cities: state.players.map((player, seat) => cityOf(player, players[seat] as KnownJson)),
    turn: state.turn,
    phase: state.phase,
    ankhAction: ankh_action,
    bonusTurn: state.bonus_turn,
    lastRound: state.last_round,
  };
}

function cityOf({ tokens, bonus, tiles }: PlayerJson, known: KnownJson): City {
  const places = known.places.map(({ place, upon }) => ({ place, onTop: upon !== undefined }));
  return { ...known, tokens, bonus, tiles: tiles.map(tileOf), places };
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
