// Walking over the stack from the keyboard: the arrow keys lead along the floor from column to
// column, page up and down from box to box of one.
import { walker, type Walk } from "$lib/board/walker";
import { isArrow } from "$lib/iso/direction";
import type { Point } from "$lib/iso/space";
import { keyOf } from "../view/stack";
import type { Target } from "./targets";

/** Levels count less than places: whoever takes a box off goes on with the one below. */
const LEVEL = 1 / 8;

/** Where the targets lie on the floor, with right and down as the arrows go on the screen. */
export function floorPoints(targets: readonly Target[], mirrored: boolean): Map<string, Point> {
  const point = ({ i, j, z }: Target): Point => ({ x: i + z * LEVEL, y: j + z * LEVEL });
  return new Map(
    targets.map((target) => {
      const { x, y } = point(target);
      return [target.key, mirrored ? { x: y, y: x } : { x, y }];
    }),
  );
}

const LEVELS: Readonly<Record<string, number>> = { PageUp: 1, PageDown: -1 };

export function walkOver(targets: readonly Target[], points: ReadonlyMap<string, Point>): Walk {
  return (from, key) => {
    const target = targets.find((it) => it.key === from);
    if (!target) return null;
    const column = targets.filter((it) => keyOf(it) === keyOf(target));
    const up = LEVELS[key];
    if (up) return column.sort((a, b) => a.z - b.z)[column.indexOf(target) + up]?.key ?? null;
    const inColumn = new Set(column.map((it) => it.key));
    const others = [...points].filter(([it]) => it === from || !inColumn.has(it));
    return walker({ points: isArrow(key) ? new Map(others) : points, jumps: {} })(from, key);
  };
}
