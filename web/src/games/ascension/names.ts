// What pieces, places and refusals are called, for the ear and for the eye.
import type { CoreError } from "$lib/games";
import { markOf } from "./boards";
import { limboPlace, pieceAt, waitingIn } from "./limbo";
import {
  COLOURS,
  colourOf,
  figureOf,
  seatOf,
  sizeOf,
  type Colour,
  type Figure,
  type Place,
  type Position,
} from "./position";
import { capitalised, counted, listed } from "./words";

const SIZE_NAMES = { S: "small", M: "medium", L: "large" } as const;
const COLOUR_NAMES: Readonly<Record<Colour, string>> = { gold: "Gold", onyx: "Onyx" };

export const colourName = (colour: Colour): string => COLOUR_NAMES[colour];
export const figureName = (figure: Figure): string => capitalised(figure);
export const sizeName = (letter: string): string => SIZE_NAMES[sizeOf(letter)];

/** "small Onyx stone" */
export function stoneName(letter: string): string {
  return `${sizeName(letter)} ${colourName(colourOf(letter))} stone`;
}

/** "Onyx Mason" */
export function figureTitle(letter: string): string {
  return `${colourName(colourOf(letter))} ${figureName(figureOf(letter))}`;
}

/** "full Gold pyramid", "small Gold on medium Onyx on large Gold", "large Gold stone". */
export function stackName(stack: string): string {
  if (stack.length === 1) return stoneName(stack);
  const own = [...stack].every((letter) => colourOf(letter) === colourOf(stack));
  if (own && stack.length === 3) return `full ${colourName(colourOf(stack))} pyramid`;
  const stones = [...stack].reverse();
  if (!own) {
    return stones
      .map((letter) => `${sizeName(letter)} ${colourName(colourOf(letter))}`)
      .join(" on ");
  }
  return `${colourName(colourOf(stack))}, ${stones.map(sizeName).join(" on ")}`;
}

/** Which ways the colours go. */
export const WAY_NAMES = { "+": "counterclockwise", "-": "clockwise" } as const;
export type Way = keyof typeof WAY_NAMES;
export const WAY_SIGNS: Readonly<Record<Way, string>> = { "+": "↺", "-": "↻" };
export const wayOf = (colour: Colour): Way => (colour === "gold" ? "+" : "-");

/** "O8, Gold’s portal" */
export function placeName(position: Position, place: Place): string {
  const mark = markOf(position.table, place);
  if (mark?.kind === "portal") return `${place}, ${colourName(mark.colour)}’s portal`;
  if (mark?.kind === "neutral") return `${place}, the neutral blue space`;
  return place;
}

/** What is there, without what can be done with it. */
export function spokenPlace(position: Position, place: Place): string {
  const name = placeName(position, place);
  const mark = markOf(position.table, place);
  const entry = mark?.kind === "entry" ? `, entry of ${colourName(mark.colour)}` : "";
  const shelter = position.sheltered.has(place) ? ", protected" : "";
  const stack = position.stones.get(place);
  if (stack !== undefined) return `${name}: ${stackName(stack)}${shelter}${entry}`;
  const figure = position.figures.get(place);
  if (figure !== undefined) return `${name}: ${figureTitle(figure)}${shelter}${entry}`;
  return `${name}: empty${entry}`;
}

export function spokenAside(position: Position, place: Place): string {
  if (place === "limbo") {
    const count = position.limbo.length + position.limboFigures.length;
    return count === 0 ? "Limbo: empty" : `Limbo: ${counted(count, "piece")}`;
  }
  const colour = COLOURS.find((one) => place === `off-${one}`);
  if (colour) {
    const off = position.gold === null ? 0 : (position.off[seatOf(position, colour)] ?? 0);
    return `${colourName(colour)}: ${counted(off, "pyramid")} of three borne off`;
  }
  const waiting = waitingIn(position).find((piece) => limboPlace(piece) === place);
  if (!waiting) return "Limbo";
  const name = waiting.kind === "stone" ? stoneName(waiting.letter) : figureTitle(waiting.letter);
  const count = waiting.count > 1 ? `${counted(waiting.count, "piece")}, each a ` : "";
  return `In Limbo: ${count}${name}`;
}

/** The piece that would move from a place. */
export function pieceName(position: Position, place: Place): string {
  const piece = pieceAt(position, place);
  if (!piece) return "piece";
  return piece.kind === "stone" ? stoneName(piece.letter) : figureTitle(piece.letter);
}

/** The sentence and the rule that it comes from. */
export function inFull(error: CoreError): string {
  return error.rule ? `${error.message} (${error.rule})` : error.message;
}

/** "O19, O20 or O21" */
export const placesListed = (places: readonly Place[]): string => listed(places, "or");
