// What the core's list of legal steps offers, by place.
import type { BoardProps } from "$lib/games";
import { outcomeOf, type Outcome } from "../view/journeys";
import { positionOf, type Place, type Position } from "../view/position";
import type { Move, Source, Step } from "../view/steps";

/** Where a piece could land, and what would happen there. */
export interface Landing {
  readonly move: Move;
  readonly outcome: Outcome;
}

const isMove = (step: Step): step is Move => step.kind === "move";

/** The pieces that can make a Move. */
export function movableIn(steps: readonly Step[]): ReadonlySet<Place> {
  return new Set(steps.filter(isMove).map(({ piece }) => piece));
}

export function landingsOf(
  steps: readonly Step[],
  piece: Place | null,
  position: Position,
  preview: BoardProps["preview"],
): ReadonlyMap<Place, Landing> {
  const moves = steps.filter(isMove).filter((move) => move.piece === piece);
  return new Map(
    moves.flatMap((move) => {
      const after = preview(move.text);
      if (!after) return [];
      return [[move.to, { move, outcome: outcomeOf(position, positionOf(after), move.to) }]];
    }),
  );
}

export function sourcesByPlace(
  sources: readonly Source[],
  placeOf: (source: Source) => Place,
): ReadonlyMap<Place, Source> {
  return new Map(sources.map((source) => [placeOf(source), source] as const));
}
