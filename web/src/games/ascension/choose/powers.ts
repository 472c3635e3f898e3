// What the powers on offer would do, as the core says it: for each stack in reach and each direction
// where its stones would go.
import type { Arrival } from "../view/json";
import { otherWay, type Place, type Way } from "../view/pieces";
import type { Position } from "../view/position";
import type { Push } from "../view/steps";
import type { Turned } from "../words/data";

export interface PushChoice {
  readonly push: Push;
  /** Where the stack would come to. */
  readonly fate: Arrival | null;
}

export const pushChoice = (push: Push, { arrivals }: Position): PushChoice => ({
  push,
  fate: arrivals[push.text]?.[0] ?? null,
});

export const scatterText = (target: Place, ways: readonly Way[]): string =>
  `scatter ${target.slice(1)} ${ways.join("")}`;

/** One stone of a scatter, counted from the top, goes the other way. */
export const turned = (ways: readonly Way[], at: number): Way[] =>
  ways.map((way, index) => (index === at ? otherWay(way) : way));

/** Each stone of a stack, from the top, with the directions chosen so far; no fate: that is no step. */
export function stoneChoices(
  { arrivals, stones }: Position,
  target: Place,
  ways: readonly Way[],
): Turned[] {
  const fateAt = (chosen: readonly Way[], at: number) =>
    arrivals[scatterText(target, chosen)]?.[at] ?? null;
  return [...(stones.get(target) ?? "")].reverse().map((letter, at) => ({
    letter,
    way: ways[at] ?? "+",
    fate: fateAt(ways, at),
    other: fateAt(turned(ways, at), at),
  }));
}
