// Which sentence tells an event, and what it is made of.
import type { GameEvent, SeatName, View } from "$lib/games";
import { nameOf } from "$lib/view";
import { words } from "../words";
import { positionOf, type Code } from "./position";

/** More cubes than a move can uncover: the heap has just been built. */
const MANY = 7;

/** One event as a sentence: "Ada took the green ankh from 014." */
export function describeEvent(
  event: GameEvent,
  before: View,
  _after: View,
  seats: SeatName[],
): string {
  if (event.actor === null) return describeReveal(event.text);
  const code = positionOf(before).cubes.get(event.text) ?? "?";
  return words().events.took(nameOf(seats, event.actor), code, event.text);
}

function describeReveal(text: string): string {
  const parts = text.split(" ").slice(1);
  const { built, revealed } = words().events;
  return parts.length >= MANY
    ? built(parts.length)
    : revealed(parts.map((part) => part.split("=") as [string, Code]));
}
