// What the powers on offer would do: for each stack in reach and each direction where its stones
// would go, read off the difference of the positions before and after.
import type { BoardProps } from "$lib/games";
import { destinationOf, journeysBetween, type Journey } from "../view/journeys";
import { colourOf, otherWay, type Place, type Way } from "../view/pieces";
import { isLimbo, isOff, positionOf, type Position } from "../view/position";
import type { Push } from "../view/steps";
import type { Arrival, Turned } from "../words/data";

type Preview = BoardProps["preview"];

/** Where a stone of the stack comes to. */
export interface Fate extends Arrival {
  readonly letter: string;
}

/** The fates of a stack's stones from the top down. */
export function fatesOf(before: Position, after: Position, target: Place): Fate[] {
  const journeys = journeysBetween(before, after);
  const stack = [...(before.stones.get(target) ?? "")].reverse();
  return stack.flatMap((letter) => {
    const journey = journeys.find((one) => one.letter === letter && one.from === target);
    return journey ? fateOf(journey, journeys, before) : [];
  });
}

function fateOf({ letter, to }: Journey, journeys: readonly Journey[], before: Position): Fate {
  const fate = { letter, to: destinationOf(to) };
  if (isOff(to)) return { ...fate, effect: "off", met: null };
  const bumped = journeys.find((one) => one.from === to && isLimbo(one.to));
  if (bumped) return { ...fate, effect: "bumps", met: bumped.letter };
  const onto = before.stones.get(to)?.at(-1);
  if (onto === undefined) return { ...fate, effect: "stands", met: null };
  return { ...fate, effect: colourOf(onto) === colourOf(letter) ? "stacks" : "traps", met: onto };
}

function fatesBy(text: string, target: Place, before: Position, preview: Preview): Fate[] {
  const after = preview(text);
  return after ? fatesOf(before, positionOf(after), target) : [];
}

export interface PushChoice {
  readonly push: Push;
  /** Where the stack would come to: its lowest stone's fate. */
  readonly fate: Fate | null;
}

export function pushChoice(push: Push, before: Position, preview: Preview): PushChoice {
  return { push, fate: fatesBy(push.text, push.target, before, preview).at(-1) ?? null };
}

export const scatterText = (target: Place, ways: readonly Way[]): string =>
  `scatter ${target.slice(1)} ${ways.join("")}`;

/** One stone of a scatter, counted from the top, goes the other way. */
export const turned = (ways: readonly Way[], at: number): Way[] =>
  ways.map((way, index) => (index === at ? otherWay(way) : way));

/** Each stone of a stack, from the top, with the directions chosen so far; no fate: that is no step. */
export function stoneChoices(
  before: Position,
  target: Place,
  ways: readonly Way[],
  preview: Preview,
): Turned[] {
  const fates = (chosen: readonly Way[]) =>
    fatesBy(scatterText(target, chosen), target, before, preview);
  const now = fates(ways);
  return [...(before.stones.get(target) ?? "")].reverse().map((letter, at) => {
    const way = ways[at] ?? "+";
    const find = (all: readonly Fate[]) => all.find((fate) => fate.letter === letter) ?? null;
    return { letter, way, fate: find(now), other: find(fates(turned(ways, at))) };
  });
}
