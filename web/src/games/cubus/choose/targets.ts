// What can be pointed at in a picture: boxes that are seen, and ghosts of boxes that could be put.
//
// Each target covers the cards of its box that lie in the picture, so no two of them lie over each
// other: a ghost covers the rhombus on which its box would stand, or which its lid would show.
import { middleOf, pathOf, RHOMBUS } from "../draw/geometry";
import { boxKey, facesOf, heightAt, keyOf, type Box, type Face, type Stack } from "../view/stack";
import type { Ghost } from "./edit";

/** What a tap does in building mode: put a box, take one off, turn a top. */
export type Tool = "put" | "off" | "top";

/** What a tap does: what the tool says, take a column's top box in the demolition, or nothing. */
export type Use = Tool | "take" | "look";

export interface Target extends Box {
  readonly key: string;
  /** A ghost of so many boxes; null: a box that stands there. */
  readonly ghost: Ghost | null;
  /** The cards of it that are seen. */
  readonly faces: readonly Face[];
}

/** The boxes that are seen; where columns are chosen, all that is seen of one is its top box. */
function boxTargets(stack: Stack, byColumn: boolean): Target[] {
  const targets = new Map<string, Target & { faces: Face[] }>();
  for (const face of facesOf(stack)) {
    const { i, j } = face;
    const z = byColumn ? heightAt(stack, i, j) - 1 : face.z;
    const key = boxKey({ i, j, z });
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

/** The targets, from the back to the front. */
export function targetsOf(stack: Stack, use: Use, ghosts: readonly Ghost[]): Target[] {
  const boxes = boxTargets(stack, use === "take");
  if (use !== "put") return boxes;
  const places = ghosts.map((ghost) => ghostTarget(stack, ghost));
  // The ghost lies over the top on which its box would stand.
  const covered = new Set(places.map(({ faces: [at] }) => (at ? boxKey(at) : "")));
  const sides = boxes
    .map((box) => {
      const hidden = covered.has(box.key);
      return hidden ? { ...box, faces: box.faces.filter(({ kind }) => /[LR]/.test(kind)) } : box;
    })
    .filter(({ faces }) => faces.length > 0);
  return [...sides, ...places];
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
