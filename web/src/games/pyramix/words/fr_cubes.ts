// Cubes, counts and players in French.
import type { SeatName } from "$lib/games";
import { Tongue } from "$lib/words/tongue";
import { colourOf, kindOf, type Code, type Colour } from "../view/position";

export const tongue = new Tongue("fr");

interface Kind {
  readonly noun: string;
  readonly feminine: boolean;
  /** The article and "de" before the noun, with their blank. */
  readonly the: string;
  readonly of: string;
}

const KINDS: Readonly<Record<"A" | "C" | "E" | "X" | "?", Kind>> = {
  A: { noun: "ankh", feminine: false, the: "l’", of: "d’" },
  C: { noun: "grue", feminine: true, the: "la ", of: "de " },
  E: { noun: "œil", feminine: false, the: "l’", of: "d’" },
  X: { noun: "cobra", feminine: false, the: "le ", of: "de " },
  "?": { noun: "cube inconnu", feminine: false, the: "le ", of: "de " },
};

export const colours: Readonly<Record<Colour, string>> = {
  b: "bleu",
  p: "violet",
  o: "orange",
  g: "vert",
};

const FEMININE: Readonly<Record<Colour, string>> = {
  b: "bleue",
  p: "violette",
  o: "orange",
  g: "verte",
};

/** "bleus": a colour after a masculine plural; "orange" does not change. */
export const plural = (colour: Colour): string =>
  colour === "o" ? colours.o : `${colours[colour]}s`;

/** "ankh vert", "grue bleue", "cobra". */
export function cube(code: Code): string {
  const { noun, feminine } = KINDS[kindOf(code)];
  const colour = colourOf(code);
  if (!colour) return noun;
  return `${noun} ${feminine ? FEMININE[colour] : colours[colour]}`;
}

/** "l’ankh vert", "la grue bleue", "le cobra". */
export const theCube = (code: Code): string => KINDS[kindOf(code)].the + cube(code);

/** "d’ankh vert", "de grue bleue", "de cobra". */
export const ofCube = (code: Code): string => KINDS[kindOf(code)].of + cube(code);

const NUMBERS = "deux trois quatre cinq six sept huit neuf dix onze douze".split(" ");

/** "aucune face", "une face", "deux faces"; numbers beyond twelve in digits. */
export function counted(count: number, none: string, one: string, many: string): string {
  if (count === 0) return none;
  if (count === 1) return one;
  return `${NUMBERS[count - 2] ?? tongue.number(count)} ${many}`;
}

export const points = (count: number): string =>
  counted(count, "aucun point", "un point", "points");

export const cubes = (count: number): string => counted(count, "aucun cube", "un cube", "cubes");

/** A player as the subject within a sentence: "vous", "Ada". */
export const subject = (who: SeatName): string => (who.self ? "vous" : tongue.name(who));

/** Players at the beginning of a sentence: "Vous et Ada". A name stays as it is written. */
export const opening = (...players: readonly SeatName[]): string =>
  tongue.and(players.map((who, at) => (at === 0 && who.self ? "Vous" : subject(who))));
