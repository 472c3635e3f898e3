// What has moved between two positions, read off the difference: stones and figures by their
// letters, from place to place, into Limbo and off the board.
//
// The one idea: for each letter, the places that lost it are matched with the places that gained
// it. A stone that was bumped is told by the enemy who stands where it stood.
import type { View } from "$lib/games";
import type { Effect } from "./json";
import { COLOURS, pyramidOf, type Piece, type Place } from "./pieces";
import { borneOff, isLimbo, isOff, limboPlace, positionOf, type Position } from "./position";

export interface Journey extends Piece {
  readonly from: Place;
  readonly to: Place;
}

/** Where a piece comes to: all of Limbo is one, and so is the goal. */
export type Destination = "limbo" | "off" | Place;

export function destinationOf(place: Place): Destination {
  if (isLimbo(place)) return "limbo";
  return isOff(place) ? "off" : place;
}

/** What is on its way from one view to the next. */
export interface Change {
  readonly journeys: readonly Journey[];
  readonly before: Position;
  readonly after: Position;
}

/** Null where nothing moved. */
export function changeBetween(from: View, to: View): Change | null {
  if (from.ply === to.ply) return null;
  const [before, after] = [positionOf(from), positionOf(to)];
  const journeys = journeysBetween(before, after);
  return journeys.length > 0 ? { journeys, before, after } : null;
}

export function journeysBetween(before: Position, after: Position): Journey[] {
  const stones = [whereStones(before), whereStones(after)] as const;
  const figures = [whereFigures(before), whereFigures(after)] as const;
  return [
    ...journeysOf("figure", ...figures, () => false),
    ...journeysOf("stone", ...stones, (place) => wasBumped(before, after, place)),
  ];
}

/** All places of each letter, one entry a piece. */
type Places = ReadonlyMap<string, readonly Place[]>;

function byLetter(pieces: Iterable<readonly [letter: string, place: Place]>): Places {
  const places = new Map<string, Place[]>();
  for (const [letter, place] of pieces) places.set(letter, [...(places.get(letter) ?? []), place]);
  return places;
}

function whereFigures({ figures, limboFigures }: Position): Places {
  return byLetter([
    ...[...figures].map(([place, letter]) => [letter, place] as const),
    ...limboFigures.map((letter) => [letter, limboPlace({ kind: "figure", letter })] as const),
  ]);
}

function whereStones(position: Position): Places {
  const at = (letters: string, place: Place) =>
    [...letters].map((letter) => [letter, place] as const);
  return byLetter([
    ...[...position.stones].flatMap(([place, stack]) => at(stack, place)),
    ...position.limbo.flatMap((letter) => at(letter, limboPlace({ kind: "stone", letter }))),
    ...COLOURS.flatMap((colour) =>
      at(pyramidOf(colour).repeat(borneOff(position, colour)), `off-${colour}`),
    ),
  ]);
}

function journeysOf(
  kind: Piece["kind"],
  had: Places,
  has: Places,
  bumped: (place: Place) => boolean,
): Journey[] {
  return [...had].flatMap(([letter, were]) => {
    const are = has.get(letter) ?? [];
    // Bumped stones last, Limbo last: so they meet. In between the board's order, by number.
    const left = without(were, are).sort((a, b) => Number(bumped(a)) - Number(bumped(b)));
    const come = without(are, were).sort((a, b) => rank(a) - rank(b));
    return left.flatMap((from, at) => {
      const to = come[at];
      return to === undefined ? [] : { kind, letter, from, to };
    });
  });
}

function without(places: readonly Place[], taken: readonly Place[]): Place[] {
  const left = [...taken];
  return places.filter((place) => {
    const at = left.indexOf(place);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Another stack stands there now: not what is left of the one before. */
function wasBumped(before: Position, after: Position, place: Place): boolean {
  const stack = after.stones.get(place);
  return stack !== undefined && !(before.stones.get(place) ?? "").startsWith(stack);
}

const rank = (place: Place): number => (isLimbo(place) ? 2 : isOff(place) ? 1 : 0);

export interface Outcome {
  readonly effect: Effect;
  /** The pieces that are sent to Limbo. */
  readonly bumped: readonly Piece[];
  /** The letter of the stone that is landed on. */
  readonly onto: string | null;
}

/** What happens when the piece of a Move lands: the core's word for it, and who met whom. */
export function outcomeOf(before: Position, after: Position, text: string, to: Place): Outcome {
  const journeys = journeysBetween(before, after);
  const landed = before.landings[text] ?? "stands";
  return {
    effect: landed,
    bumped: journeys.filter((journey) => isLimbo(journey.to) && !isLimbo(journey.from)),
    onto: landed === "bumps" ? null : (before.stones.get(to)?.at(-1) ?? null),
  };
}
