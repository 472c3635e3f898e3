// What is asked of the core about what is in hand or pointed at.
import type { CoreError } from "$lib/games";
import { relocations } from "../view/moves";
import { outlookOf, type Outlook } from "../view/outlook";
import type { Hand } from "./hand.svelte";
import { spotsFor, type Spot } from "./spots";

/** What a place would bring; null where the core refuses it. */
export function outlookAt(hand: Hand, { ways, open }: Spot): Outlook | null {
  const after = open && ways[0] ? hand.preview(ways[0].text) : null;
  const outlook = after && outlookOf(hand.view, after, hand.owner);
  // What is paid is still to be chosen; the rest does not depend on it.
  return outlook && ways.length > 1 ? { ...outlook, paid: [] } : outlook;
}

/** Why a place is refused; null if it is not. */
export function refusalAt(hand: Hand, { ways, open }: Spot): CoreError | null {
  return open || !ways[0] ? null : hand.check(ways[0].text);
}

/**
 * Whether an own tile may be moved, and why not; null where that is no question. Who has taken a tile
 * in hand asks; who only points at it, if there is an ankh to move it with.
 */
export function movingAt(hand: Hand, place: string): { error: CoreError | null } | null {
  const { canAct, picked, pickedTile, seat, owner, own, legal, position } = hand;
  if (!canAct || seat !== owner || picked?.kind === "slot") return null;
  if (relocations(legal, place).size > 0) return { error: null };
  const asks = position.ankh_action || pickedTile?.place === place;
  // The first place is as good as any: what forbids the move has nothing to do with it.
  const to = own?.places[0];
  const stuck = !position.ankh_action || own?.movable.includes(place) === false;
  return asks && stuck && to ? { error: hand.check(`move ${place} ${to.place}`) } : null;
}

/** Why a slot's tile cannot be bought anywhere; null if it can, or nobody asks. */
export function slotRefusal(hand: Hand, slot: number): CoreError | null {
  const { canAct, own, position, legal } = hand;
  const offers = canAct && own ? spotsFor({ kind: "slot", slot }, position, own, legal) : [];
  const refused = offers.some(({ open }) => open) ? undefined : offers[0]?.ways[0];
  return refused ? hand.check(refused.text) : null;
}
