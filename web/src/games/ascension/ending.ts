// The end of a game in words.
import type { SeatName, View } from "$lib/games";
import { colourName } from "./names";
import { colourOfSeat, positionOf } from "./position";
import { verb } from "./words";

/** ASC-64: turns after which a game that nobody has won is drawn. */
const LAST_TURN = 600;

const COUNTS = ["none", "one", "two"];

export function endingOf(view: View, seats: readonly SeatName[]): { title: string; text: string } {
  const { off, turns } = positionOf(view);
  const [winner, ...more] = view.winners ?? [];
  if (winner === undefined || more.length > 0) {
    const why =
      turns >= LAST_TURN
        ? `Nobody bore a third pyramid off in ${turns} turns.`
        : `The same position came for the third time, after ${turns} turns.`;
    return { title: "The game is drawn", text: why };
  }
  const name = seats[winner]?.name ?? `Seat ${winner}`;
  const colour = colourOfSeat(positionOf(view), winner);
  const other = off[1 - winner] ?? 0;
  return {
    title: `${name} ${verb(name, "wins", "win")} as ${colour ? colourName(colour) : ""}`,
    text: `Three pyramids borne off against ${COUNTS[other] ?? ""}, in ${turns + 1} turns.`,
  };
}
