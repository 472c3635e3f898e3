// Cubes, counts and players in English.
import type { SeatName } from "$lib/games";
import { Tongue } from "$lib/words/tongue";
import { colourOf, kindOf, type Code, type Colour } from "../view/position";

export const tongue = new Tongue("en");

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six"];

const KINDS = { A: "ankh", C: "crane", E: "eye", X: "cobra", "?": "unknown cube" } as const;

export const colours: Readonly<Record<Colour, string>> = {
  b: "blue",
  p: "purple",
  o: "orange",
  g: "green",
};

/** "green ankh", "cobra", "unknown cube". */
export function cube(code: Code): string {
  const colour = colourOf(code);
  const kind = KINDS[kindOf(code)];
  return colour ? `${colours[colour]} ${kind}` : kind;
}

/** "one face", "two cubes"; numbers beyond six in digits. */
export function counted(count: number, noun: string): string {
  return `${NUMBERS[count] ?? tongue.number(count)} ${noun}${count === 1 ? "" : "s"}`;
}

/** A player as the subject within a sentence: "you", "Ada". */
export const subject = (who: SeatName): string => (who.self ? "you" : tongue.name(who));

/** Players at the beginning of a sentence: "You and Ada". A name stays as it is written. */
export const opening = (...players: readonly SeatName[]): string =>
  tongue.and(players.map((who, at) => (at === 0 && who.self ? "You" : subject(who))));

/** The verb's form for a player. */
export const verb = (who: SeatName, third: string, second: string): string =>
  who.self ? second : third;
