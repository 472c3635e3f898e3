// What the core's list of legal steps offers, by place.
import type { BoardProps } from "$lib/games";
import { outcomeOf, type Outcome } from "../view/journeys";
import type { Place } from "../view/pieces";
import { positionOf, type Position } from "../view/position";
import type { Collect, Source, Step } from "../view/steps";

/** Where a piece could land: by which step, and what would happen there. */
export interface Landing {
  readonly text: string;
  readonly outcome: Outcome;
}

/** The pieces that can make a Move. */
export function movableIn(steps: readonly Step[]): ReadonlySet<Place> {
  return new Set(steps.flatMap((step) => (step.kind === "move" ? step.piece : [])));
}

/** The stacks on which the power can be used, each once. */
export function targetsIn(steps: readonly Step[]): Place[] {
  return [...new Set(steps.flatMap((step) => ("target" in step ? step.target : [])))];
}

export function landingsOf(
  steps: readonly Step[],
  piece: Place | null,
  position: Position,
  preview: BoardProps["preview"],
): ReadonlyMap<Place, Landing> {
  return new Map(
    steps.flatMap((step) => {
      const after = step.kind === "move" && step.piece === piece ? preview(step.text) : null;
      if (step.kind !== "move" || !after) return [];
      const { text, to } = step;
      return [[to, { text, outcome: outcomeOf(position, positionOf(after), text, to) }]];
    }),
  );
}

/** The collects onto a stack that begin with what is collected so far. */
export function collectsWith(
  steps: readonly Step[],
  target: Place | null,
  collected: readonly Source[],
): Collect[] {
  return steps
    .filter((step) => step.kind === "collect")
    .filter((step) => step.target === target)
    .filter(({ sources }) => collected.every(({ place }, at) => place === sources[at]?.place));
}

/** What can be collected next, after so many. */
export function sourcesIn(collects: readonly Collect[], after: number): ReadonlyMap<Place, Source> {
  const next = collects.flatMap(({ sources }) => sources[after] ?? []);
  return new Map(next.map((source) => [source.place, source]));
}

/** How many stones of each place, or which figure, are in hand. */
export function liftedBy(
  selected: Place | null,
  collected: readonly Source[],
): ReadonlyMap<Place, number> {
  const stones = collected.map(({ place, pair }) => [place, pair ? 2 : 1] as const);
  return new Map(selected === null ? stones : [[selected, 1]]);
}
