// The end of a game in words.
import type { SeatName, View } from "$lib/games";
import { nameOf } from "$lib/view";
import { words } from "../words";
import { colourOfSeat, positionOf } from "./position";

export function endingOf(view: View, seats: readonly SeatName[]): { title: string; text: string } {
  const { end } = words();
  const position = positionOf(view);
  const { facts, off, turns, reason } = position;
  if (reason !== "pyramids") {
    return {
      title: end.drawn,
      text:
        reason === "turns"
          ? end.tooLong(turns, facts.pyramids)
          : end.repeated(turns, facts.occurrences),
    };
  }
  const winner = view.winners?.[0] ?? 0;
  return {
    title: end.won(nameOf(seats, winner), colourOfSeat(position, winner) ?? "gold"),
    text: end.score(facts.pyramids, off[1 - winner] ?? 0, turns + 1),
  };
}
