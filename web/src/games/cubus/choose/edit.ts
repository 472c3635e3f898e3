// Drawing operations on a stack: what a person does in building mode, step by step.
//
// None of them knows what is legal. Whoever builds may pass through heights that no picture can
// show; the core says at each step whether the stack could be laid and, if not, why.
import {
  heightAt,
  keyOf,
  stackOf,
  type Box,
  type Column,
  type Place,
  type Stack,
} from "../view/stack";

/** A place where a box can be put, and where its lower side would be. */
export interface Ghost extends Box {
  /** How many boxes would be put: more than one where the new column must stand out at the back. */
  readonly boxes: number;
  /** Whether a picture could show the stack with them. */
  readonly fits: boolean;
}

function changed(stack: Stack, column: Column): Stack {
  const map = new Map(stack);
  if (column.height > 0) map.set(keyOf(column), column);
  else map.delete(keyOf(column));
  return map;
}

const sides = ({ i, j }: Place): Place[] => [
  { i: i - 1, j },
  { i: i + 1, j },
  { i, j: j - 1 },
  { i, j: j + 1 },
];

/** Free places beside a column, from the back to the front. */
function freePlaces(stack: Stack): Place[] {
  const free = new Map<string, Place>();
  for (const column of stack.values())
    for (const place of sides(column)) if (!stack.has(keyOf(place))) free.set(keyOf(place), place);
  return [...free.values()].sort((a, b) => a.i + a.j - (b.i + b.j) || a.i - b.i);
}

/**
 * The top box of a new column: the lowest with which there is a picture. If there is none, the
 * lowest that in the drawing does not lie behind others.
 */
function topAt(stack: Stack, { i, j }: Place, shows: (stack: Stack) => boolean): Box {
  const tallest = Math.max(...[...stack.values()].map(({ height }) => height));
  const boxes = Array.from({ length: tallest }, (_, z) => ({ i, j, z }));
  const z = Math.max(1, heightAt(stack, i + 1, j), heightAt(stack, i, j + 1)) - 1;
  return boxes.find((box) => shows(put(stack, box))) ?? { i, j, z };
}

/**
 * Where boxes can be put: on every column, and on every free place beside one.
 * @param shows - whether a picture can show a stack, which the core says.
 */
export function ghostsOf(stack: Stack, shows: (stack: Stack) => boolean): Ghost[] {
  const above = [...stack.values()].map(({ i, j, height }) => ({ i, j, z: height }));
  const beside = freePlaces(stack).map((place) => topAt(stack, place, shows));
  const all = stack.size === 0 ? [{ i: 0, j: 0, z: 0 }] : [...above, ...beside];
  return all
    .map((box) => ({
      ...box,
      boxes: box.z + 1 - heightAt(stack, box.i, box.j),
      fits: shows(put(stack, box)),
    }))
    .sort((a, b) => a.i + a.j + a.z - (b.i + b.j + b.z));
}

/** Puts boxes where a ghost stands. A raised column keeps its top, a new one gets a lid. */
export function put(stack: Stack, { i, j, z }: Box): Stack {
  const open = stack.get(keyOf({ i, j }))?.open ?? false;
  return changed(stack, { i, j, height: z + 1, open });
}

/** Takes off a box and what stands on it. The top card moves down with its column. */
export function takeOff(stack: Stack, { i, j, z }: Box): Stack {
  return put(stack, { i, j, z: z - 1 });
}

/** Opens a lid, or closes an open top. */
export function turnTop(stack: Stack, place: Place): Stack {
  const column = stack.get(keyOf(place));
  return column ? changed(stack, { ...column, open: !column.open }) : stack;
}

const lifted = (stack: Stack, by: number): Stack =>
  stackOf([...stack.values()].map((it) => ({ ...it, height: it.height + by })));

/** Pushes a layer under every column. */
export const pushUnder = (stack: Stack): Stack => lifted(stack, 1);

/** Pulls the lowest layer out; columns of one box go with it. */
export const pullOut = (stack: Stack): Stack => lifted(stack, -1);

export function sameStack(a: Stack, b: Stack): boolean {
  if (a.size !== b.size) return false;
  return [...a].every(([key, { height, open }]) => {
    const other = b.get(key);
    return other?.height === height && other.open === open;
  });
}
