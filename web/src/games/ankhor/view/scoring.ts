// The final scoring as a story of steps, part by part, then the result. Every number is the core's
// (`standing`, ANK-62); this only says in which order it is told, and which tiles it is about.
import type { PointsPart } from "$lib/board/PointsTable.svelte";
import type { SeatName, View } from "$lib/games";
import { nameOf, partOf } from "$lib/view";
import { words } from "../words";
import { decisionOf, kindOf, positionOf, standingOf } from "./position";

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

/** The rows of the table of points. */
export function scoringParts({ standing }: View): PointsPart[] {
  return standing.parts.map(({ name, points }) => {
    return { key: name, label: words().scoring.title(name as Part), points };
  });
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
  const counts = tiles.filter(({ code, loaded }) =>
    part === "two-point tiles" ? kindOf(code) === "2" : part === "tokens" && loaded,
  );
  return new Set(counts.map(({ place }) => place));
}

function result(view: View, seats: SeatName[]): ScoringStep {
  const { scoring } = words();
  const seated = view.winners ?? [];
  const best = view.standing.total[seated[0] ?? 0] ?? 0;
  const winners = seated.map((seat) => nameOf(seats, seat));
  const [winner] = winners;
  const text =
    winner && winners.length === 1
      ? scoring.won(winner, best, decisionOf(view))
      : scoring.shared(winners, best);
  return { part: "total", title: scoring.result, text, lit: seats.map(() => null) };
}
