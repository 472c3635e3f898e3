// What is heard of a game of Cubus: boxes set on boxes, cards that are drawn, and the bell.
import type { SoundOf } from "$lib/sound/of_events";

export const soundOf: SoundOf = ({ actor, text }) => {
  if (actor === null) return "tile";
  if (text.startsWith("knock")) return "bell";
  return /^(build|take) /.test(text) ? "wood" : null;
};
