// How large the parts of a sheet are and where they begin, in the units of the drawing, by its shape.

export interface Measures {
  readonly width: number;
  readonly height: number;
  readonly pyramid: { x: number; ground: number; stone: readonly [width: number, height: number] };
  readonly arch: {
    x: number;
    ground: number;
    stone: readonly [width: number, height: number];
    door: number;
  };
  readonly cornice: number;
  readonly mosaic: { x: number; ground: number; side: number };
  readonly quarry: {
    x: number;
    y: number;
    stone: readonly [width: number, height: number];
    columns: number;
  };
  readonly jokers: { x: number; y: number; side: number };
  /** The medals beside the pyramid's top. */
  readonly medal: number;
  /** The row of medals of arch, mosaic and whole sheet. */
  readonly row: { x: number; y: number; side: number; step: number };
}

export const WIDE: Measures = {
  width: 1120,
  height: 548,
  pyramid: { x: 62, ground: 426, stone: [70, 61] },
  arch: { x: 532, ground: 426, stone: [66, 58], door: 66 },
  cornice: 66,
  mosaic: { x: 796, ground: 426, side: 70 },
  quarry: { x: 42, y: 456, stone: [56, 54], columns: 12 },
  jokers: { x: 776, y: 456, side: 56 },
  medal: 54,
  row: { x: 802, y: 74, side: 58, step: 70 },
};

export const TALL: Measures = {
  width: 720,
  height: 990,
  pyramid: { x: 66, ground: 424, stone: [104, 64] },
  arch: { x: 40, ground: 816, stone: [88, 60], door: 84 },
  cornice: 70,
  mosaic: { x: 350, ground: 816, side: 78 },
  quarry: { x: 30, y: 842, stone: [55, 54], columns: 12 },
  jokers: { x: 215, y: 910, side: 58 },
  medal: 74,
  row: { x: 357, y: 434, side: 64, step: 78 },
};

/** The even sheet at its flattest: each stone is still large enough to be hit on a small phone. */
export const FLAT: Measures = {
  width: 720,
  height: 652,
  pyramid: { x: 48, ground: 358, stone: [74, 54] },
  arch: { x: 516, ground: 358, stone: [62, 54], door: 58 },
  cornice: 54,
  mosaic: { x: 26, ground: 626, side: 56 },
  quarry: { x: 278, y: 448, stone: [70, 57], columns: 6 },
  jokers: { x: 348, y: 572, side: 56 },
  medal: 58,
  row: { x: 292, y: 376, side: 60, step: 112 },
};

/** And at its steepest. */
export const STEEP: Measures = {
  width: 720,
  height: 950,
  pyramid: { x: 48, ground: 526, stone: [74, 82] },
  arch: { x: 516, ground: 526, stone: [62, 82], door: 58 },
  cornice: 82,
  mosaic: { x: 26, ground: 920, side: 74 },
  quarry: { x: 342, y: 640, stone: [59, 84], columns: 6 },
  jokers: { x: 354, y: 840, side: 66 },
  medal: 70,
  row: { x: 350, y: 556, side: 66, step: 90 },
};

/** Every measure so far on its way from one sheet to another, 0 to 1. */
export function between(from: Measures, to: Measures, part: number): Measures {
  const mixed = (one: unknown, other: unknown): unknown => {
    if (typeof one === "number") return Math.round(one + ((other as number) - one) * part);
    if (Array.isArray(one)) return one.map((it, at) => mixed(it, (other as unknown[])[at]));
    const entries = Object.entries(one as object);
    return Object.fromEntries(
      entries.map(([key, it]) => [key, mixed(it, (other as Record<string, unknown>)[key])]),
    );
  };
  return mixed(from, to) as Measures;
}
