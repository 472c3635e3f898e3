// What has moved between two positions, read off the difference: stones and figures by their
// letters, from place to place, into Limbo and off the board.
//
// The one idea: for each letter, the places that lost it are matched with the places that gained
// it. A stone that was bumped is told by the enemy who stands where it stood.
import { limboPlace } from "./limbo";
import { colourOf, COLOURS, seatOf, type Place, type Position } from "./position";
import type { Destination } from "../words/data";

export interface Journey {
  readonly kind: "stone" | "figure";
  readonly letter: string;
  readonly from: Place;
  readonly to: Place;
}

export const isLimbo = (place: Place): boolean => place.startsWith("limbo");
export const isOff = (place: Place): boolean => place.startsWith("off");

/** Where a piece comes to, in words: all of Limbo is one, and so is the goal. */
export function destinationOf(place: Place): Destination {
  if (isLimbo(place)) return "limbo";
  return isOff(place) ? "off" : place;
}

export function journeysBetween(before: Position, after: Position): Journey[] {
  return [...figureJourneys(before, after), ...stoneJourneys(before, after)];
}

/** Where they begin and end, each place once. */
export const placesOf = (journeys: readonly Journey[]): Place[] => [
  ...new Set(journeys.flatMap(({ from, to }) => [from, to])),
];

function figureJourneys(before: Position, after: Position): Journey[] {
  const then = whereFigures(after);
  return [...whereFigures(before)].flatMap(([letter, from]) => {
    const to = then.get(letter) ?? from;
    return to === from ? [] : [{ kind: "figure" as const, letter, from, to }];
  });
}

function whereFigures(position: Position): Map<string, Place> {
  const places = new Map([...position.figures].map(([place, letter]) => [letter, place] as const));
  for (const letter of position.limboFigures) {
    places.set(letter, limboPlace({ kind: "figure", letter }));
  }
  return places;
}

function stoneJourneys(before: Position, after: Position): Journey[] {
  const [had, has] = [whereStones(before), whereStones(after)];
  return [...had.keys()].flatMap((letter) => {
    const left = without(had.get(letter) ?? [], has.get(letter) ?? []);
    const come = without(has.get(letter) ?? [], had.get(letter) ?? []);
    return matched(letter, left, come, (place) => wasBumped(before, after, place));
  });
}

/** All places of each letter, one entry a stone. */
function whereStones(position: Position): Map<string, Place[]> {
  const places = new Map([..."LMSlms"].map((letter) => [letter, [] as Place[]] as const));
  for (const [place, stack] of position.stones) {
    for (const letter of stack) places.get(letter)?.push(place);
  }
  for (const letter of position.limbo) {
    places.get(letter)?.push(limboPlace({ kind: "stone", letter }));
  }
  if (position.gold === null) return places;
  for (const colour of COLOURS) {
    const letters = colour === "gold" ? "LMS" : "lms";
    const off = position.off[seatOf(position, colour)] ?? 0;
    for (const letter of letters.repeat(off)) places.get(letter)?.push(`off-${colour}`);
  }
  return places;
}

function without(places: readonly Place[], taken: readonly Place[]): Place[] {
  const left = [...taken];
  return places.filter((place) => {
    const at = left.indexOf(place);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}

/** Another stack stands there now: not what is left of the one before. */
function wasBumped(before: Position, after: Position, place: Place): boolean {
  const stack = after.stones.get(place);
  return stack !== undefined && !(before.stones.get(place) ?? "").startsWith(stack);
}

function matched(
  letter: string,
  left: readonly Place[],
  come: readonly Place[],
  bumped: (place: Place) => boolean,
): Journey[] {
  // Bumped stones last, Limbo last: so they meet. In between the board's order, by number.
  const from = [...left].sort((a, b) => Number(bumped(a)) - Number(bumped(b)));
  const to = [...come].sort((a, b) => rank(a) - rank(b));
  return from.flatMap((place, at) => {
    const target = to[at];
    return target === undefined
      ? []
      : [{ kind: "stone" as const, letter, from: place, to: target }];
  });
}

const rank = (place: Place): number => (isLimbo(place) ? 2 : isOff(place) ? 1 : 0);

/** What a landing does. */
export type Effect = "free" | "stack" | "trap" | "bump" | "off";

export interface Outcome {
  readonly effect: Effect;
  /** The letters of the pieces that are sent to Limbo. */
  readonly bumped: readonly { kind: Journey["kind"]; letter: string }[];
  /** The letter of the stone that is landed on. */
  readonly onto: string | null;
  readonly journeys: readonly Journey[];
}

/** What happens when the piece of a Move lands: the difference between before and after. */
export function outcomeOf(before: Position, after: Position, to: Place): Outcome {
  const journeys = journeysBetween(before, after);
  const bumped = journeys.filter((journey) => isLimbo(journey.to) && !isLimbo(journey.from));
  const onto = bumped.length > 0 ? null : (before.stones.get(to)?.at(-1) ?? null);
  const borneOff = journeys.some((journey) => isOff(journey.to));
  return { effect: effectOf(after, to, onto, bumped.length > 0, borneOff), bumped, onto, journeys };
}

function effectOf(
  after: Position,
  to: Place,
  onto: string | null,
  bumps: boolean,
  borneOff: boolean,
): Effect {
  if (borneOff) return "off";
  if (bumps) return "bump";
  if (onto === null) return "free";
  const top = after.stones.get(to)?.at(-1) ?? onto;
  return colourOf(top) === colourOf(onto) ? "stack" : "trap";
}
