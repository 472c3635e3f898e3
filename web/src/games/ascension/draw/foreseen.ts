// What the board draws of a step that is only looked at: the ways and the pieces at their ends.
import type { BoardProps } from "$lib/games";
import type { Choice } from "../choose/choice.svelte";
import { isLimbo, isOff, journeysBetween, type Journey } from "../view/journeys";
import type { Layout } from "./layout";
import { flightsOf, poseAt, type Flight } from "./placing";
import { positionOf, type Place, type Way } from "../view/position";
import { lineRound, lineStraight, type Line } from "./ways";

export interface Foreseen {
  readonly lines: readonly Line[];
  /** The other ways there are. */
  readonly possible: readonly Line[];
  readonly flights: readonly Flight[];
}

interface Looked {
  choice: Choice;
  layout: Layout;
  place: Place | null;
  considered: string | null;
  preview: BoardProps["preview"];
}

const NOTHING: Foreseen = { lines: [], possible: [], flights: [] };

export function foreseenBy(looked: Looked): Foreseen {
  const { choice, layout, place } = looked;
  const landing = place === null ? undefined : choice.landings.get(place);
  if (landing) {
    const flights = flightsTo(looked, landing.move.text, landing.outcome.journeys);
    return { ...NOTHING, flights };
  }
  if (choice.pushes.length > 0) return pushed(looked);
  if (choice.scatter) return scattered(looked, choice.scatter.text, choice.ways);
  if (choice.collected.length > 0) return collected(choice, layout);
  return NOTHING;
}

function flightsTo(
  { choice, layout, preview }: Looked,
  text: string,
  journeys: readonly Journey[],
): Flight[] {
  const after = preview(text);
  if (!after) return [];
  const here = journeys.filter((journey) => !isOff(journey.to));
  return flightsOf(layout, here, choice.position, positionOf(after));
}

function pushed(looked: Looked): Foreseen {
  const { choice, layout, considered, preview } = looked;
  const lines = choice.pushes.flatMap(({ push, fate }) => {
    if (!fate || isLimbo(fate.to) || isOff(fate.to)) return [];
    const line = lineRound(layout, choice.position, push.target, fate.to, push.way, 1);
    return line ? [{ line, text: push.text }] : [];
  });
  const chosen = lines.filter(({ text }) => text === considered).map(({ line }) => line);
  const possible = lines.filter(({ text }) => text !== considered).map(({ line }) => line);
  const after = considered === null ? null : preview(considered);
  const journeys = after ? journeysBetween(choice.position, positionOf(after)) : [];
  const flights = considered === null ? [] : flightsTo(looked, considered, journeys);
  return { lines: chosen, possible, flights };
}

function scattered(looked: Looked, text: string, ways: readonly Way[]): Foreseen {
  const { choice, layout, preview } = looked;
  const after = preview(text);
  const { aimed, position } = choice;
  if (!after || aimed === null) return NOTHING;
  const journeys = journeysBetween(position, positionOf(after));
  const lines = choice.stones.flatMap(({ fate }, at) => {
    const way = ways[at];
    if (!fate || way === undefined || isLimbo(fate.to) || isOff(fate.to)) return [];
    return lineRound(layout, position, aimed, fate.to, way, at) ?? [];
  });
  return { lines, possible: [], flights: flightsTo(looked, text, journeys) };
}

function collected(choice: Choice, layout: Layout): Foreseen {
  const { aimed } = choice;
  if (aimed === null) return NOTHING;
  const to = poseAt(layout, aimed);
  const lines = choice.collected.map(({ place }) => lineStraight(place, poseAt(layout, place), to));
  return { ...NOTHING, lines };
}
