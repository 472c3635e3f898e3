// One sentence per event, for the list of moves, the line above the board and the ear.
import type { GameEvent, SeatName, View } from "$lib/games";
import { builderOf, positionOf, type Bonus, type Dice } from "./position";
import { nameOf } from "$lib/view";
import { words } from "../words";
import { paidBy, stepOf } from "./steps";

/** "Ada crossed out red P21 with the red die." */
export function describeEvent(
  event: GameEvent,
  before: View,
  after: View,
  seats: SeatName[],
): string {
  if (event.actor === null) return describeChance(event.text, after, seats);
  const { won, closed } = words().events;
  const who = nameOf(seats, event.actor);
  const sentences = [describeStep(event.actor, event.text, before, who)];
  const gained = wonBetween(before, after, event.actor);
  const lost = closedBetween(before, after);
  if (gained.length > 0) sentences.push(won(who, gained));
  if (lost.length > 0) sentences.push(closed(lost));
  return sentences.join(" ");
}

function describeChance(text: string, after: View, seats: SeatName[]): string {
  const { rolled, dealt } = words().events;
  const [kind, letters = ""] = text.split(" ");
  if (kind === "roll") {
    const who = nameOf(seats, positionOf(after).active);
    return rolled(who, [...letters] as unknown as Dice);
  }
  return dealt([...letters].map((letter, seat) => ({ who: nameOf(seats, seat), letter })));
}

function describeStep(seat: number, text: string, before: View, who: SeatName): string {
  const { crossedOut, builtNothing, endedTurn } = words().events;
  const step = stepOf(text);
  if (step) return crossedOut(who, paidBy(builderOf(before, seat), step));
  return positionOf(before).built === 0 ? builtNothing(who) : endedTurn(who);
}

function wonBetween(before: View, after: View, seat: number): Bonus[] {
  const had = builderOf(before, seat).bonuses;
  return [...builderOf(after, seat).bonuses].filter((bonus) => !had.has(bonus));
}

function closedBetween(before: View, after: View): Bonus[] {
  const were = positionOf(before).closed;
  return [...positionOf(after).closed].filter((bonus) => !were.has(bonus));
}
