// What places and people are called.
import type { SeatName } from "$lib/games";
import { markOf } from "./boards";
import { limboPlace, waitingIn } from "./limbo";
import { COLOURS, seatOf, type Place, type Position } from "./position";
import { words } from "../words";

export const seatName = (seats: readonly SeatName[], seat: number): SeatName =>
  seats[seat] ?? { name: words().seat(seat) };

/** What is there, without what can be done with it. */
export function placeWords(position: Position, place: Place): string {
  return /^[OI]/.test(place) ? spaceWords(position, place) : asideWords(position, place);
}

function spaceWords(position: Position, place: Place): string {
  return words().places.space({
    place,
    mark: markOf(position.table, place),
    stack: position.stones.get(place),
    figure: position.figures.get(place),
    sheltered: position.sheltered.has(place),
  });
}

/** In the middle of the board: Limbo, what waits there, the pyramids borne off. */
function asideWords(position: Position, place: Place): string {
  const { places } = words();
  const colour = COLOURS.find((one) => place === `off-${one}`);
  if (colour) {
    const off = position.gold === null ? 0 : (position.off[seatOf(position, colour)] ?? 0);
    return places.off(colour, off);
  }
  const waiting = waitingIn(position).find((piece) => limboPlace(piece) === place);
  return waiting
    ? places.waiting(waiting)
    : places.limbo(position.limbo.length, position.limboFigures.length);
}
