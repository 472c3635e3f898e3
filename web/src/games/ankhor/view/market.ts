// The slots of the market as they are shown and spoken of.
import { purchases } from "./moves";
import type { Code, Colour, Offer, Position } from "./position";

/** How a slot's tile can be bought: somewhere at the full price, only on top of others, not at all. */
export type Reach = "any" | "top" | null;

export interface Slot {
  readonly slot: number;
  readonly code: Code | null;
  readonly price: readonly Colour[];
  /** Whether, and where, this page's player can buy the tile. */
  readonly reach: Reach;
  /** Which of its markers the buyer has tokens for; none where nobody buys. */
  readonly had: readonly boolean[];
}

/** @param legal - empty where nothing may be chosen. */
export function slotsOf(position: Position, legal: readonly string[]): Slot[] {
  return position.row.map((code, slot) => {
    const price = position.prices[slot] ?? [];
    const offer = legal.length > 0 ? position.offers[slot] : null;
    const buys = purchases(legal, slot).size > 0;
    const reach = buys ? (offer?.missing.length === 0 ? "any" : "top") : null;
    return { slot, code, price, reach, had: offer ? markersHad(price, offer) : [] };
  });
}

/** Of several alike the last ones are those that are missing. */
function markersHad(price: readonly Colour[], { missing }: Offer): boolean[] {
  const count = (of: readonly Colour[], colour: Colour) => of.filter((it) => it === colour).length;
  return price.map((colour, at) => count(price.slice(at), colour) > count(missing, colour));
}
