// The market's slots and piles as they are shown and spoken of.
import { reach, type Reach } from "./moves";
import { COLOUR_NAMES, counted, tileName, tokensName } from "../words/names";
import type { Code, Colour, PileName, Position } from "./position";

export interface Slot {
  readonly key: string;
  readonly slot: number;
  readonly code: Code | null;
  readonly price: readonly Colour[];
  /** Whether, and where, this page's player can buy the tile. */
  readonly reach: Reach;
}

export function slotsOf(position: Position, legal: readonly string[]): Slot[] {
  return position.row.map((code, slot) => ({
    key: `slot${slot}`,
    slot,
    code,
    price: position.prices[slot] ?? [],
    reach: reach(legal, slot),
  }));
}

const REACH = { any: "can be bought", top: "can be bought on top of four tiles" };

/** "Slot 3: red jackal, costs one fish and one coal, can be bought". */
export function slotName({ slot, code, price, reach: open }: Slot, canAct: boolean): string {
  const cost = price.length > 0 ? `costs ${tokensName(price)}` : "no price yet";
  const where = `Slot ${slot + 1}: `;
  if (!code) return `${where}empty, ${cost}`;
  const able = canAct ? `, ${open ? REACH[open] : "cannot be bought now"}` : "";
  return `${where}${tileName(code)}, ${cost}${able}`;
}

/** "Pile A: 12 tiles, the top tile is red, can refresh the row". */
export function pileName(position: Position, pile: PileName, legal: readonly string[]): string {
  const { left, back } = position.piles[pile];
  const name = `Pile ${pile.toUpperCase()}`;
  if (left === 0) return `${name}: empty`;
  const top = back ? `, the top tile is ${COLOUR_NAMES[back]}` : "";
  const refresh = legal.includes(`refresh ${pile}`) ? ", can refresh the row" : "";
  return `${name}: ${counted(left, "tile")}${top}${refresh}`;
}
