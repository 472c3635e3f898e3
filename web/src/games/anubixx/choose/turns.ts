// Turns on the page: steps are kept until the turn is whole, and a turn can be prepared while others
// build. After the active builder the builders do not depend on each other (ANX-15), so a turn is
// prepared as if all those before ended theirs now; what the active one may still block is compared
// when it comes.
import type { GameEvent, Turns, View } from "$lib/games";
import { builderOf, positionOf } from "../view/position";

/** How many builders come before the seat in this round. */
function placeInRound(view: View, seat: number): number {
  const { builders, active } = positionOf(view);
  return (seat - active + builders.length) % builders.length;
}

function ahead(view: View, seat: number): GameEvent[] | null {
  if (!Array.isArray(view.next)) return null;
  const { builders, turn } = positionOf(view);
  const [now, then] = [placeInRound(view, turn), placeInRound(view, seat)];
  if (then <= now) return null;
  return Array.from({ length: then - now }, (_, index) => ({
    actor: (turn + index) % builders.length,
    text: "end",
  }));
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

export const turns: Turns = { ends: (text) => text === "end", ahead, same };
