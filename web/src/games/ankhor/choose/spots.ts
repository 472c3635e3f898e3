// Where the tile that is in hand may go, for the eye and for the keys: the core's legal places, and
// beside them those where a tile could lie and the rules refuse this one, so that one can ask why.
import { placeOf } from "../view/places";
import { purchases, relocations, type Purchase } from "../view/moves";
import type { City, Colour, Position } from "../view/position";

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
  picked: Picked | null,
  position: Position,
  city: City,
  legal: readonly string[],
): Spot[] {
  if (picked === null) return [];
  if (picked.kind === "tile") return relocationSpots(picked.place, legal);
  const ways = purchases(legal, picked.slot);
  const price = position.prices[picked.slot] ?? [];
  return city.places.map(({ place }) => purchaseSpot(place, picked.slot, price, ways.get(place)));
}

function purchaseSpot(
  place: string,
  slot: number,
  price: readonly Colour[],
  ways: readonly Purchase[] | undefined,
): Spot {
  const saves = placeOf(place).level > 0;
  if (ways) {
    const [only] = ways;
    const settled = ways.length === 1 && only?.saved ? lessOne(price, only.saved) : price;
    return { place, open: true, ways, price: settled, saves };
  }
  const saved = saves ? (price[0] ?? null) : null;
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

/** A step that would move the tile, to ask the core why it may not; null: there is no place for it. */
export function anyMove(city: City, from: string): string | null {
  const onTable = placeOf(from).level === 0;
  const leaves = (touching: readonly string[]) =>
    onTable ? touching.some((tile) => tile !== from) : !touching.includes(from);
  const to = city.places.find(
    ({ place, touching }) => (placeOf(place).level === 0) === onTable && leaves(touching),
  );
  return to === undefined ? null : `move ${from} ${to.place}`;
}
