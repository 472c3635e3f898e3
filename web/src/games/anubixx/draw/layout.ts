// Where everything on a sheet lies: a wide one for tables, a tall one for phones, and one between them
// that takes the proportions of the room there is.
//
// Pure geometry in the units of the drawing's view box. Every place of the sheet has a box, and so
// has every joker (`J1`..) and bonus (`bonus-sun`); decoration is drawn from the same numbers.
import type { Point } from "$lib/iso/space";
import type { Building } from "../view/stones";
import { between, FLAT, STEEP, TALL, WIDE, type Measures } from "./measures";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Shape = "wide" | "tall" | "even";

export interface Layout {
  readonly shape: Shape;
  readonly width: number;
  readonly height: number;
  /** Boxes by place. */
  readonly places: ReadonlyMap<string, Box>;
  readonly buildings: Readonly<Record<Building, Box>>;
  /** The strip behind the quarry, and the one behind the jokers. */
  readonly quarry: Box;
  readonly jokers: Box;
  /** Beside each row of the pyramid, each level of the arch (the last is the final stone), each
      count of the mosaic: where its points are printed. */
  readonly points: Readonly<Record<Building, readonly Point[]>>;
}

const GAP = 3;

/** 1 to `count`. */
export const upTo = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index + 1);

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** A stone in its cell, with a seam around it. */
const inSeam = (x: number, y: number, width: number, height: number): Box =>
  box(x + GAP / 2, y + GAP / 2, width - GAP, height - GAP);

export const middleOf = ({ x, y, width, height }: Box): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

type Places = [string, Box][];

function pyramidPlaces({ pyramid }: Measures): Places {
  const [width, height] = pyramid.stone;
  return upTo(6).flatMap((row) =>
    upTo(7 - row).map((column): [string, Box] => {
      const x = pyramid.x + (column - 1 + (row - 1) / 2) * width;
      return [`P${row}${column}`, inSeam(x, pyramid.ground - row * height, width, height)];
    }),
  );
}

function archPlaces({ arch, cornice }: Measures): Places {
  const [width, height] = arch.stone;
  const right = arch.x + width + arch.door;
  const columns = upTo(5).flatMap((level): Places => {
    const y = arch.ground - level * height;
    return [
      [`L${level}`, inSeam(arch.x, y, width, height)],
      [`R${level}`, inSeam(right, y, width, height)],
    ];
  });
  const top = arch.ground - 5 * height - cornice;
  const lintel = box(arch.x - 10, top, 2 * width + arch.door + 20, cornice - GAP / 2);
  return [...columns, ["K", lintel]];
}

function mosaicPlaces({ mosaic: { x, ground, side } }: Measures): Places {
  return upTo(3).flatMap((row) =>
    upTo(4).map((column): [string, Box] => [
      `M${row}${column}`,
      inSeam(x + (column - 1) * side, ground - (4 - row) * side, side, side),
    ]),
  );
}

function stripPlaces({ quarry, jokers }: Measures): Places {
  const [width, height] = quarry.stone;
  const stones = upTo(12).map((number): [string, Box] => {
    const [column, row] = [
      (number - 1) % quarry.columns,
      Math.floor((number - 1) / quarry.columns),
    ];
    return [
      `Q${number}`,
      inSeam(quarry.x + column * width, quarry.y + row * height, width, height),
    ];
  });
  const others = upTo(5).map((number): [string, Box] => [
    `J${number}`,
    inSeam(jokers.x + (number - 1) * jokers.side, jokers.y, jokers.side, jokers.side),
  ]);
  return [...stones, ...others];
}

/** Bonuses lie near their buildings: beside the pyramid's top, and over the mosaic or beside it. */
function bonusPlaces({ pyramid, medal, row }: Measures): Places {
  const [width, height] = pyramid.stone;
  const top = pyramid.ground - 6 * height;
  const right = pyramid.x + 6 * width;
  const side = medal;
  const atTop = (name: string, x: number, row: number): [string, Box] => [
    `bonus-${name}`,
    box(x, top + row * (side + 6), side, side),
  ];
  const ofMosaic = ["sun", "snake", "lotus", "end"].map((name, index): [string, Box] => [
    `bonus-${name}`,
    box(row.x + index * row.step, row.y, row.side, row.side),
  ]);
  return [
    atTop("scarab", pyramid.x - 16, 0),
    atTop("falcon", pyramid.x - 10 + side, 0),
    atTop("eye", pyramid.x - 16, 1),
    atTop("crook", right - side + 2, 0),
    atTop("ankh", right - side + 2, 1),
    ...ofMosaic,
  ];
}

function pointsPlaces({ pyramid, arch, cornice, mosaic }: Measures): Layout["points"] {
  const [width, height] = pyramid.stone;
  const [column, level] = arch.stone;
  const door = arch.x + column + arch.door / 2;
  const over = mosaic.ground - 3 * mosaic.side;
  const step = (4 * mosaic.side) / 5;
  return {
    pyramid: upTo(6).map((row) => ({
      x: pyramid.x + ((row - 1) / 2) * width - 20,
      y: pyramid.ground - (row - 0.5) * height,
    })),
    arch: upTo(6).map((row) =>
      row < 6
        ? { x: door, y: arch.ground - (row - 0.5) * level }
        : { x: arch.x + 12, y: arch.ground - 5 * level - cornice * 0.2 },
    ),
    mosaic: upTo(5).map((index) => ({ x: mosaic.x + (index - 0.5) * step, y: over - 26 })),
  };
}

function layoutOf(shape: Shape, measures: Measures): Layout {
  const { pyramid, arch, cornice, mosaic, quarry, jokers } = measures;
  const [width, height] = pyramid.stone;
  const [column, level] = arch.stone;
  const { side } = mosaic;
  const archHeight = 5 * level + cornice;
  return {
    shape,
    width: measures.width,
    height: measures.height,
    places: new Map([
      ...pyramidPlaces(measures),
      ...archPlaces(measures),
      ...mosaicPlaces(measures),
      ...stripPlaces(measures),
      ...bonusPlaces(measures),
    ]),
    buildings: {
      pyramid: box(pyramid.x, pyramid.ground - 6 * height, 6 * width, 6 * height),
      arch: box(arch.x, arch.ground - archHeight, 2 * column + arch.door, archHeight),
      mosaic: box(mosaic.x, mosaic.ground - 3 * side, 4 * side, 3 * side),
    },
    quarry: box(
      quarry.x,
      quarry.y,
      quarry.columns * quarry.stone[0],
      (12 / quarry.columns) * quarry.stone[1],
    ),
    jokers: box(jokers.x, jokers.y, 5 * jokers.side, jokers.side),
    points: pointsPlaces(measures),
  };
}

export const LAYOUTS = {
  wide: layoutOf("wide", WIDE),
  tall: layoutOf("tall", TALL),
} as const;

/** The even sheet of these proportions, height by width, or the nearest that there is. */
export function evenLayout(ratio: number): Layout {
  const [flattest, steepest] = [FLAT.height / FLAT.width, STEEP.height / STEEP.width];
  const part = (ratio - flattest) / (steepest - flattest);
  return layoutOf("even", between(FLAT, STEEP, Math.min(Math.max(part, 0), 1)));
}

/** The layout for a room in CSS pixels: the one that is largest there, so none shrinks with more room. */
export function layoutFor(width: number, height: number): Layout {
  const even = evenLayout(height / width);
  const area = (layout: Layout) =>
    Math.min(width / layout.width, height / layout.height) ** 2 * layout.width * layout.height;
  const better = (one: Layout, other: Layout) => (area(one) > area(other) ? one : other);
  return better(better(LAYOUTS.wide, even), LAYOUTS.tall);
}

export function boxOf(layout: Layout, place: string): Box {
  const found = layout.places.get(place);
  if (!found) throw new RangeError(`no place ${place} on a sheet`);
  return found;
}

export function middles({ places }: Layout): Map<string, Point> {
  return new Map([...places].map(([place, box]) => [place, middleOf(box)] as const));
}

/** The outline of a place, as a path. */
export function outlineOf(layout: Layout, place: string): string {
  const { x, y, width, height } = boxOf(layout, place);
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

/** How much higher than the sheet's room beside a place a panel may be: it covers what lies around. */
const AROUND = "7.25rem";

/** CSS for a panel beside a place, below or above it: `width` is the panel's. */
export function besidePlace(layout: Layout, place: string, width: string): string {
  const box = boxOf(layout, place);
  const { x, y } = middleOf(box);
  const part = (length: number) => `${(100 * length) / layout.height}%`;
  const clear = box.height / 2 + 8;
  const above = y > layout.height / 2;
  const side = above ? `bottom: ${part(layout.height - y + clear)}` : `top: ${part(y + clear)}`;
  const high = part((above ? y : layout.height - y) - clear);
  const left = `${(100 * x) / layout.width}% - ${width} / 2`;
  return `width: min(${width}, 100%); left: clamp(0px, ${left}, 100% - ${width}); max-height: calc(${high} + ${AROUND}); ${side}`;
}
