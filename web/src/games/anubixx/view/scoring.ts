// The final scoring as a story of steps, one for each part of the sheet. Every number is the core's
// (`standing`, ANX-42 to ANX-46); this only says in which order it is told.
import type { PointsPart } from "$lib/board/PointsTable.svelte";
import type { SeatName, View } from "$lib/games";
import type { Progress } from "./json";
import { builderOf, derivedOf, positionOf, standingOf } from "./position";
import type { Builder, Part } from "./position";
import { factsOf } from "./stones";
import { nameOf, partOf } from "$lib/view";
import { words } from "../words";
import type { Ending, Result } from "../words/said";

/** How far a builder has come. */
type Reached = Progress & Pick<Builder, "bonuses" | "jokers">;

export interface ScoringStep {
  readonly part: Part | "start" | "total";
  /** How many rows of the table are told. */
  readonly told: number;
  readonly title: string;
  readonly text: string;
}

const PARTS: readonly Part[] = ["pyramid", "arch", "mosaic", "bonuses", "quarry", "jokers"];

/** The rows of the table of points. */
export function scoringParts(view: View): PointsPart[] {
  return PARTS.map((key) => ({
    key,
    label: words().points.names(key),
    points: view.scores.map((_, seat) => partOf(view, key, seat)),
  }));
}

export function scoringSteps(view: View, seats: readonly SeatName[]): ScoringStep[] {
  const { titles, ended, result, lines } = words().scoring;
  const parts = PARTS.map((part) => {
    const each = derivedOf(view).builders.map((progress, seat) => {
      const { bonuses, jokers } = builderOf(view, seat);
      const reached = { ...progress, bonuses, jokers };
      return tell[part](nameOf(seats, seat), reached, partOf(view, part, seat));
    });
    return { part, title: titles[part], text: lines(each) };
  });
  const [end, outcome] = [endingOf(view, seats), resultOf(view, seats)];
  const steps: Omit<ScoringStep, "told">[] = [
    { part: "start", title: titles.start, text: ended(end) },
    ...parts,
    { part: "total", title: titles.total, text: result(outcome) },
  ];
  return steps.map((step, told) => ({ ...step, told }));
}

type Tell = (who: SeatName, reached: Reached, points: number) => string;

/** What a builder has reached in each part. */
const tell: Readonly<Record<Part, Tell>> = {
  pyramid: (who, { row }, points) => words().scoring.pyramid(who, row, points),
  arch: (who, { level, complete }, points) =>
    words().scoring.arch(who, level, complete.includes("arch"), points),
  mosaic: (who, { mosaic }, points) => words().scoring.mosaic(who, mosaic, points),
  bonuses: (who, { bonuses }, points) => words().scoring.bonuses(who, [...bonuses], points),
  quarry: (who, { quarry }, points) => words().scoring.quarry(who, quarry, points),
  jokers: (who, { jokers }, points) => words().scoring.jokers(who, jokers, points),
};

function endingOf(view: View, seats: readonly SeatName[]): Ending {
  const { idle, round } = positionOf(view);
  if (derivedOf(view).end === "idle") return { kind: "idle", rounds: idle };
  const enders = standingOf(view).bonuses.end?.holders ?? [];
  const buildings = factsOf(view).buildings_to_end;
  return { kind: "buildings", enders: enders.map((seat) => nameOf(seats, seat)), buildings, round };
}

function resultOf(view: View, seats: readonly SeatName[]): Result {
  const winners = view.winners ?? [];
  return {
    winners: winners.map((seat) => nameOf(seats, seat)),
    points: standingOf(view).total[winners[0] ?? 0] ?? 0,
    byPyramid: derivedOf(view).decided_by === "pyramid",
  };
}
