// Every place that can be pointed at: the spaces of both rings, what waits in Limbo, the pyramids
// borne off, the arrows beside a stack that can be pushed. In the order in which they are walked.
import type { Point } from "$lib/iso/space";
import { COLOURS, type Place } from "../view/pieces";
import { waitingIn, type Position } from "../view/position";
import type { PushChoice } from "../choose/powers";
import type { Layout } from "./layout";
import { middleSlot, onBoard, PIT, SLOT_BOX } from "./middle";
import { handleAt } from "./ways";

export interface Spot {
  readonly place: Place;
  /** Its outline. */
  readonly path: string;
  readonly at: Point;
}

/** How far round an arrow counts as the arrow. */
const REACH = 36;

export function spotsOf(
  layout: Layout,
  position: Position,
  pushes: readonly PushChoice[] = [],
): Spot[] {
  const box = (place: Place, size = SLOT_BOX) => boxed(layout, place, size);
  return [
    ...[...layout.spaces].map(([place, { outline, at }]) => ({ place, path: outline, at })),
    ...pushes.map(({ push: { text, target, way } }) => {
      const { at } = handleAt(layout, target, way);
      const half = `a${REACH} ${REACH} 0 1 0`;
      const path = `M${at.x - REACH} ${at.y}${half} ${2 * REACH} 0${half} ${-2 * REACH} 0Z`;
      return { place: text, path, at };
    }),
    box("limbo", PIT),
    ...waitingIn(position).map(({ place }) => box(place)),
    ...COLOURS.map((colour) => box(`off-${colour}`, { width: 3 * SLOT_BOX.width, height: 92 })),
  ];
}

function boxed(layout: Layout, place: Place, size: { width: number; height: number }): Spot {
  const at = onBoard(layout, middleSlot(place));
  const [width, height] = [size.width * layout.middleScale, size.height * layout.middleScale];
  const start = `${(at.x - width / 2).toFixed(1)} ${(at.y - height / 2).toFixed(1)}`;
  const path = `M${start}h${width.toFixed(1)}v${height.toFixed(1)}h${(-width).toFixed(1)}Z`;
  return { place, path, at };
}
