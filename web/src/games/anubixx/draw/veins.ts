// What each stone is veined with, in a box of 100 by 100: beside its letter the second sign that
// tells the colours apart. Waves in red jasper, grains in yellow sandstone, rings in malachite,
// flecks of gold in lapis, facets in lilac amethyst, chevrons in orange carnelian.
import { dots } from "$lib/iso/veins";
import type { Colour } from "../view/stones";

export interface Vein {
  readonly line: string;
  readonly fill: string;
  readonly tone: "light" | "dark" | "gold";
}

const waves = (...heights: readonly number[]): string =>
  heights.map((y) => `M6 ${y}q11 -9 22 0t22 0t22 0t22 0`).join("");

const chevrons = (...heights: readonly number[]): string =>
  heights.map((y) => `M6 ${y + 11}l22 -13l22 13l22 -13l22 13`).join("");

export const VEINS: Readonly<Record<Colour, Vein>> = {
  r: { line: waves(14, 32, 68, 86), fill: "", tone: "light" },
  y: {
    line: "",
    fill: dots(
      [14, 16, 3.4],
      [34, 10, 2.4],
      [80, 14, 3.8],
      [92, 32, 2.6],
      [10, 44, 2.6],
      [16, 78, 3.8],
      [36, 90, 2.8],
      [62, 86, 2.4],
      [84, 82, 3.6],
      [90, 58, 2.4],
      [58, 10, 2.2],
    ),
    tone: "dark",
  },
  g: {
    line: "M6 24Q22 22 24 6M6 40Q36 38 40 6M6 56Q50 52 56 6M94 76Q78 78 76 94M94 60Q64 62 60 94",
    fill: "",
    tone: "light",
  },
  b: {
    line: "",
    fill: dots(
      [16, 22, 2.2],
      [24, 12, 1.5],
      [82, 18, 2.6],
      [88, 30, 1.5],
      [12, 76, 2],
      [28, 88, 2.5],
      [36, 82, 1.4],
      [72, 90, 2],
      [90, 78, 2.2],
      [10, 50, 1.6],
      [90, 54, 1.7],
      [58, 12, 1.6],
    ),
    tone: "gold",
  },
  l: {
    line: "M6 30L30 6M6 70L30 94M94 30L70 6M94 70L70 94M6 30L22 50L6 70M94 30L78 50L94 70",
    fill: "",
    tone: "light",
  },
  o: { line: chevrons(10, 24, 74, 88), fill: "", tone: "dark" },
};
