// What others built, or would build, to be marked on the stack.
import type { Told, View } from "$lib/games";
import { waysOf } from "$lib/view";
import { positionOf } from "../view/position";
import { facesOf, heightAt, type Face } from "../view/stack";
import { bestShift } from "./glide";

/** The faces of boxes that the stack before these events did not have, where the stack on show stands. */
export function builtIn(told: readonly Told[], shown: View): Face[] {
  return waysOf(told).flatMap(({ before, after }) => freshFaces(before, after, shown));
}

function freshFaces(before: View, after: View, shown: View): Face[] {
  const [old, built] = [positionOf(before).stack, positionOf(after).stack];
  const { i: di, j: dj, z: dz } = bestShift(old, built);
  // A box may come upon the others, or under them.
  const fresh = facesOf(built).filter(
    ({ i, j, z }) => z < dz || z >= heightAt(old, i - di, j - dj) + dz,
  );
  // Advice is shown on the stack as it still stands.
  if (shown.ply !== before.ply) return fresh;
  return fresh.map((face) => ({ ...face, i: face.i - di, j: face.j - dj, z: face.z - dz }));
}
