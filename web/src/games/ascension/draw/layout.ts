// Where everything lies in the picture: the outlines of the spaces, where pieces stand, Limbo and
// the pyramids that are borne off.
//
// The one idea: the two rings are a band of triangles, those for stones with their base outside and
// those for figures with their base inside. The band runs along a rounded rectangle, whose
// proportions follow the screen (a phone's is tall), so that the spaces are as large as can be.
import { mix, polygonPath } from "$lib/iso/faces";
import type { Point } from "$lib/iso/space";
import type { Place } from "../view/pieces";
import type { Table } from "../view/table";
import { hexagonBand, ringBand, type Band, type Corner } from "./bands";

export interface Space {
  /** The path of its outline. */
  readonly outline: string;
  /** Where pieces stand: the middle of the largest circle inside, and that circle's radius. */
  readonly at: Point;
  readonly radius: number;
  /** Where its number stands, outside the band, and the direction there. */
  readonly label: Point;
  readonly outward: Point;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** How much room a stack has in every space, and a figure: the radius of a circle. */
  readonly stackRadius: number;
  readonly figureRadius: number;
  readonly spaces: ReadonlyMap<Place, Space>;
  /** The board's outer edge, and the edge of its middle. */
  readonly rim: string;
  readonly hollow: string;
  /** The middle's group is drawn about this point at this scale. */
  readonly middle: Point;
  readonly middleScale: number;
}

/** Room around the band for the numbers and the signs of the blue spaces. */
const MARGIN = 46;

/** The proportions that a ring may have, width to height. */
const ASPECTS: readonly number[] = [0.8, 1, 1.2, 1.45];

/** The proportion nearest to that of the room there is. */
export function aspectFor(width: number, height: number): number {
  const wanted = width / Math.max(height, 1);
  return ASPECTS.reduce((best, aspect) =>
    Math.abs(Math.log(aspect / wanted)) < Math.abs(Math.log(best / wanted)) ? aspect : best,
  );
}

export function layoutOf(table: Table, aspect: number): Layout {
  const band = table.outline === "ring" ? ringBand(table, aspect) : hexagonBand();
  const { width, height } = band;
  const centre = { x: width / 2 + MARGIN, y: height / 2 + MARGIN };
  const spaces = spacesOf(band, centre);
  return {
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
    stackRadius: smallest(spaces, "O"),
    figureRadius: smallest(spaces, "I"),
    spaces,
    rim: pathOf(band.rim, centre),
    hollow: pathOf(band.hollow.edge, centre),
    middle: centre,
    middleScale: middleScale(band),
  };
}

/** What the middle holds (middle.ts) needs this much room. */
const MIDDLE = { x: 500, y: 370 };

function middleScale({ hollow }: Band): number {
  return Math.min(1.3, (hollow.width - 40) / MIDDLE.x, (hollow.height - 40) / MIDDLE.y);
}

function spacesOf(band: Band, centre: Point): Map<Place, Space> {
  const spaces = new Map<Place, Space>();
  band.outer.forEach((corner, at) => spaces.set(`O${at}`, spaceOf(corner, centre, 23)));
  band.inner.forEach((corner, at) => spaces.set(`I${at}`, spaceOf(corner, centre, 15)));
  return spaces;
}

function smallest(spaces: ReadonlyMap<Place, Space>, ring: string): number {
  const radii = [...spaces].flatMap(([place, { radius }]) =>
    place.startsWith(ring) ? radius : [],
  );
  return Math.min(...radii);
}

function spaceOf(corner: Corner, centre: Point, gap: number): Space {
  const { at, radius } = centreOf(corner);
  const { base, apex } = corner;
  const [from, to] = [base[0] ?? apex, base.at(-1) ?? apex];
  const chord = mix(from, to, 0.5);
  // The middle of a bent base lies further out than that of its chord.
  const middle = base.length % 2 === 1 ? (base[(base.length - 1) / 2] ?? chord) : chord;
  const length = Math.hypot(chord.x - apex.x, chord.y - apex.y);
  const outward = { x: (chord.x - apex.x) / length, y: (chord.y - apex.y) / length };
  // Beyond the base, and clear of a piece where the base bends towards it.
  const along = (middle.x - at.x) * outward.x + (middle.y - at.y) * outward.y;
  const reach = Math.max(radius - along, 0) + gap;
  const label = { x: middle.x + outward.x * reach, y: middle.y + outward.y * reach };
  return {
    outline: pathOf([...base, apex], centre),
    at: moved(at, centre),
    radius,
    label: moved(label, centre),
    outward,
  };
}

const moved = (point: Point, by: Point): Point => ({ x: point.x + by.x, y: point.y + by.y });
/** The largest circle inside the triangle between the base's ends and the apex. */
function centreOf({ base, apex }: Corner): { at: Point; radius: number } {
  const [a, b, c] = [base[0] ?? apex, base.at(-1) ?? apex, apex];
  const [toA, toB, toC] = [distance(b, c), distance(a, c), distance(a, b)];
  const round = toA + toB + toC;
  const at = {
    x: (toA * a.x + toB * b.x + toC * c.x) / round,
    y: (toA * a.y + toB * b.y + toC * c.y) / round,
  };
  const area = Math.abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / 2;
  return { at, radius: (2 * area) / round };
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

const pathOf = (points: readonly Point[], centre: Point): string =>
  polygonPath(points.map((point) => moved(point, centre)));
