// What flies in Cubus, loaded once the board stands: a drawn card, from the cards that nobody has seen
// to the hand of whoever builds next, and cards that come off the stack, to the hand of who built.
import type { Flight, Flying, View } from "$lib/games";
import Flown from "./draw/Flown.svelte";
import { positionOf } from "./view/position";
import { KINDS } from "./view/stack";

function flightsBetween(from: View, to: View): Flight[] {
  const [before, after] = [positionOf(from), positionOf(to)];
  const drawn = after.deck < before.deck;
  return after.hands.flatMap((hand, seat) =>
    KINDS.flatMap((kind) => {
      const more = hand[kind] - (before.hands[seat]?.[kind] ?? hand[kind]);
      const card = `[data-card="${kind}"] svg`;
      return Array.from({ length: Math.max(0, more) }, () => ({
        piece: kind,
        seat,
        from: [drawn ? `.players .deck ${card}` : "[data-board] .view > svg"],
        to: [`.hand[data-seat="${seat}"] ${card}`, `.players [data-seat="${seat}"] ${card}`],
      }));
    }),
  );
}

export default { flightsBetween, Piece: Flown } satisfies Flying;
