// The final scoring as a story of steps, part by part, then the result. Every number is the core's
// (`standing`, ANK-62); this only says in which order it is told, and which tiles it is about.
import type { SeatName, View } from "$lib/games";
import { capitalised, counted, listed, seatName, verb } from "../words/names";
import { kindOf, partOf, positionOf, standingOf } from "./position";

/** The names of the standing's parts, in the order in which they are told. */
export const PARTS = ["bonus tokens", "two-point tiles", "animals", "colours", "tokens"] as const;
export type Part = (typeof PARTS)[number];

export interface ScoringStep {
  readonly part: Part | "total";
  readonly title: string;
  readonly text: string;
  /** By seat: the tiles that the step is about; null lights all. */
  readonly lit: readonly (ReadonlySet<string> | null)[];
}

const RULES: Readonly<Record<Part, string>> = {
  "bonus tokens": "Each bonus token is worth three points.",
  "two-point tiles": "Each tile with a two is worth two points.",
  animals: "Each animal in a group of two or more of its kind is worth a point.",
  colours: "Each tile in a group of two or more of its colour is worth a point.",
  tokens: "Three tokens that are left make a point, whatever they are.",
};

export function scoringSteps(view: View, seats: SeatName[]): ScoringStep[] {
  return [...PARTS.map((part) => partStep(view, seats, part)), result(view, seats)];
}

function partStep(view: View, seats: SeatName[], part: Part): ScoringStep {
  const points = seats.map((_, seat) => `${seatName(seats, seat)} ${partOf(view, part, seat)}`);
  const text = `${RULES[part]} ${listed(points)}.`;
  const lit = seats.map((_, seat) => litBy(view, seat, part));
  return { part, title: capitalised(part), text, lit };
}

function litBy(view: View, seat: number, part: Part): ReadonlySet<string> {
  const groups = standingOf(view).groups[seat] ?? [];
  if (part === "animals" || part === "colours") {
    const kind = part === "animals" ? "animal" : "colour";
    return new Set(groups.flatMap((group) => (group.kind === kind ? group.tiles : [])));
  }
  const tiles = positionOf(view).cities[seat]?.tiles ?? [];
  const counts = (index: number) =>
    part === "two-point tiles"
      ? tiles[index] && kindOf(tiles[index].code) === "2"
      : part === "tokens" && tiles[index]?.loaded;
  return new Set(tiles.filter((_, index) => counts(index)).map(({ place }) => place));
}

function result(view: View, seats: SeatName[]): ScoringStep {
  const { total } = standingOf(view);
  const winners = view.winners ?? [];
  const best = Math.max(...total);
  const names = listed(winners.map((seat) => seatName(seats, seat)));
  const points = counted(best, "point");
  const level = total.filter((points) => points === best).length;
  const tie =
    level > winners.length ? " Fewer tiles, then fewer tokens, decide between equals." : "";
  const text =
    winners.length > 1
      ? `${names} share the win with ${points} each.`
      : `${names} ${verb(names, "wins", "win")} with ${points}.${tie}`;
  return { part: "total", title: "The result", text, lit: seats.map(() => null) };
}
