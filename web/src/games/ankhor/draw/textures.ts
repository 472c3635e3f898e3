// What each colour's stone is patterned with, drawn in the unit square of a face. Beside the letter it
// is the sign that tells the colours apart: flecks of gold in lapis, the crossing grain of ivory, the
// broken planes of coal, the rings of malachite, the weave of red cloth.
import { dots, type Vein } from "$lib/iso/veins";
import type { Colour } from "../view/position";

/** Parallel lines from one border of the face to the opposite one. */
function lines(direction: "along" | "across", from: number, step: number): string {
  const places = Array.from({ length: 9 }, (_, i) => from + i * step).filter((at) => at < 0.96);
  return places
    .map((at) => (direction === "along" ? `M.04 ${at}H.96` : `M${at} .04V.96`))
    .map((d) => d.replace(/(\d\.\d{3})\d+/g, "$1"))
    .join("");
}

/** Quarter rings about a corner of the face. */
function rings(...radii: readonly number[]): string {
  return radii.map((r) => `M${r + 0.03} .03A${r} ${r * 0.9} 0 0 1 .03 ${r * 0.9 + 0.03}`).join("");
}

const LAPIS: readonly Vein[] = [
  {
    d: "M.04 .3Q.3 .1 .6 .2T.96 .1V.28Q.62 .4 .4 .34T.04 .5Z",
    tone: "light",
    opacity: 0.12,
    width: 0,
  },
  { d: "M.04 .8Q.4 .62 .66 .74T.96 .62", tone: "light", opacity: 0.16, width: 0.03 },
  {
    d: dots(
      [0.12, 0.14, 0.02],
      [0.25, 0.09, 0.013],
      [0.85, 0.14, 0.02],
      [0.9, 0.3, 0.013],
      [0.1, 0.72, 0.016],
      [0.16, 0.9, 0.022],
      [0.34, 0.88, 0.012],
      [0.68, 0.92, 0.016],
      [0.9, 0.86, 0.022],
      [0.08, 0.4, 0.014],
      [0.92, 0.56, 0.014],
    ),
    tone: "gold",
    opacity: 0.9,
    width: 0,
  },
];

const BONE: readonly Vein[] = [
  {
    d: "M.04 .12L.88 .96M.04 .4L.6 .96M.04 .68L.32 .96M.12 .04L.96 .88M.4 .04L.96 .6M.68 .04L.96 .32",
    tone: "dark",
    opacity: 0.1,
    width: 0.014,
  },
  {
    d: "M.96 .12L.12 .96M.96 .4L.4 .96M.96 .68L.68 .96M.88 .04L.04 .88M.6 .04L.04 .6M.32 .04L.04 .32",
    tone: "dark",
    opacity: 0.1,
    width: 0.014,
  },
];

const JET: readonly Vein[] = [
  { d: "M.04 .04H.5L.3 .3L.04 .36Z", tone: "light", opacity: 0.14, width: 0 },
  { d: "M.5 .04H.96V.3L.66 .24Z", tone: "light", opacity: 0.07, width: 0 },
  { d: "M.96 .96H.62L.74 .64L.96 .54Z", tone: "light", opacity: 0.1, width: 0 },
  { d: "M.04 .96V.64L.24 .7L.4 .96Z", tone: "light", opacity: 0.05, width: 0 },
  {
    d: "M.04 .36L.3 .3L.5 .04L.66 .24L.96 .3M.66 .24L.74 .64L.96 .54M.74 .64L.62 .96M.3 .3L.24 .7L.04 .64M.24 .7L.4 .96",
    tone: "light",
    opacity: 0.2,
    width: 0.012,
  },
];

const MALACHITE: readonly Vein[] = [
  { d: rings(0.22, 0.5, 0.78), tone: "dark", opacity: 0.26, width: 0.05 },
  { d: rings(0.34, 0.62, 0.9), tone: "light", opacity: 0.26, width: 0.03 },
  {
    d: "M.96 .7Q.82 .74 .76 .96M.96 .83Q.89 .86 .87 .96",
    tone: "dark",
    opacity: 0.24,
    width: 0.035,
  },
];

const CLOTH: readonly Vein[] = [
  { d: lines("along", 0.1, 0.1), tone: "dark", opacity: 0.22, width: 0.022 },
  { d: lines("across", 0.1, 0.1), tone: "light", opacity: 0.13, width: 0.016 },
];

export const VEINS: Readonly<Record<Colour, readonly Vein[]>> = {
  F: LAPIS,
  I: BONE,
  C: JET,
  P: MALACHITE,
  T: CLOTH,
};
