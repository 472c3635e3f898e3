// Where a piece is drawn: in a space, in a slot of Limbo, among the pyramids that are borne off.
//
// A pose says how the piece's own drawing is put into the picture. A stone's pose counts the stones
// beneath it, so that each stone of a stack can be drawn, and fly, by itself.
import type { Journey } from "../view/journeys";
import type { Layout } from "./layout";
import { middleSlot, MIDDLE_SCALE, onBoard } from "./middle";
import { seatOf, type Colour, type Place, type Position } from "../view/position";
import { heightOf } from "./solids";

export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A large stone is 100 wide in its own drawing, a figure 92. */
const STACK_FIT = 2.04 / 100;
const FIGURE_FIT = 2.1 / 100;

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

/** Where one piece of a position is drawn. */
export function poseOf(
  layout: Layout,
  position: Position,
  { kind, letter }: Pick<Journey, "kind" | "letter">,
  place: Place,
): Pose {
  if (place.startsWith("off")) return poseOffBoard(layout, position, place, letter);
  const pose = poseAt(layout, place);
  if (kind === "figure") return pose;
  const stack = position.stones.get(place) ?? "";
  const beneath = stack.slice(0, Math.max(0, stack.indexOf(letter)));
  return { ...pose, y: pose.y - heightOf(beneath) * pose.scale };
}

/** The stone of the pyramid that was borne off last. */
function poseOffBoard(layout: Layout, position: Position, place: Place, letter: string): Pose {
  const colour = place.slice("off-".length) as Colour;
  const off = position.off[seatOf(position, colour)] ?? 1;
  const pose = poseAt(layout, place, Math.max(0, off - 1));
  const beneath = "LMS".slice(0, "LMS".indexOf(letter.toUpperCase()));
  return { ...pose, y: pose.y - heightOf(beneath) * pose.scale };
}

export interface Flight extends Pick<Journey, "kind" | "letter"> {
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
    .map((journey) => ({
      kind: journey.kind,
      letter: journey.letter,
      key: `${journey.kind} ${journey.letter} ${journey.from} ${journey.to}`,
      from: poseOf(layout, before, journey, journey.from),
      to: poseOf(layout, after, journey, journey.to),
    }));
}

const rankOf = (letter: string) => "LMS".indexOf(letter.toUpperCase());

/** The pose on the way, in a low arc. */
export function onTheWay({ from, to }: Flight, part: number): Pose {
  const lift =
    Math.sin(Math.PI * part) * Math.min(46, Math.hypot(to.x - from.x, to.y - from.y) / 3);
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part - lift,
    scale: from.scale + (to.scale - from.scale) * part,
  };
}

/** What stands still while the journeys are made: all that has not just come. */
export function resting(
  after: Position,
  journeys: readonly Journey[],
): Pick<Position, "stones" | "figures"> {
  if (journeys.length === 0) return after;
  const stones = new Map(after.stones);
  const figures = new Map(after.figures);
  for (const { kind, letter, to } of journeys) {
    if (kind === "figure") figures.delete(to);
    const left = stones.get(to)?.replace(letter, "");
    if (left === "") stones.delete(to);
    else if (left !== undefined && kind === "stone") stones.set(to, left);
  }
  return { stones, figures };
}
