// What flies in Pyramix, loaded once the board stands: a cube, from the heap to its taker.
import type { Flight, Flying, View } from "$lib/games";
import Flown from "./draw/Flown.svelte";
import { diffViews } from "./view/diff";
import { positionOf } from "./view/position";

/** The cube that the board lifts, and its shade. */
const lifted = ["g[data-taken]", "ellipse[data-taken]"];

function flightsBetween(from: View, to: View): Flight[] {
  const removed = diffViews(from, to)?.removed;
  if (!removed) return [];
  const { code } = removed;
  const seat = positionOf(from).turn;
  const cube = `[data-cube="${code}"]`;
  const kept = `.players [data-seat="${seat}"] ${cube}:nth-last-child(1 of ${cube})`;
  // Cobras are not laid side by side but counted.
  const veils = [...lifted, ...(code === "X" ? [] : [kept])];
  return [{ piece: code, seat, from: lifted, to: [kept], veils }];
}

export default { flightsBetween, Piece: Flown } satisfies Flying;
