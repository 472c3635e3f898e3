// The symbols, each in a box of 100 by 100 about (0,0), y down: filled shapes (even-odd) and lines.
import type { Bonus } from "../view/position";

export interface Glyph {
  readonly fill: string;
  readonly line: string;
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Rays about the middle: thin triangles that widen outwards. */
function rays(count: number, from: number, to: number, half: number): string {
  const ray = (index: number) => {
    const turn = (2 * Math.PI * index) / count;
    const at = (radius: number, aside: number) => {
      const x = radius * Math.sin(turn) + aside * Math.cos(turn);
      const y = -radius * Math.cos(turn) + aside * Math.sin(turn);
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    };
    return `M${at(from, 0)}L${at(to, half)}L${at(to, -half)}Z`;
  };
  return Array.from({ length: count }, (_, index) => ray(index)).join("");
}

export const GLYPHS: Readonly<Record<Bonus, Glyph>> = {
  scarab: {
    fill:
      "M-3 -10C-27 -14 -30 38 -3 44ZM3 -10C27 -14 30 38 3 44ZM-18 -14C-16 -29 16 -29 18 -14Z" +
      circle(0, -39, 9),
    line:
      "M-19 -6L-35 -18L-33 -34M19 -6L35 -18L33 -34M-22 10L-43 8M22 10L43 8" +
      "M-19 28L-35 38L-32 49M19 28L35 38L32 49",
  },
  falcon: {
    fill:
      "M-22 -33C-19 -44 -7 -50 4 -45C15 -40 15 -29 17 -20C20 -8 27 4 29 18L44 46L22 33" +
      "C14 38 6 40 0 39L1 44L12 49L-20 49L-9 44L-9 36C-23 24 -26 2 -17 -13L-18 -22L-32 -20" +
      "C-33 -26 -29 -32 -22 -33Z" +
      circle(-7, -34, 4.5),
    line: "",
  },
  eye: {
    fill:
      "M-47 -20C-26 -41 18 -41 46 -25L44 -14C16 -29 -20 -29 -43 -9Z" +
      "M-48 2C-26 -22 20 -22 48 0C22 20 -22 20 -48 2ZM-31 2C-16 11 14 11 31 0C14 -12 -14 -11 -31 2Z" +
      circle(0, 0, 9) +
      "M-14 16L-4 17L-6 45L-17 37Z",
    line: "M7 17C11 33 25 43 36 37C44 31 38 21 31 26",
  },
  crook: {
    fill: "",
    line: "M-8 48L-8 -16C-8 -50 38 -48 34 -18C32 -5 18 -4 14 -13M-19 6L3 6M-19 20L3 20M-19 34L3 34",
  },
  ankh: {
    fill:
      "M0 -48C15 -48 25 -38 25 -26C25 -15 16 -6 7 1L34 -2L34 14L6 11L10 48L-10 48L-6 11L-34 14" +
      "L-34 -2L-7 1C-16 -6 -25 -15 -25 -26C-25 -38 -15 -48 0 -48Z" +
      "M0 -36C-7 -36 -12 -31 -12 -25C-12 -19 -6 -13 0 -8C6 -13 12 -19 12 -25C12 -31 7 -36 0 -36Z",
    line: "",
  },
  sun: { fill: circle(0, 0, 19) + rays(8, 25, 47, 7), line: "" },
  snake: {
    fill: "M22 -40C34 -47 47 -38 45 -29C43 -20 29 -19 22 -26Z" + circle(34, -32, 3),
    line: "M-43 33C-30 14 -18 46 2 40C24 33 24 14 4 10C-16 6 -24 -12 -6 -26C4 -34 16 -36 28 -32",
  },
  lotus: {
    fill:
      "M0 -46C15 -28 15 -8 0 10C-15 -8 -15 -28 0 -46ZM-33 -33C-17 -27 -11 -8 -6 11C-22 6 -34 -12 -33 -33Z" +
      "M33 -33C17 -27 11 -8 6 11C22 6 34 -12 33 -33ZM-49 -7C-32 -12 -18 -2 -9 14C-26 18 -43 10 -49 -7Z" +
      "M49 -7C32 -12 18 -2 9 14C26 18 43 10 49 -7Z",
    line: "M0 16L0 48",
  },
  end: {
    fill: "M0 -44L15 -18L-15 -18ZM-18 -12L18 -12L30 10L-30 10ZM-34 16L34 16L46 38L-46 38Z",
    line: "",
  },
};
