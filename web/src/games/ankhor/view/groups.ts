// The groups that a tile belongs to (ANK-50), as the core's standing lists them.
import type { View } from "$lib/games";
import { standingOf, type Group } from "./position";

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
