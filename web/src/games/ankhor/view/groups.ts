// The groups that a tile belongs to (ANK-50), as the core's standing lists them.
import type { View } from "$lib/games";
import { capitalised, COLOUR_NAMES, counted, KIND_NAMES } from "../words/names";
import { standingOf, type Colour, type Group, type Kind } from "./position";

export interface Lit {
  readonly colour: Group | null;
  readonly animal: Group | null;
}

export function groupsAt(view: View, seat: number, place: string): Lit {
  const groups = standingOf(view).groups[seat] ?? [];
  const holding = groups.filter((group) => group.tiles.includes(place));
  const of = (kind: Group["kind"]) => holding.find((group) => group.kind === kind) ?? null;
  return { colour: of("colour"), animal: of("animal") };
}

/** "Green group of five tiles: 5 points"; a tile alone has no group. */
export function groupName({ kind, name, tiles, points }: Group): string {
  const what = kind === "colour" ? COLOUR_NAMES[name as Colour] : KIND_NAMES[name as Kind];
  if (tiles.length < 2) return `${capitalised(what)} alone: no points`;
  return `${capitalised(what)} group of ${tiles.length}: ${counted(points, "point")}`;
}

export function litName({ colour, animal }: Lit): string {
  const parts = [colour, animal].flatMap((group) => (group ? [groupName(group)] : []));
  return parts.length > 0 ? `${parts.join(". ")}.` : "In no group yet.";
}
