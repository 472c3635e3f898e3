// What is heard of a game of Ankh'or: tokens that change hands, tiles that are laid and drawn.
import type { SoundOf } from "$lib/sound/of_events";
import type { Sound } from "$lib/sound/timbres";

const steps: Readonly<Record<string, Sound>> = {
  take: "coin",
  return: "coin",
  buy: "tile",
  move: "tile",
  refresh: "wood",
};

export const soundOf: SoundOf = ({ actor, text }) => {
  const [verb = ""] = text.split(" ");
  if (actor === null) return verb === "draw" ? "wood" : null;
  return steps[verb] ?? null;
};
