// Which sentence tells an event, and what it is made of.
import type { GameEvent, SeatName, View } from "$lib/games";
import { nameOf } from "$lib/view";
import { words } from "../words";
import { positionOf, type Code } from "./position";

/** One event as a sentence: "Ada took the green ankh." */
export function describeEvent(
  event: GameEvent,
  before: View,
  _after: View,
  seats: SeatName[],
): string {
  if (event.actor === null) return describeReveal(event.text, before);
  const code = positionOf(before).cubes.get(event.text) ?? "?";
  return words().events.took(nameOf(seats, event.actor), code);
}

function describeReveal(text: string, before: View): string {
  const cubes = text.split(" ").slice(1);
  const { built, revealed } = words().events;
  // As long as nobody has taken a cube, the heap is only just built.
  return positionOf(before).taken.some((taken) => taken.length > 0)
    ? revealed(cubes.map((cube) => cube.split("=")[1] as Code))
    : built(cubes.length);
}
