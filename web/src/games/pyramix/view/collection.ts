// The players' collections, sorted for showing, and who would be awarded which colour.
import type { View } from "$lib/games";
import { partOf } from "$lib/view";
import type { Holding } from "../words/data";
import {
  COLOURS,
  colourOf,
  derivedOf,
  pointsOf,
  positionOf,
  standingOf,
  type Code,
  type Colour,
} from "./position";

export interface Collection {
  readonly seat: number;
  readonly groups: readonly Holding[];
  readonly cobras: number;
  readonly collected: number;
  /** The points if the game ended now. */
  readonly total: number;
}

export function collectionsOf(view: View): Collection[] {
  return positionOf(view).taken.map((cubes, seat) => ({
    seat,
    groups: COLOURS.map((colour) => ({
      colour,
      cubes: ofColour(view, cubes, colour),
      ankhs: standingOf(view).ankhs[colour][seat] ?? 0,
      lead: leadOf(view, seat, colour),
      award: partOf(view, colour, seat),
    })),
    cobras: cubes.filter((code) => code === "X").length,
    collected: partOf(view, "collected", seat),
    total: standingOf(view).total[seat] ?? 0,
  }));
}

function ofColour(view: View, cubes: readonly Code[], colour: Colour): Code[] {
  return cubes
    .filter((code) => colourOf(code) === colour)
    .sort((a, b) => pointsOf(view, a) - pointsOf(view, b));
}

function leadOf(view: View, seat: number, colour: Colour): Holding["lead"] {
  const leaders = derivedOf(view).leaders[colour];
  if (!leaders.includes(seat)) return "none";
  return leaders.length === 1 ? "alone" : "tied";
}
