// The final scoring as a story of steps, part by part, then the result. Every number is the core's
// (`standing`, ANK-62); this only says in which order it is told, and which tiles it is about.
import type { SeatName, View } from "$lib/games";
import { words } from "../words";
import { decisionOf, kindOf, partOf, positionOf, standingOf } from "./position";
import { whoSits } from "./who";

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

export function scoringSteps(view: View, seats: SeatName[]): ScoringStep[] {
  return [...PARTS.map((part) => partStep(view, seats, part)), result(view, seats)];
}

function partStep(view: View, seats: SeatName[], part: Part): ScoringStep {
  const { scoring } = words();
  const points = seats.map((_, seat) => partOf(view, part, seat));
  const lit = seats.map((_, seat) => litBy(view, seat, part));
  return { part, title: scoring.title(part), text: scoring.told(part, seats, points), lit };
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
  const { scoring } = words();
  const { total } = standingOf(view);
  const best = Math.max(...total);
  const winners = (view.winners ?? []).map((seat) => whoSits(seats, seat));
  const [winner] = winners;
  const text =
    winner && winners.length === 1
      ? scoring.won(winner, best, decisionOf(view))
      : scoring.shared(winners, best);
  return { part: "total", title: scoring.result, text, lit: seats.map(() => null) };
}
