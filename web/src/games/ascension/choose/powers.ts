// What the powers on offer would do: for each stack in reach and each direction where its stones
// would go, read off the difference of the positions before and after.
import type { View } from "$lib/games";
import {
  destinationOf,
  isLimbo,
  isOff,
  journeysBetween,
  type Effect,
  type Journey,
} from "../view/journeys";
import {
  colourOf,
  otherWay,
  positionOf,
  type Place,
  type Position,
  type Size,
  type Way,
} from "../view/position";
import type { Arrival } from "../words/data";
import type { Collect, Push, Scatter, Source, Step } from "../view/steps";

/** Where a stone of the stack comes to. */
export interface Fate {
  readonly letter: string;
  readonly to: Place;
  readonly effect: Effect;
  /** The stone that is bumped, or the one that is landed on. */
  readonly met: string | null;
}

/** The fate as sentences take it. */
export function arrivalOf({ to, effect, met }: Fate): Arrival {
  return { to: destinationOf(to), effect, met };
}

/** The fates of a stack's stones from the top down. */
export function fatesOf(before: Position, after: Position, target: Place): Fate[] {
  const journeys = journeysBetween(before, after);
  const stack = [...(before.stones.get(target) ?? "")].reverse();
  return stack.flatMap((letter) => {
    const journey = journeys.find((one) => one.letter === letter && one.from === target);
    return journey ? [fateOf(journey, journeys, before)] : [];
  });
}

function fateOf(journey: Journey, journeys: readonly Journey[], before: Position): Fate {
  const { letter, to } = journey;
  if (isOff(to)) return { letter, to, effect: "off", met: null };
  const bumped = journeys.find((one) => one.from === to && isLimbo(one.to));
  if (bumped) return { letter, to, effect: "bump", met: bumped.letter };
  const onto = before.stones.get(to)?.at(-1);
  if (onto === undefined) return { letter, to, effect: "free", met: null };
  const effect = colourOf(onto) === colourOf(letter) ? "stack" : "trap";
  return { letter, to, effect, met: onto };
}

export const isPush = (step: Step): step is Push => step.kind === "push";
export const isScatter = (step: Step): step is Scatter => step.kind === "scatter";
export const isCollect = (step: Step): step is Collect => step.kind === "collect";

/** The stacks on which the power can be used, each once. */
export function targetsOf(steps: readonly Step[]): Place[] {
  const places = steps.flatMap((step) => ("target" in step ? [step.target] : []));
  return [...new Set(places)];
}

export interface PushChoice {
  readonly push: Push;
  /** Where the stack would come to: its lowest stone's fate. */
  readonly fate: Fate | null;
}

export function pushChoices(
  steps: readonly Step[],
  target: Place,
  view: View,
  preview: (text: string) => View | null,
): PushChoice[] {
  return steps.filter(isPush).flatMap((push) => {
    if (push.target !== target) return [];
    const after = preview(push.text);
    const fates = after ? fatesOf(positionOf(view), positionOf(after), target) : [];
    return [{ push, fate: fates.at(-1) ?? null }];
  });
}

export const scatterText = (target: Place, ways: readonly Way[]): string =>
  `scatter ${target.slice(1)} ${ways.join("")}`;

export interface StoneChoice {
  readonly letter: string;
  readonly way: Way;
  /** Where it would go as things are chosen, and if it went the other way; null: that is no step. */
  readonly fate: Fate | null;
  readonly other: Fate | null;
}

/** Each stone of a stack, from the top, with the directions chosen so far. */
export function stoneChoices(
  view: View,
  target: Place,
  ways: readonly Way[],
  preview: (text: string) => View | null,
): StoneChoice[] {
  const before = positionOf(view);
  const stack = [...(before.stones.get(target) ?? "")].reverse();
  const fateAt = (chosen: readonly Way[], letter: string): Fate | null => {
    const after = preview(scatterText(target, chosen));
    const fates = after ? fatesOf(before, positionOf(after), target) : [];
    return fates.find((fate) => fate.letter === letter) ?? null;
  };
  return stack.map((letter, at) => {
    const way = ways[at] ?? "+";
    const turned = ways.map((other, index) => (index === at ? otherWay(other) : other));
    return { letter, way, fate: fateAt(ways, letter), other: fateAt(turned, letter) };
  });
}

const same = (a: Source | undefined, b: Source | undefined) =>
  a?.place === b?.place && a?.pair === b?.pair;

/** The collects onto a stack that begin with the sources chosen so far. */
export function collectsFrom(
  steps: readonly Step[],
  target: Place,
  chosen: readonly Source[],
): Collect[] {
  return steps
    .filter(isCollect)
    .filter((step) => step.target === target)
    .filter(({ sources }) => chosen.every((source, at) => same(source, sources[at])));
}

/** What can be tapped next, each source once. */
export function nextSources(collects: readonly Collect[], chosen: readonly Source[]): Source[] {
  const sources: Source[] = [];
  for (const collect of collects) {
    const next = collect.sources[chosen.length];
    if (next && !sources.some((one) => same(one, next))) sources.push(next);
  }
  return sources;
}

/** The next of the sizes that a stack lacks, once the chosen stones are placed. */
export function neededSize(needs: string, chosen: readonly Source[]): Size {
  const placed = chosen.reduce((sum, { pair }) => sum + (pair ? 2 : 1), 0);
  return (needs.charAt(placed) || "S") as Size;
}

/** The position as it will be once the sources chosen so far are placed; for drawing alone. */
export function withCollected(
  position: Position,
  target: Place,
  sources: readonly { place: Place; pair: boolean }[],
): Position {
  const stones = new Map(position.stones);
  const limbo = [...position.limbo];
  for (const { place, pair } of sources) {
    const stack = stones.get(place);
    const count = pair ? 2 : 1;
    const taken = stack?.slice(-count) ?? letterInLimbo(place);
    if (stack !== undefined) {
      if (stack.length === count) stones.delete(place);
      else stones.set(place, stack.slice(0, -count));
    } else limbo.splice(limbo.indexOf(taken), 1);
    stones.set(target, (stones.get(target) ?? "") + taken);
  }
  return { ...position, stones, limbo };
}

function letterInLimbo(place: Place): string {
  const [, colour, letter = "S"] = place.split("-");
  return colour === "gold" ? letter : letter.toLowerCase();
}
