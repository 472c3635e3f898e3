// What is heard of a game of Ascension: stones on stone, figures of wood, and a pyramid borne off.
import type { SoundOf } from "$lib/sound/of_events";
import type { Sound } from "$lib/sound/timbres";
import { positionOf } from "./position";
import { stepOf } from "./steps";

const powers: Readonly<Record<string, Sound>> = {
  push: "stone",
  scatter: "dice",
  collect: "stone",
};

export const soundOf: SoundOf = (event, before, after) => {
  if (event.actor === null) return "dice";
  const seat = event.actor;
  const [had, has] = [before, after].map((view) => positionOf(view).off[seat] ?? 0);
  if ((has ?? 0) > (had ?? 0)) return "bell";
  const step = stepOf(event.text, positionOf(before));
  if (step.kind !== "move") return powers[step.kind] ?? null;
  // Figures go on the inner ring.
  return step.to.startsWith("I") ? "wood" : "stone";
};
