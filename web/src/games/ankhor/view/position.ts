// An Ankh'or position as the page reads it: the core's JSON (view/json.ts), with its texts taken apart.
//
// Nothing here knows what may be done; the list of legal moves and its refusals are the core's.
import type { View } from "$lib/games";
import type {
  Colour,
  Derived,
  Facts,
  Group,
  Kind,
  Means,
  Standing,
  State,
  Tile as Code,
  Token,
} from "./json";

export type { Code, Colour, Group, Kind, Token };
export type PileName = keyof State["piles"];
/** What has to be returned, and what may be kept (ANK-14). */
export type Excess = Means["exceeding"];
/** What has decided a game (ANK-63); nothing where the win is shared. */
export type Decision = NonNullable<Derived["decided_by"]>;

/** The order in which tokens are written (ANK-70). */
export const TOKENS: readonly Token[] = ["F", "I", "C", "P", "T", "A"];
/** What points are for (ANK-62). */
export type Part = Standing["parts"][number]["name"];

export const PILES: readonly PileName[] = ["a", "b"];

export interface Tile {
  readonly place: string;
  readonly code: Code;
  /** A warehouse that has its token. */
  readonly loaded: boolean;
}

export interface City extends Pick<Means, "exceeding" | "movable"> {
  readonly tokens: Readonly<Record<Token, number>>;
  readonly bonus: number;
  /** By level, u, v. */
  readonly tiles: readonly Tile[];
  /** Where a tile could lie by the shape of the city, whatever its colour and price. */
  readonly places: readonly OpenPlace[];
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

export interface Position extends Omit<State, "prices" | "players"> {
  /** The markers over each slot; null before the set-up. */
  readonly prices: readonly (readonly Colour[] | null)[];
  /** By slot; empty once the main action is done. */
  readonly offers: readonly (Offer | null)[];
  readonly cities: readonly City[];
  /** Whose turn it is can pay for an ankh action. */
  readonly ankh_action: boolean;
}

export function positionOf(view: View): Position {
  const { prices, players, ...state } = view.state as State;
  const { players: means, offers = [], ankh_action = false } = derivedOf(view);
  return {
    ...state,
    prices: prices.map((price) => (price === null ? null : lettersOf<Colour>(price))),
    offers: offers.map((offer) => offer && { ...offer, missing: lettersOf(offer.missing) }),
    cities: players.map((player, seat) => cityOf(player, means[seat] as Means)),
    ankh_action,
  };
}

function cityOf({ tokens, bonus, tiles }: State["players"][number], means: Means): City {
  const places = means.places.map(({ place, upon }) => ({ place, onTop: upon !== undefined }));
  return { ...means, tokens, bonus, tiles: tiles.map(tileOf), places };
}

function tileOf([place, text]: [string, string]): Tile {
  return { place, code: text.slice(0, 2) as Code, loaded: text.endsWith("+") };
}

export const derivedOf = (view: View) => view.derived as Derived;
export const factsOf = (view: View) => view.facts as Facts;
export const standingOf = (view: View) => view.standing as Standing & View["standing"];

/** What has decided a game that is over. */
export const decisionOf = (view: View): Decision => derivedOf(view).decided_by ?? "nothing";

export const lettersOf = <T extends Token>(text: string) =>
  [...text] as readonly string[] as readonly T[];
export const colourOf = (code: Code) => code.charAt(0) as Colour;
export const kindOf = (code: Code) => code.charAt(1) as Kind;

/** How many tokens of a type lie on the city's warehouses. */
export function storedTokens(city: City, token: Token): number {
  return city.tiles.filter(({ code, loaded }) => loaded && colourOf(code) === token).length;
}
