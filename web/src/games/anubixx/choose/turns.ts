// Turns on the page: steps are kept until the turn is whole, and a turn can be prepared while others
// build. After the active builder the builders do not depend on each other (ANX-15), so a turn is
// prepared as if all those before ended theirs now; what the active one may still block is compared
// when it comes.
import type { GameEvent, Turns, View } from "$lib/games";
import { builderOf, derivedOf, positionOf } from "../view/position";
import { END } from "../view/steps";

function ahead(view: View, seat: number): GameEvent[] | null {
  if (!Array.isArray(view.next)) return null;
  const { order } = derivedOf(view);
  const before = order.slice(order.indexOf(positionOf(view).turn), order.indexOf(seat));
  return before.length > 0 ? before.map((actor) => ({ actor, text: END })) : null;
}

/** The same sheet, the same dice, the same round. */
function same(seat: number, prepared: View, now: View): boolean {
  const sign = (view: View) => {
    const { crossed, quarry, jokers } = builderOf(view, seat);
    const { available, taken, round } = positionOf(view);
    return JSON.stringify([[...crossed], quarry, jokers, available, taken, round]);
  };
  return sign(prepared) === sign(now);
}

export const turns: Turns = { ends: (text) => text === END, ahead, same };
