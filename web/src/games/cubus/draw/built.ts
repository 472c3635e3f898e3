// What others built, or would build, to be marked on the stack.
import type { Told, View } from "$lib/games";
import { positionOf } from "../view/position";
import { facesOf, heightAt, type Face } from "../view/stack";
import { bestShift } from "./glide";

/** The faces of boxes that the stack before these events did not have, where the stack on show stands. */
export function builtIn(told: readonly Told[], shown: View): Face[] {
  const [first, last] = [told[0], told.at(-1)];
  if (!first || !last) return [];
  const before = positionOf(first.before).stack;
  const after = positionOf(last.after).stack;
  const { i: di, j: dj, z: dz } = bestShift(before, after);
  const fresh = facesOf(after).filter(({ i, j, z }) => z >= heightAt(before, i - di, j - dj) + dz);
  // Advice is shown on the stack as it still stands.
  if (shown !== first.before) return fresh;
  return fresh.map((face) => ({ ...face, i: face.i - di, j: face.j - dj, z: face.z - dz }));
}
