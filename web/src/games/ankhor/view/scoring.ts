// The final scoring as a story of steps, part by part, then the result. Every number is the core's
// (`standing`, ANK-62); this only says which tiles it is about.
import type { PointsPart } from "$lib/board/PointsTable.svelte";
import type { SeatName, View } from "$lib/games";
import { nameOf } from "$lib/view";
import { endWords } from "../words/end";
import { decisionOf, factsOf, kindOf, positionOf, standingOf, type Part } from "./position";

export interface ScoringStep {
  readonly part: Part | "total";
  /** How many rows of the table are told. */
  readonly told: number;
  readonly title: string;
  readonly text: string;
  /** By seat: the tiles that the step is about; null lights all. */
  readonly lit: readonly (ReadonlySet<string> | null)[];
}

export function scoringSteps(view: View, seats: SeatName[]): ScoringStep[] {
  const { side, told } = endWords();
  const parts = standingOf(view).parts.map(({ name: part, points }) => {
    const lit = seats.map((_, seat) => litBy(view, seat, part));
    return { part, title: side.title(part), text: told(part, factsOf(view), seats, points), lit };
  });
  return [...parts, result(view, seats)].map((step, at) => ({ ...step, told: at + 1 }));
}

/** The rows of the table of points. */
export function scoringParts(view: View): PointsPart[] {
  const { title } = endWords().side;
  return standingOf(view).parts.map(({ name, points }) => ({
    key: name,
    label: title(name),
    points,
  }));
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

function result(view: View, seats: SeatName[]): Omit<ScoringStep, "told"> {
  const say = endWords();
  const seated = view.winners ?? [];
  const best = view.standing.total[seated[0] ?? 0] ?? 0;
  const winners = seated.map((seat) => nameOf(seats, seat));
  const [winner] = winners;
  const text =
    winner && winners.length === 1
      ? say.won(winner, best, decisionOf(view))
      : say.shared(winners, best);
  return { part: "total", title: say.result, text, lit: seats.map(() => null) };
}
