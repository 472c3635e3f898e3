// Stones as they are drawn: frustums seen from above at a slant, each nested on the one below, the
// small one with a tip. All about the point where the pyramid stands; a large stone is 100 wide.
import { mix, polygonPath } from "$lib/iso/faces";
import type { Point } from "$lib/iso/space";
import { colourOf, sizeOf, type Colour, type Size } from "../view/pieces";

export interface Solid {
  readonly letter: string;
  readonly colour: Colour;
  readonly size: Size;
  readonly front: string;
  readonly left: string;
  readonly right: string;
  readonly top: string;
  readonly outline: string;
  /** Courses of masonry across the front (Gold), or slanting veins on all sides (Onyx). */
  readonly pattern: string;
  readonly text: Point;
  readonly textSize: number;
}

interface Shape {
  readonly base: number;
  readonly top: number;
  readonly height: number;
  readonly textSize: number;
}

const SHAPES: Readonly<Record<Size, Shape>> = {
  L: { base: 100, top: 76, height: 23, textSize: 24 },
  M: { base: 72, top: 50, height: 23, textSize: 22 },
  S: { base: 47, top: 0, height: 42, textSize: 18 },
};

/** How deep a square looks from above, and how far below the middle the first stone stands. */
const SLANT = 0.6;
const SINK = 12;

/** How far the top of a stone lies above its base on the screen. */
export function heightOf(stack: string): number {
  return [...stack].reduce((sum, letter) => sum + SHAPES[sizeOf(letter)].height, 0);
}

/** The stones of a stack from bottom to top. */
export function solidsOf(stack: string): Solid[] {
  let ground = SINK;
  return [...stack].map((letter) => {
    const solid = solidAt(letter, ground);
    ground -= SHAPES[sizeOf(letter)].height;
    return solid;
  });
}

type Corners = readonly [Point, Point, Point, Point];

/** The corners of a square about the middle at this height: front left, front right, back ... */
function square(width: number, y: number): Corners {
  const [half, deep] = [width / 2, (width * SLANT) / 2];
  return [
    { x: -half, y: y + deep },
    { x: half, y: y + deep },
    { x: half, y: y - deep },
    { x: -half, y: y - deep },
  ];
}

function solidAt(letter: string, ground: number): Solid {
  const size = sizeOf(letter);
  const colour = colourOf(letter);
  const shape = SHAPES[size];
  const low = square(shape.base, ground);
  const high = square(shape.top, ground - shape.height);
  const front = [low[0], low[1], high[1], high[0]] as const;
  const bottom = low[0].y;
  const rise = bottom - high[0].y;
  return {
    letter,
    colour,
    size,
    front: polygonPath(front),
    left: polygonPath([low[3], low[0], high[0], high[3]]),
    right: polygonPath([low[2], low[1], high[1], high[2]]),
    top: polygonPath(high),
    outline: polygonPath([low[0], low[1], low[2], high[2], high[3], low[3]]),
    pattern: colour === "gold" ? courses(front) : veins(front),
    text: { x: 0, y: bottom - rise * (size === "S" ? 0.1 : 0.17) },
    textSize: shape.textSize,
  };
}

/** Two level lines at both ends of the front, which leave the middle to the letter. */
function courses([lowLeft, lowRight, highRight, highLeft]: Corners): string {
  return [1 / 3, 2 / 3]
    .flatMap((height) => {
      const left = mix(lowLeft, highLeft, height);
      const right = mix(lowRight, highRight, height);
      return [
        polygonPath([left, mix(left, right, 0.24)]),
        polygonPath([right, mix(right, left, 0.24)]),
      ];
    })
    .join("");
}

/** Slanting lines at both ends of the front. */
function veins([lowLeft, lowRight, highRight, highLeft]: Corners): string {
  return [0.02, 0.13, 0.8, 0.91]
    .map((along) =>
      polygonPath([mix(lowLeft, lowRight, along), mix(highLeft, highRight, along + 0.07)]),
    )
    .join("");
}
