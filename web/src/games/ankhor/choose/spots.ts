// Where the tile that is in hand may go, for the eye and for the keys: the core's legal places, and
// beside them those where a tile could lie and the rules refuse this one, so that one can ask why.
import type { Point } from "$lib/iso/space";
import { footOf, topOf } from "../draw/camera";
import { purchases, relocations, type Purchase } from "../view/moves";
import type { City, Colour, OpenPlace, Position, Tile } from "../view/position";

/** What is to be laid: a tile of the row, or one of the own city. */
export type Picked =
  | { readonly kind: "slot"; readonly slot: number }
  | { readonly kind: "tile"; readonly place: string };

export interface Spot {
  readonly place: string;
  /** The core has it among the legal moves. */
  readonly open: boolean;
  /** The ways to fill it; a refused place has one, to ask why. */
  readonly ways: readonly Purchase[];
  /** What is to be paid where that is settled: with a choice it is the price before the saving. */
  readonly price: readonly Colour[];
  /** One marker need not be paid. */
  readonly saves: boolean;
}

export function spotsFor(
  picked: Picked,
  position: Position,
  city: City,
  legal: readonly string[],
): Spot[] {
  if (picked.kind === "tile") return relocationSpots(picked.place, legal);
  const ways = purchases(legal, picked.slot);
  return city.places.map((at) => purchaseSpot(at, picked.slot, position, ways.get(at.place)));
}

function purchaseSpot(
  { place, onTop: saves }: OpenPlace,
  slot: number,
  { prices, offers }: Position,
  ways: readonly Purchase[] | undefined,
): Spot {
  const price = prices[slot] ?? [];
  if (ways) {
    const [only] = ways;
    const settled = ways.length === 1 && only?.saved ? lessOne(price, only.saved) : price;
    return { place, open: true, ways, price: settled, saves };
  }
  // Who can save nothing asks with any marker.
  const saved = saves ? (offers[slot]?.savings[0] ?? price[0] ?? null) : null;
  const text = `buy ${slot} ${place}${saved ? ` -${saved}` : ""}`;
  return { place, open: false, ways: [{ text, saved }], price, saves };
}

export function lessOne(price: readonly Colour[], saved: Colour): Colour[] {
  const at = price.indexOf(saved);
  return price.filter((_, index) => index !== at);
}

function relocationSpots(from: string, legal: readonly string[]): Spot[] {
  return [...relocations(legal, from)].map(([place, text]) => ({
    place,
    open: true,
    ways: [{ text, saved: null }],
    price: [],
    saves: false,
  }));
}

/** Where each of a city's tiles and places is pointed at: at its middle, as it is seen. */
export function pointsOf(laid: readonly (Tile | Spot)[]): Map<string, Point> {
  return new Map(
    laid.map((it) => [it.place, "open" in it ? footOf(it.place) : topOf(it.place)] as const),
  );
}
