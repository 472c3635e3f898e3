// What is heard of a game of Pyramix: stone taken from stone, and the cubes that come to light.
import type { SoundOf } from "$lib/sound/of_events";

export const soundOf: SoundOf = ({ actor }, before) => {
  if (actor !== null) return "stone";
  return before.ply === 0 ? null : "tile";
};
