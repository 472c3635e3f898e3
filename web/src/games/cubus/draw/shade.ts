// Where a card lies in the shade of its neighbours: what makes a flat picture look deep.
//
// Light comes from the upper left. Each card can have a soft shade along an edge where it meets a
// wall or a floor; which edges these are is read off the heights.
import { heightAt, type Face, type Stack } from "../view/stack";

/** Edges of a card: towards the back left and the back right, to the side, and along the bottom. */
type Edge = "left" | "right" | "side" | "foot";

export function shadedEdges(stack: Stack, face: Face): Edge[] {
  const { i, j, z, kind } = face;
  const taller = (di: number, dj: number, than: number) => heightAt(stack, i + di, j + dj) > than;
  const edges: Edge[] = [];
  if (kind === "L") {
    if (taller(-1, 1, z)) edges.push("side");
    if (z === heightAt(stack, i, j + 1)) edges.push("foot");
  } else if (kind === "R") {
    if (taller(1, -1, z)) edges.push("side");
    if (z === heightAt(stack, i + 1, j)) edges.push("foot");
  } else {
    if (taller(-1, 0, z + 1)) edges.push("left");
    if (taller(0, -1, z + 1)) edges.push("right");
  }
  return edges;
}
