// The players' collections, sorted for showing, and who would be awarded which colour.
import type { View } from "$lib/games";
import { capitalised, COLOUR_NAMES, counted, cubeName, listed } from "./names";
import {
  COLOURS,
  colourOf,
  pointsOf,
  positionOf,
  standingOf,
  type Code,
  type Colour,
} from "./position";

/** Most ankhs of the colour alone, as many as another, or fewer. */
export type Lead = "alone" | "tied" | "none";

export interface ColourGroup {
  readonly colour: Colour;
  /** The collected cubes of this colour, the least valuable first. */
  readonly cubes: readonly Code[];
  readonly ankhs: number;
  readonly lead: Lead;
  /** Points that the colour's award would add if the game ended now. */
  readonly award: number;
}

export interface Collection {
  readonly seat: number;
  readonly groups: readonly ColourGroup[];
  readonly cobras: number;
  readonly collected: number;
  /** The points if the game ended now. */
  readonly total: number;
}

/** A part of the standing, by seat. */
export function pointsFor(view: View, part: string, seat: number): number {
  return standingOf(view).parts.find((it) => it.name === part)?.points[seat] ?? 0;
}

export function collectionsOf(view: View): Collection[] {
  return positionOf(view).taken.map((cubes, seat) => ({
    seat,
    groups: COLOURS.map((colour) => ({
      colour,
      cubes: ofColour(cubes, colour),
      ankhs: standingOf(view).ankhs[colour][seat] ?? 0,
      lead: leadOf(view, seat, colour),
      award: pointsFor(view, colour, seat),
    })),
    cobras: cubes.filter((code) => code === "X").length,
    collected: pointsFor(view, "collected", seat),
    total: standingOf(view).total[seat] ?? 0,
  }));
}

function ofColour(cubes: readonly Code[], colour: Colour): Code[] {
  return cubes
    .filter((code) => colourOf(code) === colour)
    .sort((a, b) => pointsOf(a) - pointsOf(b));
}

function leadOf(view: View, seat: number, colour: Colour): Lead {
  const standing = standingOf(view);
  const ankhs = standing.ankhs[colour];
  const own = ankhs[seat] ?? 0;
  if (standing.awards[colour] === seat) return "alone";
  return own > 0 && own === Math.max(...ankhs) ? "tied" : "none";
}

/** "Blue: two ankhs, the most; collected blue ankh, blue ankh and blue crane." */
export function spokenGroup(group: ColourGroup): string {
  const lead = { alone: ", the most", tied: ", tied for the most", none: "" }[group.lead];
  const award = group.award > 0 ? `, worth ${counted(group.award, "more point")} now` : "";
  const cubes = group.cubes.length > 0 ? `; collected ${listed(group.cubes.map(cubeName))}` : "";
  return `${capitalised(COLOUR_NAMES[group.colour])}: ${counted(group.ankhs, "ankh")}${lead}${award}${cubes}.`;
}
