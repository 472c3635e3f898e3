// What places are called.
import { words } from "../words";
import { COLOURS, type Place } from "./pieces";
import { borneOff, waitingIn, type Position } from "./position";
import { markOf } from "./table";

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
  if (colour) return places.off(colour, borneOff(position, colour), position.facts.pyramids);
  const waiting = waitingIn(position).find((piece) => piece.place === place);
  return waiting
    ? places.waiting(waiting)
    : places.limbo(position.limbo.length, position.limboFigures.length);
}
