// What can be pointed at in a picture: boxes that are seen, and ghosts of boxes that could be put.
//
// Each target covers the cards of its box that lie in the picture, so no two of them lie over each
// other: a ghost covers the rhombus on which its box would stand, or which its lid would show.
import { middleOf, pathOf, RHOMBUS } from "../draw/geometry";
import { boxKey, facesOf, heightAt, keyOf, type Box, type Face, type Stack } from "../view/stack";
import { ghostsOf, type Ghost } from "./edit";

/** What a tap does: put a box, take one off, turn a top; or nothing, where one only looks. */
export type Tool = "put" | "off" | "top" | "look";

export interface Target extends Box {
  readonly key: string;
  /** A ghost of so many boxes; null: a box that stands there. */
  readonly ghost: Ghost | null;
  /** The cards of it that are seen. */
  readonly faces: readonly Face[];
}

function boxTargets(stack: Stack): Target[] {
  const targets = new Map<string, Target & { faces: Face[] }>();
  for (const face of facesOf(stack)) {
    const { i, j, z } = face;
    const key = boxKey(face);
    const target = targets.get(key) ?? { i, j, z, key, ghost: null, faces: [] };
    target.faces.push(face);
    targets.set(key, target);
  }
  return [...targets.values()];
}

/** Where a ghost can be tapped: on the top of the column, on the floor, or where its lid would be. */
function ghostTarget(stack: Stack, ghost: Ghost): Target {
  const { i, j, z } = ghost;
  const behind = heightAt(stack, i + 1, j) > 0 || heightAt(stack, i, j + 1) > 0;
  const stands = stack.has(keyOf(ghost));
  const at = !stands && behind ? z : z - 1;
  return { i, j, z, key: `ghost ${i},${j}`, ghost, faces: [{ kind: "T", i, j, z: at }] };
}

/** The targets for a tool, from the back to the front. */
export function targetsOf(stack: Stack, tool: Tool): Target[] {
  const boxes = boxTargets(stack);
  if (tool !== "put") return boxes;
  const ghosts = ghostsOf(stack).map((ghost) => ghostTarget(stack, ghost));
  // The ghost lies over the top on which its box would stand.
  const covered = new Set(ghosts.map(({ faces: [at] }) => (at ? boxKey(at) : "")));
  const sides = boxes
    .map((box) => {
      const hidden = covered.has(box.key);
      return hidden ? { ...box, faces: box.faces.filter(({ kind }) => /[LR]/.test(kind)) } : box;
    })
    .filter(({ faces }) => faces.length > 0);
  return [...sides, ...ghosts];
}

/** The outline of what is seen of a target. */
export function targetPath({ faces }: Target, mirrored: boolean): string {
  return faces
    .map((face) => {
      const at = middleOf(face, mirrored);
      const corners = RHOMBUS[face.kind].map(({ x, y }) => ({ x: mirrored ? -x : x, y }));
      return pathOf(corners, at);
    })
    .join("");
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number, number]>> = {
  ArrowRight: [1, 0, 0],
  ArrowLeft: [-1, 0, 0],
  ArrowDown: [0, 1, 0],
  ArrowUp: [0, -1, 0],
  PageUp: [0, 0, 1],
  PageDown: [0, 0, -1],
};

/** How far a walk looks for the next target: over a place that is free. */
const FAR = 16;

/**
 * The target that a key leads to: the arrow keys walk along the floor, page up and down from box to
 * box of a column. Null where there is none, or the key means nothing here.
 */
export function walk(
  targets: readonly Target[],
  from: Target,
  key: string,
  mirrored: boolean,
): Target | null {
  if (key === "Home") return targets[0] ?? null;
  if (key === "End") return targets.at(-1) ?? null;
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const [x, y, up] = direction;
  if (up !== 0) return nextInColumn(targets, from, up);
  const [di, dj] = mirrored ? [y, x] : [x, y];
  for (let step = 1; step <= FAR; step++) {
    const found = nearestIn(targets, from, from.i + di * step, from.j + dj * step);
    if (found) return found;
  }
  return null;
}

function nextInColumn(targets: readonly Target[], from: Target, up: number): Target | null {
  const ahead = targets.filter(
    (it) => it.i === from.i && it.j === from.j && (it.z - from.z) * up > 0,
  );
  return ahead.sort((a, b) => (a.z - b.z) * up)[0] ?? null;
}

function nearestIn(targets: readonly Target[], from: Target, i: number, j: number): Target | null {
  const there = targets.filter((it) => it.i === i && it.j === j);
  return there.sort((a, b) => Math.abs(a.z - from.z) - Math.abs(b.z - from.z))[0] ?? null;
}
