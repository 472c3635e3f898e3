// All that the words and the buttons of the board depend on, in one value: the position, what is in
// hand, what is pointed at, and the core's answers. The board makes it anew after each change.
import type { CoreError, SeatName, View } from "$lib/games";
import type { Answers } from "./answers";
import type { Excess } from "../view/moves";
import type { Outlook } from "../view/outlook";
import type { City, Code, PileName, Position, Tile } from "../view/position";
import type { Chosen } from "./purse";
import { anyMove, spotsFor, type Picked, type Spot } from "./spots";
import { movable } from "../view/moves";

/** A tile of the row or of the city, or a pile. */
export type InHand = Picked | { readonly kind: "pile"; readonly pile: PileName };

export interface Situation extends Answers {
  readonly view: View;
  readonly position: Position;
  readonly seats: readonly SeatName[];
  /** Empty where nothing may be chosen. */
  readonly legal: readonly string[];
  readonly canAct: boolean;
  /** Whose choices these are. */
  readonly owner: number;
  readonly own: City | undefined;
  /** Whose city is on show. */
  readonly seat: number;
  readonly tiles: readonly Tile[];
  readonly picked: InHand | null;
  /** The tile that is in hand. */
  readonly inHand: Code | null;
  readonly spots: readonly Spot[];
  /** The place of the city that is pointed at, or asked about. */
  readonly focus: string | null;
  /** A place whose saving is to be chosen, or that a touch wants to look at first. */
  readonly asked: string | null;
  /** What is pointed at in the market: "slot3", "pilea". */
  readonly pointedKey: string | null;
  readonly chosen: Chosen;
  readonly due: Excess | null;
}

export function spotIn({ spots, focus }: Situation): Spot | null {
  return spots.find(({ place }) => place === focus) ?? null;
}

export function tileIn(situation: Situation, place: string | null): Tile | null {
  return situation.tiles.find((tile) => tile.place === place) ?? null;
}

export function isOwnCity({ seat, owner }: Situation): boolean {
  return seat === owner;
}

/** What a place would bring; null where the core refuses it. */
export function outlookAt({ outlook: ask }: Situation, at: Spot): Outlook | null {
  const [way] = at.ways;
  const outlook = way && at.open ? ask(way.text) : null;
  if (!outlook) return null;
  // What is paid is still to be chosen; the rest does not depend on it.
  return at.ways.length > 1 ? { ...outlook, paid: [] } : outlook;
}

/** Why a place is refused; null if it is not. */
export function refusalAt({ check }: Situation, at: Spot): CoreError | null {
  const [way] = at.ways;
  return at.open || !way ? null : check(way.text);
}

/** Whether an own tile may be moved, and why not; null where that is no question. */
export function movingAt(situation: Situation, place: string): { error: CoreError | null } | null {
  const { canAct, picked, own, legal, check } = situation;
  const question = canAct && isOwnCity(situation) && picked?.kind !== "slot";
  if (!question || !own || own.tokens.A === 0) return null;
  if (movable(legal).has(place)) return { error: null };
  const tried = anyMove(own, place);
  return tried === null ? null : { error: check(tried) };
}

/** Why a slot's tile cannot be bought anywhere; null if it can, or nobody asks. */
export function slotRefusal(situation: Situation, slot: number): CoreError | null {
  const { canAct, own, position, legal, check } = situation;
  if (!canAct || !own) return null;
  const offers = spotsFor({ kind: "slot", slot }, position, own, legal);
  if (offers.some(({ open }) => open)) return null;
  return check(offers[0]?.ways[0]?.text ?? `buy ${slot} 0,0^0`);
}
