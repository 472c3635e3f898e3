// What is drawn where: pieces in their spaces, in the slots of Limbo, among the pyramids that are
// borne off, and on their way.
//
// A pose says how the piece's own drawing is put into the picture. A stone's pose counts the stones
// beneath it, so that each stone of a stack can be drawn, and fly, by itself.
import { COLOURS, pyramidOf, type Colour, type Piece, type Place } from "../view/pieces";
import { borneOff, isOff, waitingIn, type Position } from "../view/position";
import type { Journey } from "../view/journeys";
import type { Layout } from "./layout";
import { arching } from "$lib/board/arching";
import type { Course } from "$lib/board/moving";
import { middleSlot, MIDDLE_SCALE, onBoard } from "./middle";
import { heightOf } from "./solids";

export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A figure, or stones on each other: `letter` has them all. */
export interface Drawn extends Piece {
  readonly key: string;
  readonly pose: Pose;
  /** How many lie in the same slot. */
  readonly count?: number;
  /** How many stones from the top are in hand. */
  readonly raised?: number;
  /** Without letters. */
  readonly plain?: boolean;
}

/** A large stone is 100 wide in its own drawing, a figure 92. */
const STACK_FIT = 2.04 / 100;
const FIGURE_FIT = 2.1 / 100;
/** A figure in hand is lifted a little. */
const LIFT = 10;

/** Where the pieces of a place stand. */
export function poseAt(layout: Layout, place: Place, off = 0): Pose {
  const space = layout.spaces.get(place);
  if (!space) {
    return { ...onBoard(layout, middleSlot(place, off)), scale: MIDDLE_SCALE * layout.middleScale };
  }
  const scale = place.startsWith("O")
    ? layout.stackRadius * STACK_FIT
    : layout.figureRadius * FIGURE_FIT;
  return { ...space.at, scale };
}

export function transformOf({ x, y, scale }: Pose): string {
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`;
}

/** The pose on top of these stones. */
export function onTop(pose: Pose, beneath: string): Pose {
  return { ...pose, y: pose.y - heightOf(beneath) * pose.scale };
}

/** The pieces on the rings; what stands lower on the screen covers what stands behind it. */
export function onRings(
  layout: Layout,
  { stones, figures }: Pick<Position, "stones" | "figures">,
  lifted: ReadonlyMap<Place, number> = new Map(),
): Drawn[] {
  const drawn = (kind: Piece["kind"], pieces: ReadonlyMap<Place, string>): Drawn[] =>
    [...pieces]
      .map(([place, letter]) => {
        const pose = poseAt(layout, place);
        const raised = lifted.get(place) ?? 0;
        const y = pose.y - (kind === "figure" && raised > 0 ? LIFT : 0);
        return { key: `${kind} ${place}`, kind, letter, pose: { ...pose, y }, raised };
      })
      .sort((a, b) => a.pose.y - b.pose.y);
  return [...drawn("figure", figures), ...drawn("stone", stones)];
}

/** What waits in Limbo, and the pyramids borne off; `coming` are still on their way there. */
export function inMiddle(
  layout: Layout,
  position: Position,
  coming: ReadonlySet<Place> = new Set(),
): Drawn[] {
  const here = (count: number, place: Place) => Math.max(0, count - (coming.has(place) ? 1 : 0));
  const waiting = waitingIn(position).map(({ kind, letter, count, place }) => {
    return { key: place, kind, letter, count: here(count, place), pose: poseAt(layout, place) };
  });
  const off = COLOURS.flatMap((colour) => {
    const [place, letter] = [`off-${colour}`, pyramidOf(colour)];
    return Array.from({ length: here(borneOff(position, colour), place) }, (_, at): Drawn => {
      const pose = poseAt(layout, place, at);
      return { key: `${place} ${at}`, kind: "stone", letter, pose, plain: true };
    });
  });
  return [...waiting.filter(({ count }) => count > 0), ...off];
}

export interface Flight extends Piece {
  readonly key: string;
  readonly from: Pose;
  readonly to: Pose;
}

/** The journeys as drawn, lower stones first, so that a stack stays one on its way. */
export function flightsOf(
  layout: Layout,
  journeys: readonly Journey[],
  before: Position,
  after: Position,
): Flight[] {
  return [...journeys]
    .sort((a, b) => rankOf(a.letter) - rankOf(b.letter))
    .map(({ kind, letter, from, to }) => ({
      kind,
      letter,
      key: `${kind} ${letter} ${from} ${to}`,
      from: poseOf(layout, before, { kind, letter }, from),
      to: poseOf(layout, after, { kind, letter }, to),
    }));
}

const rankOf = (letter: string) => "LMS".indexOf(letter.toUpperCase());

/** Where one piece of a position is drawn; off the board that is in the pyramid borne off last. */
function poseOf(layout: Layout, position: Position, { kind, letter }: Piece, place: Place): Pose {
  if (isOff(place)) {
    const colour = place.slice("off-".length) as Colour;
    const last = Math.max(0, borneOff(position, colour) - 1);
    return onTop(poseAt(layout, place, last), "LMS".slice(0, rankOf(letter)));
  }
  const pose = poseAt(layout, place);
  if (kind === "figure") return pose;
  const stack = position.stones.get(place) ?? "";
  return onTop(pose, stack.slice(0, Math.max(0, stack.indexOf(letter))));
}

/** The way of a piece: a low arc. */
export function courseOf({ from, to }: Flight): Course {
  const way = arching(from, to, 46);
  return (part) => ({ transform: way(part) });
}

/** The pieces at the end of their ways. */
export const landed = (flights: readonly Flight[]): Drawn[] =>
  flights.map(({ kind, letter, key, to }) => ({ kind, letter, key, pose: to }));

/** What stands still while the journeys are made: all that has not just come. */
export function resting(
  after: Position,
  journeys: readonly Journey[],
): Pick<Position, "stones" | "figures"> {
  const stones = new Map(after.stones);
  const figures = new Map(after.figures);
  for (const { kind, letter, to } of journeys) {
    const left = stones.get(to)?.replace(letter, "");
    if (kind === "figure") figures.delete(to);
    else if (left === "") stones.delete(to);
    else if (left !== undefined) stones.set(to, left);
  }
  return { stones, figures };
}
