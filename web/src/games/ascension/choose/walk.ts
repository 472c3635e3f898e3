// Walking over the board from the keyboard: which place a key leads to.
//
// Arrow keys go where they point: along the ring, across to the other ring, or into the middle.
// Plus and minus walk round the ring as the players do, counterclockwise and clockwise. N leads to
// the next place that can be chosen now, L to Limbo.
import { walker, type Walk } from "$lib/board/walker";
import { isArrow, nextInDirection } from "$lib/iso/direction";
import type { Point } from "$lib/iso/space";
import type { Place } from "../view/pieces";
import { isLimbo } from "../view/position";
import { across, beside, type Table } from "../view/table";

export interface Ground {
  readonly table: Table;
  /** Everything that can have the focus, and where it lies. */
  readonly points: ReadonlyMap<Place, Point>;
  readonly chosen: (place: Place) => boolean;
}

const isSpace = (place: Place) => /^[OI]\d/.test(place);

export function walkOver({ table, points, chosen }: Ground): Walk {
  const walk = walker({ points, jumps: { n: chosen, l: isLimbo } });
  const among = (wanted: (place: Place) => boolean) =>
    new Map([...points].filter(([place]) => wanted(place)));
  return (from, key) => {
    if (!isSpace(from)) return walk(from, key);
    if (key === "+" || key === "-") return beside(table, from, key);
    const at = points.get(from);
    if (!at || !isArrow(key)) return walk(from, key);
    const near = [beside(table, from, "+"), beside(table, from, "-"), ...across(table, from)];
    const neighbour = nextInDirection(
      among((place) => near.includes(place)),
      at,
      key,
    );
    return (
      neighbour ??
      nextInDirection(
        among((place) => !isSpace(place)),
        at,
        key,
      )
    );
  };
}
