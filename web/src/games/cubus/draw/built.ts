// What others built, to be marked on the stack.
import type { Told } from "$lib/games";
import { positionOf } from "../view/position";
import { facesOf, heightAt, type Face, type Stack } from "../view/stack";
import { bestShift } from "./glide";

/** The faces of boxes that the stack before these events did not have. */
export function builtIn(told: readonly Told[]): Face[] {
  const [first, last] = [told[0], told.at(-1)];
  if (!first || !last) return [];
  return freshFaces(positionOf(first.before).stack, positionOf(last.after).stack);
}

function freshFaces(before: Stack, after: Stack): Face[] {
  const { i: di, j: dj, z: dz } = bestShift(before, after);
  return facesOf(after).filter(({ i, j, z }) => z >= heightAt(before, i - di, j - dj) + dz);
}
