// What the board draws of a step that is only looked at: the ways and the pieces at their ends.
import type { BoardProps } from "$lib/games";
import type { Choice } from "../choose/choice.svelte";
import { journeysBetween } from "../view/journeys";
import type { Place, Way } from "../view/pieces";
import { isOff, pieceAt, positionOf } from "../view/position";
import type { Arrival } from "../words/data";
import type { Layout } from "./layout";
import { flightsOf, landed, onTop, poseAt, type Drawn } from "./placing";
import { lineRound, lineThrough, type Line } from "./ways";

export interface Foreseen {
  readonly lines: readonly Line[];
  /** The other ways there are. */
  readonly possible: readonly Line[];
  readonly ghosts: readonly Drawn[];
}

interface Looked {
  choice: Choice;
  layout: Layout;
  place: Place | null;
  preview: BoardProps["preview"];
}

const NOTHING: Foreseen = { lines: [], possible: [], ghosts: [] };

export function foreseenBy(looked: Looked): Foreseen {
  const { choice, place } = looked;
  const landing = place === null ? undefined : choice.landings.get(place);
  if (landing) return { ...NOTHING, ghosts: ghostsOf(looked, landing.text) };
  if (choice.pushes.length > 0) return pushed(looked);
  if (choice.scatter) return scattered(looked, choice.scatter.text);
  return choice.collected.length > 0 ? collected(looked) : NOTHING;
}

function ghostsOf({ choice, layout, preview }: Looked, text: string): Drawn[] {
  const after = preview(text);
  if (!after) return [];
  const then = positionOf(after);
  const journeys = journeysBetween(choice.position, then).filter(({ to }) => !isOff(to));
  return landed(flightsOf(layout, journeys, choice.position, then));
}

/** The way of a stone that stays on the rings. */
function lineOf(
  { choice, layout }: Looked,
  fate: Arrival | null,
  way: Way,
  lane: number,
): Line | never[] {
  const { aimed, position } = choice;
  if (!fate || aimed === null || fate.to === "limbo" || fate.to === "off") return [];
  return lineRound(layout, position.table, aimed, fate.to, way, lane) ?? [];
}

function pushed(looked: Looked): Foreseen {
  const { choice, place } = looked;
  const linesOf = (chosen: boolean) =>
    choice.pushes
      .filter(({ push }) => (push.text === place) === chosen)
      .flatMap(({ push, fate }) => lineOf(looked, fate, push.way, 1));
  const text = choice.pushAt(place)?.push.text;
  const ghosts = text === undefined ? [] : ghostsOf(looked, text);
  return { lines: linesOf(true), possible: linesOf(false), ghosts };
}

function scattered(looked: Looked, text: string): Foreseen {
  const lines = looked.choice.stones.flatMap(({ fate, way }, at) => lineOf(looked, fate, way, at));
  return { ...NOTHING, lines, ghosts: ghostsOf(looked, text) };
}

function collected({ choice, layout }: Looked): Foreseen {
  const { aimed, position } = choice;
  if (aimed === null) return NOTHING;
  const to = poseAt(layout, aimed);
  let stack = position.stones.get(aimed) ?? "";
  const lines = choice.collected.map(({ place }) =>
    lineThrough(place, [poseAt(layout, place), to]),
  );
  const ghosts = choice.collected.map(({ place, pair }): Drawn => {
    const top = pieceAt(position, place)?.letter ?? "";
    const letter = pair ? (position.stones.get(place)?.slice(-2) ?? top) : top;
    const pose = onTop(to, stack);
    stack += letter;
    return { key: place, kind: "stone", letter, pose };
  });
  return { ...NOTHING, lines, ghosts };
}
