// What pieces, colours and places are called in English.
import type { SeatName } from "$lib/games";
import { Tongue } from "$lib/words/tongue";
import { colourOf, figureOf, sizeOf, type Colour, type Figure, type Way } from "../view/pieces";
import type { Destination, Landed, Owned, Piece } from "./data";

export const english = new Tongue("en");

export const colours: Readonly<Record<Colour, string>> = { gold: "Gold", onyx: "Onyx" };
export const figures: Readonly<Record<Figure, string>> = {
  mason: "Mason",
  anubis: "Anubis",
  cleopatra: "Cleopatra",
};
export const ways: Readonly<Record<Way, string>> = { "+": "counterclockwise", "-": "clockwise" };

const SIZES = { S: "small", M: "medium", L: "large" } as const;
const size = (letter: string) => SIZES[sizeOf(letter)];
const colour = (letter: string) => colours[colourOf(letter)];

const SMALL = ["no", "one", "two", "three", "four", "five", "six"];

/** "no", "one"; numbers beyond six in digits. */
export const numeral = (count: number): string => SMALL[count] ?? english.number(count);

/** "one stone", "two stones" */
export const counted = (count: number, noun: string): string =>
  `${numeral(count)} ${count === 1 ? noun : `${noun}s`}`;

/** "one pyramid of three" */
export const pyramids = (count: number, of: number): string =>
  `${counted(count, "pyramid")} of ${numeral(of)}`;

/** "small Onyx stone" */
export const stone = (letter: string) => `${size(letter)} ${colour(letter)} stone`;

/** "small Onyx stone", "Onyx Mason" */
export function piece({ kind, letter }: Piece): string {
  return kind === "stone" ? stone(letter) : `${colour(letter)} ${figures[figureOf(letter)]}`;
}

/** The same without its colour: "small stone", "Mason". */
export function plain({ kind, letter }: Piece): string {
  return kind === "stone" ? `${size(letter)} stone` : figures[figureOf(letter)];
}

/** "full Gold pyramid", "small Gold on medium Onyx on large Gold", "large Gold stone". */
export function stack(letters: string): string {
  if (letters.length === 1) return stone(letters);
  const own = [...letters].every((letter) => colourOf(letter) === colourOf(letters));
  if (own && letters.length === 3) return `full ${colour(letters)} pyramid`;
  const stones = [...letters].reverse();
  if (own) return `${colour(letters)}, ${stones.map(size).join(" on ")}`;
  return stones.map((letter) => `${size(letter)} ${colour(letter)}`).join(" on ");
}

/** "your", "Ada’s" */
export function possessive(who: SeatName): string {
  if (who.self) return "your";
  const name = english.name(who);
  return who.name.endsWith("s") ? `${name}’` : `${name}’s`;
}

/** "your small stone", "their own Mason": as the one who acts sees it. */
export function whose(owned: Owned): string {
  const own = owned.owner.self ? "your own" : "their own";
  return `${owned.own ? own : possessive(owned.owner)} ${plain(owned)}`;
}

/** "bumps the small Onyx stone to Limbo" */
export function outcome({ effect, bumped, onto }: Landed): string {
  if (effect === "off") return "completes the pyramid, which is borne off";
  if (bumped.length > 0) {
    return `bumps ${english.and(bumped.map((one) => `the ${piece(one)}`))} to Limbo`;
  }
  if (onto === null) return "lands on an empty space";
  return effect === "traps" ? `traps the ${stone(onto)}` : `stands on the ${stone(onto)}`;
}

/** "O7", "Limbo", "the goal" */
export function destination(to: Destination): string {
  if (to === "limbo") return "Limbo";
  return to === "off" ? "the goal" : to;
}
