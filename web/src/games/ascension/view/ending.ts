// The end of a game in words.
import type { SeatName, View } from "$lib/games";
import { seatName } from "./names";
import { colourOfSeat, positionOf } from "./position";
import { words } from "../words";

/** ASC-64: turns after which a game that nobody has won is drawn; to be read, not reckoned with. */
export const LAST_TURN = 600;

export function endingOf(view: View, seats: readonly SeatName[]): { title: string; text: string } {
  const { end } = words();
  const position = positionOf(view);
  const { off, turns, reason } = position;
  const [winner, ...more] = view.winners ?? [];
  if (winner === undefined || more.length > 0) {
    const text = reason === "turns" ? end.tooLong(turns) : end.repeated(turns);
    return { title: end.drawn, text };
  }
  return {
    title: end.won(seatName(seats, winner), colourOfSeat(position, winner) ?? "gold"),
    text: end.score(off[1 - winner] ?? 0, turns + 1),
  };
}
