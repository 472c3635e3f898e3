// One sentence per event, for the list of moves, the line above the board and the ear.
import type { GameEvent, SeatName, View } from "$lib/games";
import { stepOf } from "./moves";
import { BONUS_NAMES, diceWords, stoneName } from "./names";
import { paymentWords } from "./payment";
import { builderOf, positionOf, type Bonus, type Dice } from "./position";
import { counted, listed } from "./words";

/** "Ada crossed out red P21 with the red die." */
export function describeEvent(
  event: GameEvent,
  before: View,
  after: View,
  seats: SeatName[],
): string {
  const nameOf = (seat: number) => seats[seat]?.name ?? `Seat ${seat}`;
  const closed = closedBetween(before, after);
  if (event.actor === null) return describeChance(event.text, after, nameOf);
  const name = nameOf(event.actor);
  const sentences = [describeStep(event.actor, event.text, before, name)];
  const won = wonBetween(before, after, event.actor);
  if (won.length > 0) sentences.push(`${name} won ${bonuses(won)}!`);
  if (closed.length > 0) sentences.push(`Closed now: ${bonuses(closed)}.`);
  return sentences.join(" ");
}

function describeChance(text: string, after: View, nameOf: (seat: number) => string): string {
  const [kind, letters = ""] = text.split(" ");
  if (kind === "roll") {
    const name = nameOf(positionOf(after).active);
    return `${name} rolled ${diceWords([...letters] as unknown as Dice)}.`;
  }
  const dealt = [...letters].map((letter, seat) => `${nameOf(seat)} ${letter}`);
  return `The sheets are dealt: ${listed(dealt)}.`;
}

function describeStep(seat: number, text: string, before: View, name: string): string {
  const step = stepOf(text);
  if (!step) {
    return positionOf(before).built === 0 ? `${name} built nothing.` : `${name} ended the turn.`;
  }
  const builder = builderOf(before, seat);
  const words = paymentWords(builder, step);
  if (step.stones.length > 1) return `${name} crossed out ${words}.`;
  return `${name} crossed out ${stoneName(builder, step.stones[0] ?? "")} ${words}.`;
}

function bonuses(names: readonly Bonus[]): string {
  const words = listed(names.map((bonus) => BONUS_NAMES[bonus]));
  return `the ${words} ${names.length === 1 ? "bonus" : "bonuses"}`;
}

function wonBetween(before: View, after: View, seat: number): Bonus[] {
  const had = builderOf(before, seat).bonuses;
  return [...builderOf(after, seat).bonuses].filter((bonus) => !had.has(bonus));
}

function closedBetween(before: View, after: View): Bonus[] {
  const were = positionOf(before).closed;
  return [...positionOf(after).closed].filter((bonus) => !were.has(bonus));
}

/** "two stones" crossed out so far in this turn. */
export const builtWords = (built: number) => counted(built, "stone");
