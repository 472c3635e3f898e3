// The final scoring as a story of steps, one for each part of the sheet. Every number is the core's
// (`standing`, ANX-42 to ANX-46); this only says in which order it is told.
import type { PointsPart } from "$lib/board/PointsTable.svelte";
import type { SeatName, View } from "$lib/games";
import { positionOf, standingOf, type Builder, type Part } from "./position";
import { isComplete } from "./race";
import { nameOf, partOf } from "$lib/view";
import { BUILDINGS, MOSAIC, PYRAMID, QUARRY } from "./stones";
import { words } from "../words";
import type { Ending, Result } from "../words/said";

export interface ScoringStep {
  readonly part: Part | "start" | "total";
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
  const { builders } = positionOf(view);
  const parts = PARTS.map((part): ScoringStep => {
    const each = builders.map((builder) => {
      const points = partOf(view, part, builder.seat);
      return tell[part](nameOf(seats, builder.seat), builder, points);
    });
    return { part, title: titles[part], text: lines(each) };
  });
  const [end, outcome] = [endingOf(view, seats), resultOf(view, seats)];
  return [
    { part: "start", title: titles.start, text: ended(end) },
    ...parts,
    { part: "total", title: titles.total, text: result(outcome) },
  ];
}

type Tell = (who: SeatName, builder: Builder, points: number) => string;

/** What a builder has reached in each part. */
const tell: Readonly<Record<Part, Tell>> = {
  pyramid: (who, { crossed }, points) => {
    const rows = PYRAMID.filter((stone) => crossed.has(stone)).map((it) => Number(it.charAt(1)));
    return words().scoring.pyramid(who, Math.max(0, ...rows), points);
  },
  arch: (who, { crossed }, points) => {
    const height = (side: string) => [...crossed].filter((stone) => stone.startsWith(side)).length;
    const level = Math.min(height("L"), height("R"));
    return words().scoring.arch(who, level, crossed.has("K"), points);
  },
  mosaic: (who, { crossed }, points) => {
    const count = MOSAIC.filter((stone) => crossed.has(stone)).length;
    return words().scoring.mosaic(who, count, points);
  },
  bonuses: (who, { bonuses }, points) => words().scoring.bonuses(who, [...bonuses], points),
  quarry: (who, { quarry }, points) => words().scoring.quarry(who, QUARRY.length - quarry, points),
  jokers: (who, { jokers }, points) => words().scoring.jokers(who, jokers, points),
};

function endingOf(view: View, seats: readonly SeatName[]): Ending {
  const { builders, idle, round } = positionOf(view);
  const enders = builders.filter(
    (builder) => BUILDINGS.filter((building) => isComplete(builder, building)).length > 1,
  );
  if (enders.length === 0) return { kind: "idle", rounds: idle };
  return { kind: "buildings", enders: enders.map(({ seat }) => nameOf(seats, seat)), round };
}

function resultOf(view: View, seats: readonly SeatName[]): Result {
  const { total } = standingOf(view);
  const winners = view.winners ?? [];
  const points = Math.max(...total);
  const level = total.filter((each) => each === points).length;
  return {
    winners: winners.map((seat) => nameOf(seats, seat)),
    points,
    byPyramid: level > winners.length,
  };
}
