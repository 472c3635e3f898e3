// What each stone is veined with, drawn in the unit square of a face. Beside letter and symbol it
// is the third sign that tells the colours apart: flecks in lapis, facets in amethyst, waves in
// carnelian, rings in malachite, a gleam on obsidian, grain in sandstone.
import { dots, type Vein } from "$lib/iso/veins";

/** Rings about a point, as far as they lie in the square. */
function rings(...radii: readonly number[]): string {
  return radii
    .map((r) => `M${r} .05Q${r * 1.02} ${r * 0.62} ${r * 0.58} ${r * 0.7}T.05 ${r}`)
    .join("");
}

const LAPIS: readonly Vein[] = [
  {
    d: "M.06 .3Q.3 .1 .62 .2T.94 .08L.94 .3Q.6 .42 .4 .34T.06 .52Z",
    tone: "light",
    opacity: 0.1,
    width: 0,
  },
  { d: "M.1 .84Q.4 .62 .66 .74T.95 .62", tone: "light", opacity: 0.16, width: 0.03 },
  {
    d: dots(
      [0.14, 0.2, 0.018],
      [0.22, 0.11, 0.012],
      [0.83, 0.16, 0.02],
      [0.88, 0.27, 0.011],
      [0.12, 0.77, 0.016],
      [0.26, 0.88, 0.02],
      [0.33, 0.83, 0.01],
      [0.74, 0.9, 0.014],
      [0.9, 0.8, 0.018],
      [0.1, 0.48, 0.012],
      [0.9, 0.55, 0.013],
    ),
    tone: "gold",
    opacity: 0.95,
    width: 0,
  },
];

const AMETHYST: readonly Vein[] = [
  { d: "M.05 .05L.42 .05L.22 .4L.05 .3Z", tone: "light", opacity: 0.2, width: 0 },
  { d: "M.95 .05L.95 .36L.7 .22L.6 .05Z", tone: "light", opacity: 0.1, width: 0 },
  { d: "M.95 .95L.58 .95L.76 .62L.95 .6Z", tone: "dark", opacity: 0.2, width: 0 },
  { d: "M.05 .95L.05 .66L.28 .78L.36 .95Z", tone: "dark", opacity: 0.1, width: 0 },
  {
    d: "M.05 .3L.22 .4L.42 .05M.6 .05L.7 .22L.95 .36M.58 .95L.76 .62L.95 .6M.05 .66L.28 .78L.36 .95M.22 .4L.28 .78M.7 .22L.76 .62",
    tone: "light",
    opacity: 0.3,
    width: 0.012,
  },
];

const CARNELIAN: readonly Vein[] = [
  { d: "M.05 .16Q.28 .03 .5 .14T.95 .1", tone: "light", opacity: 0.32, width: 0.035 },
  { d: "M.05 .34Q.28 .21 .5 .32T.95 .28", tone: "light", opacity: 0.16, width: 0.02 },
  { d: "M.05 .74Q.28 .61 .5 .72T.95 .68", tone: "dark", opacity: 0.16, width: 0.03 },
  { d: "M.05 .9Q.28 .77 .5 .88T.95 .84", tone: "dark", opacity: 0.26, width: 0.05 },
];

const MALACHITE: readonly Vein[] = [
  { d: rings(0.22, 0.5, 0.78), tone: "dark", opacity: 0.26, width: 0.05 },
  { d: rings(0.33, 0.61, 0.9), tone: "light", opacity: 0.26, width: 0.028 },
  {
    d: "M.95 .72Q.84 .76 .8 .95M.95 .84Q.91 .87 .9 .95",
    tone: "dark",
    opacity: 0.24,
    width: 0.035,
  },
];

const OBSIDIAN: readonly Vein[] = [
  { d: "M.05 .42L.42 .05L.66 .05L.05 .66Z", tone: "light", opacity: 0.1, width: 0 },
  { d: "M.05 .76L.76 .05L.8 .05L.05 .8Z", tone: "light", opacity: 0.13, width: 0 },
];

const SANDSTONE: readonly Vein[] = [
  {
    d: "M.05 .25Q.4 .18 .95 .28M.05 .58Q.5 .5 .95 .6M.05 .82Q.45 .76 .95 .84",
    tone: "dark",
    opacity: 0.12,
    width: 0.02,
  },
  {
    d: dots(
      [0.18, 0.14, 0.02],
      [0.72, 0.16, 0.015],
      [0.3, 0.42, 0.013],
      [0.85, 0.46, 0.02],
      [0.14, 0.7, 0.016],
      [0.62, 0.72, 0.012],
      [0.8, 0.88, 0.02],
      [0.4, 0.9, 0.015],
    ),
    tone: "dark",
    opacity: 0.22,
    width: 0,
  },
];

export type Stone = "b" | "p" | "o" | "g" | "x" | "unknown";

export const VEINS: Readonly<Record<Stone, readonly Vein[]>> = {
  b: LAPIS,
  p: AMETHYST,
  o: CARNELIAN,
  g: MALACHITE,
  x: OBSIDIAN,
  unknown: SANDSTONE,
};
