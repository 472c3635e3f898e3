// The signs of tokens and tiles as SVG paths in a box of 100 by 100 about (0,0), y down: silhouettes,
// so that each can be told by its outline alone.
//
// `fill` is filled (even-odd), `line` is drawn as strokes of the same colour, `cut` as strokes of the
// ground's colour over both.
import type { Kind, Token } from "../view/position";

export interface Glyph {
  readonly fill: string;
  readonly line?: string;
  readonly cut?: string;
}

function dot(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

const FISH: Glyph = {
  fill:
    "M-48 2C-38 -20 -8 -32 16 -14C21 -10 25 -7 28 -4C33 -12 40 -21 49 -25C45 -8 45 12 49 29" +
    "C40 25 33 16 28 8C12 26 -26 30 -48 2Z" +
    "M-10 -25C-4 -34 8 -38 18 -36C16 -30 14 -24 14 -18C6 -24 -2 -26 -10 -25Z" +
    dot(-29, -5, 4.5),
  cut: "M-15 -17C-8 -7 -8 9 -15 18M2 -10L8 -3L2 4M16 -4L22 2L16 8",
};

const IVORY: Glyph = {
  fill:
    "M-46 30C-48 16 -38 6 -24 8C4 10 26 -10 34 -48C50 -16 40 20 10 36C-8 45 -30 46 -42 42" +
    "C-46 40 -46 36 -46 30Z",
  cut: "M-22 8C-16 18 -16 32 -22 44M-8 7C0 16 2 28 -2 40M20 -10C28 -8 34 -4 38 2",
};

const COAL: Glyph = {
  fill: "M-46 16L-36 -16L-14 -38L16 -34L38 -18L46 10L34 36L2 42L-32 38Z",
  cut: "M-36 -16L-8 -6L16 -34M-8 -6L-4 20L-46 16M-4 20L24 12L38 -18M24 12L34 36M-4 20L2 42",
};

const PLANTS: Glyph = {
  fill:
    "M-4 48L-3 2C-30 2 -46 -18 -46 -42C-34 -38 -22 -32 -15 -24C-14 -36 -8 -45 0 -50" +
    "C8 -45 14 -36 15 -24C22 -32 34 -38 46 -42C46 -18 30 2 3 2L4 48Z" +
    "M-6 46C-26 44 -38 32 -40 16C-22 18 -8 28 -6 46ZM6 46C26 44 38 32 40 16C22 18 8 28 6 46Z",
  cut: "M-15 -24C-15 -14 -10 -6 0 0C10 -6 15 -14 15 -24",
};

const TEXTILE: Glyph = {
  fill:
    "M-46 -46H46V-35H-46ZM-36 -31H36V30H-36Z" +
    "M-36 34H-26L-31 48ZM-19 34H-9L-14 48ZM-5 34H5L0 48ZM9 34H19L14 48ZM26 34H36L31 48Z",
  cut: "M-36 -19H36M-36 -6L-24 6L-12 -6L0 6L12 -6L24 6L36 -6M-36 18H36",
};

const ANKH: Glyph = {
  fill:
    "M-7 -9C-16 -16 -23 -23 -23 -33C-23 -44 -13 -50 0 -50C13 -50 23 -44 23 -33C23 -23 16 -16 7 -9" +
    "L35 -13L35 9L6 5L10 50L-10 50L-6 5L-35 9L-35 -13Z" +
    "M0 -17C-6 -22 -11 -27 -11 -33C-11 -37 -6 -40 0 -40C6 -40 11 -37 11 -33C11 -27 6 -22 0 -17Z",
};

export const TOKEN_GLYPHS: Readonly<Record<Token, Glyph>> = {
  F: FISH,
  I: IVORY,
  C: COAL,
  P: PLANTS,
  T: TEXTILE,
  A: ANKH,
};

/** The head in profile, with the long muzzle and the tall ears. */
const JACKAL: Glyph = {
  fill:
    "M-49 8C-49 4 -47 1 -43 -1L-18 -12C-15 -16 -13 -19 -12 -23L-11 -50L2 -30L8 -31L18 -50L22 -26" +
    "C32 -10 37 14 38 48L-12 48C-9 36 -9 28 -14 22L-40 19C-46 18 -49 14 -49 8Z" +
    "M-10 -10C-4 -14 2 -13 6 -9C1 -6 -5 -6 -10 -10Z",
  cut: "M-46 10L-24 9M-10 30C4 26 24 26 36 30M-11 39C4 35 24 35 37 39",
};

/** From above, with its six legs. */
const BEETLE: Glyph = {
  fill:
    "M-15 -26C-17 -36 -12 -43 -7 -45L-11 -50H-4L0 -47L4 -50H11L7 -45C12 -43 17 -36 15 -26" +
    "C8 -30 -8 -30 -15 -26Z" +
    "M-21 -8C-20 -18 -12 -25 0 -25C12 -25 20 -18 21 -8C10 -13 -10 -13 -21 -8Z" +
    "M-23 -3C-10 -9 10 -9 23 -3C31 8 31 28 20 40C14 47 6 49 0 49C-6 49 -14 47 -20 40C-31 28 -31 8 -23 -3Z",
  line: "M-20 -14L-36 -22L-36 -38M20 -14L36 -22L36 -38M-26 10L-44 8L-48 20M26 10L44 8L48 20M-24 28L-38 34L-40 48M24 28L38 34L40 48",
  cut: "M0 -6V48M-20 10C-14 14 -6 15 0 15C6 15 14 14 20 10",
};

/** Standing, with the hooked beak and the folded wing. */
const FALCON: Glyph = {
  fill:
    "M-33 -36C-30 -46 -20 -51 -9 -50C4 -49 12 -41 13 -30C28 -20 36 0 40 22L49 44L38 42L27 33" +
    "C20 36 12 37 4 36L4 43H14V50H-28V43H-10L-10 34C-26 26 -32 8 -28 -14L-32 -24L-42 -20" +
    "C-44 -28 -41 -34 -33 -36Z" +
    dot(-16, -35, 4),
  cut: "M-22 -28C-20 -23 -15 -22 -10 -25M-2 -22C-6 0 4 22 30 32M8 -20C8 -4 16 12 32 22",
};

/** A sun disc on wings that carries the number. */
const TWO: Glyph = {
  fill: dot(0, -2, 32) + dot(0, -2, 25.5) + "M-50 40H50V47H-50Z",
  line: "M-36 -14L-50 -22M-37 2L-50 2M-35 16L-48 24M36 -14L50 -22M37 2L50 2M35 16L48 24",
};

/** A store with a cornice and a wide gate. */
const WAREHOUSE: Glyph = {
  fill:
    "M-48 -38H48L42 -26H-42ZM-40 -21H40L46 46H20V8C20 -4 12 -11 0 -11C-12 -11 -20 -4 -20 8V46H-46Z" +
    "M-13 46V32H0V46ZM2 46V32H14V46ZM-6 29V16H7V29Z",
};

/** Seated cross-legged with a papyrus on the knees. */
const SCRIBE: Glyph = {
  fill:
    "M-17 -18C-21 -40 -12 -50 0 -50C12 -50 21 -40 17 -18L10 -20V-14H-10V-20Z" +
    "M-10 -11H10C22 -10 27 -3 29 10H-29C-27 -3 -22 -10 -10 -11Z" +
    "M-48 36C-48 22 -38 14 -22 14H22C38 14 48 22 48 36C48 44 42 48 32 48H-32C-42 48 -48 44 -48 36Z" +
    "M-20 20L-24 34H24L20 20Z",
  line: "M30 6L42 -12",
  cut: "M-17 -30C-8 -33 8 -33 17 -30",
};

/** Dunes under the sun. */
const DESERT: Glyph = {
  fill:
    dot(20, -24, 15) +
    "M-50 22C-34 2 -14 -4 2 10C16 22 34 24 50 14V30C30 40 12 38 -4 28C-20 18 -38 22 -50 34Z" +
    "M-50 41C-38 30 -22 28 -8 37C8 47 30 48 50 38V48H-50Z",
};

export const KIND_GLYPHS: Readonly<Record<Kind, Glyph>> = {
  j: JACKAL,
  b: BEETLE,
  f: FALCON,
  "2": TWO,
  w: WAREHOUSE,
  s: SCRIBE,
  d: DESERT,
};
