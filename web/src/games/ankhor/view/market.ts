// The slots of the market as they are shown and spoken of.
import { reach, type Reach } from "./moves";
import type { Code, Colour, Position } from "./position";

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
