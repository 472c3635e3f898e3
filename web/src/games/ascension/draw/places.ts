// Every place that can be pointed at: the spaces of both rings, what waits in Limbo, the pyramids
// borne off. In the order in which they are listed and walked.
import type { Point } from "$lib/iso/space";
import type { Layout } from "./layout";
import { limboPlace, waitingIn } from "../view/limbo";
import { middleSlot, offSlot, onBoard, PIT, SLOT_BOX } from "./middle";
import { COLOURS, type Place, type Position } from "../view/position";

export interface Spot {
  readonly place: Place;
  /** Its outline. */
  readonly path: string;
  readonly at: Point;
}

export function spotsOf(layout: Layout, position: Position): Spot[] {
  const spaces = [...layout.spaces].map(([place, { outline, at }]) => ({
    place,
    path: outline,
    at,
  }));
  const pit = boxed(layout, "limbo", { x: PIT.x + PIT.width / 2, y: PIT.y + PIT.height / 2 }, PIT);
  const waiting = waitingIn(position).map((piece) => {
    const place = limboPlace(piece);
    return boxed(layout, place, middleSlot(place), SLOT_BOX);
  });
  const off = COLOURS.map((colour) =>
    boxed(layout, `off-${colour}`, offSlot(colour, 1), { width: 3 * SLOT_BOX.width, height: 92 }),
  );
  return [...spaces, pit, ...waiting, ...off];
}

function boxed(
  layout: Layout,
  place: Place,
  centre: Point,
  size: { width: number; height: number },
): Spot {
  const at = onBoard(layout, centre);
  const [width, height] = [size.width * layout.middleScale, size.height * layout.middleScale];
  const start = `${(at.x - width / 2).toFixed(1)} ${(at.y - height / 2).toFixed(1)}`;
  const path = `M${start}h${width.toFixed(1)}v${height.toFixed(1)}h${(-width).toFixed(1)}Z`;
  return { place, path, at };
}
