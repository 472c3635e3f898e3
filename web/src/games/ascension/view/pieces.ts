// Pieces by the core's letters (ASC-71): stones S, M, L and figures M, A, C, upper case for Gold and
// lower case for Onyx; colours and the way each of them goes.

export type Colour = "gold" | "onyx";
export type Size = "S" | "M" | "L";
export type Figure = "mason" | "anubis" | "cleopatra";

/** Where a piece can be: "O18" and "I22" on the rings, "limbo-gold-L", "off-onyx". */
export type Place = string;

/** Round the ring: counterclockwise, to higher numbers, or clockwise. */
export type Way = "+" | "-";

/** A stone, or in a list of drawn things a stack from bottom to top; or a figure. */
export interface Piece {
  readonly kind: "stone" | "figure";
  readonly letter: string;
}

export const COLOURS: readonly Colour[] = ["gold", "onyx"];

export function colourOf(letter: string): Colour {
  return letter === letter.toUpperCase() ? "gold" : "onyx";
}

export const sizeOf = (letter: string): Size => letter.toUpperCase() as Size;

const FIGURES: Readonly<Record<string, Figure>> = { M: "mason", A: "anubis", C: "cleopatra" };

export const isFigure = (word: string): word is Figure =>
  (Object.values(FIGURES) as readonly string[]).includes(word);

export function figureOf(letter: string): Figure {
  return FIGURES[letter.toUpperCase()] ?? "mason";
}

/** Letters as they are for a colour: "LMS" for Gold, "lms" for Onyx. */
export function lettersOf(colour: Colour, upper: string): string {
  return colour === "gold" ? upper : upper.toLowerCase();
}

/** A whole pyramid of a colour. */
export const pyramidOf = (colour: Colour): string => lettersOf(colour, "LMS");

export const otherWay = (way: Way): Way => (way === "+" ? "-" : "+");
export const WAY_SIGNS: Readonly<Record<Way, string>> = { "+": "↺", "-": "↻" };
