// The three figures as SVG paths in a box of 100 by 100 about (0,0), y down; even-odd filled.
import type { Figure } from "../view/pieces";

/** A kneeling man who swings a mallet. */
const MASON =
  "M-8 -44A10 10 0 1 1 -8 -24A10 10 0 1 1 -8 -44Z" +
  "M-20 -20L2 -22L14 -12L24 -24L18 -30L32 -46L48 -31L33 -17L29 -20L16 -2L6 -6L4 10L24 14L27 36L38 40" +
  "L38 46L14 46L14 26L-4 24L-14 46L-38 46L-38 40L-24 38L-19 14Z";

/** The head of a jackal with pricked ears. */
const ANUBIS =
  "M-26 46L-22 8C-24 -4 -22 -14 -16 -22L-19 -50L-6 -31L-1 -50L8 -26C13 -21 17 -14 21 -8L44 2" +
  "C47 5 46 9 43 11L24 15C17 19 11 20 7 20L10 46Z" +
  "M4 -12L12 -6L3 -6Z";

/** A woman's head from the side, with a high crown and a necklace. */
const CLEOPATRA =
  "M-36 -46L2 -50C10 -42 15 -33 17 -24L19 -14L25 0L20 3L20 9L17 11L18 15L14 20L5 20L6 26L24 34" +
  "L30 46L-34 46L-26 32L-12 24L-14 8L-24 -4Z" +
  "M-27 -13L17 -20L18 -15L-24 -7ZM-20 35L18 36L21 41L-24 41Z" +
  "M6 -6L14 -4L6 -2Z";

export const SILHOUETTES: Readonly<Record<Figure, string>> = {
  mason: MASON,
  anubis: ANUBIS,
  cleopatra: CLEOPATRA,
};

/** Figures grow with their rank: what bumps is not smaller than what is bumped. */
export const FIGURE_SCALE: Readonly<Record<Figure, number>> = {
  mason: 0.86,
  anubis: 0.95,
  cleopatra: 1.04,
};
