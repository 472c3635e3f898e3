// What pieces, colours and places are called in French.
import type { SeatName } from "$lib/games";
import { elides } from "$lib/words/french";
import { Tongue } from "$lib/words/tongue";
import { colourOf, figureOf, sizeOf, type Colour, type Figure, type Way } from "../view/pieces";
import type { Destination, Landed, Owned, Piece } from "./data";

export const french = new Tongue("fr");

export const colours: Readonly<Record<Colour, string>> = { gold: "Or", onyx: "Onyx" };
export const ways: Readonly<Record<Way, string>> = {
  "+": "dans le sens antihoraire",
  "-": "dans le sens horaire",
};

interface Noun {
  readonly name: string;
  /** With its article: "le Maçon", "l’Anubis". */
  readonly the: string;
  /** "du Maçon" */
  readonly of: string;
  readonly feminine: boolean;
}

export const figures: Readonly<Record<Figure, Noun>> = {
  mason: { name: "Maçon", the: "le Maçon", of: "du Maçon", feminine: false },
  anubis: { name: "Anubis", the: "l’Anubis", of: "de l’Anubis", feminine: false },
  cleopatra: { name: "Cléopâtre", the: "la Cléopâtre", of: "de la Cléopâtre", feminine: true },
};

const SIZES = { S: "petite", M: "moyenne", L: "grande" } as const;
const STONES = { S: "petite pierre", M: "pierre moyenne", L: "grande pierre" } as const;
const PLURALS = { S: "petites pierres", M: "pierres moyennes", L: "grandes pierres" } as const;
const ofColour = (letter: string) => `d’${colours[colourOf(letter)]}`;
const figure = (letter: string) => figures[figureOf(letter)];

/** "petite pierre d’Onyx" */
export const stone = (letter: string) => `${STONES[sizeOf(letter)]} ${ofColour(letter)}`;

/** "petite pierre d’Onyx", "Maçon d’Onyx" */
export function piece({ kind, letter }: Piece): string {
  return kind === "stone" ? stone(letter) : `${figure(letter).name} ${ofColour(letter)}`;
}

/** So many of a kind: "2 petites pierres d’Onyx". */
export function pieces(count: number, of: Piece): string {
  if (count === 1 || of.kind === "figure") return piece(of);
  return `${french.number(count)} ${PLURALS[sizeOf(of.letter)]} ${ofColour(of.letter)}`;
}

/** "la petite pierre d’Onyx", "l’Anubis d’Onyx" */
export function thePiece({ kind, letter }: Piece): string {
  return kind === "stone" ? `la ${stone(letter)}` : `${figure(letter).the} ${ofColour(letter)}`;
}

/** The same without its colour: "la petite pierre". */
export const theStone = (letter: string) => `la ${STONES[sizeOf(letter)]}`;

/** "pyramide complète d’Or", "petite d’Or sur grande d’Onyx", "grande pierre d’Or". */
export function stack(letters: string): string {
  if (letters.length === 1) return stone(letters);
  const own = [...letters].every((letter) => colourOf(letter) === colourOf(letters));
  if (own && letters.length === 3) return `pyramide complète ${ofColour(letters)}`;
  const stones = [...letters].reverse();
  const colour = colours[colourOf(letters)];
  if (own) return `${colour}, ${stones.map((one) => SIZES[sizeOf(one)]).join(" sur ")}`;
  return stones.map((one) => `${SIZES[sizeOf(one)]} ${ofColour(one)}`).join(" sur ");
}

/** "d’Ada", "de Grace" */
export function of(who: SeatName): string {
  return `${elides(who.name) ? "d’" : "de "}${french.name(who)}`;
}

/** "votre petite pierre", "son propre Maçon", "l’Anubis d’Ada" */
export function whose({ kind, letter, owner, own }: Owned): string {
  const what = kind === "stone" ? STONES[sizeOf(letter)] : figure(letter).name;
  if (owner.self) return `votre ${what}`;
  if (own) return `${kind === "stone" || figure(letter).feminine ? "sa" : "son"} propre ${what}`;
  return `${kind === "stone" ? `la ${what}` : figure(letter).the} ${of(owner)}`;
}

/** "éjecte la petite pierre d’Onyx dans les Limbes" */
export function outcome({ effect, bumped, onto }: Landed): string {
  if (effect === "off") return "complète la pyramide, qui sort du plateau";
  if (bumped.length > 0) return `éjecte ${french.and(bumped.map(thePiece))} dans les Limbes`;
  if (onto === null) return "arrive sur une case libre";
  return effect === "traps" ? `piège la ${stone(onto)}` : `se pose sur la ${stone(onto)}`;
}

/** "en O7", "dans les Limbes", "hors du plateau" */
export function destination(to: Destination): string {
  if (to === "limbo") return "dans les Limbes";
  return to === "off" ? "hors du plateau" : `en ${to}`;
}
