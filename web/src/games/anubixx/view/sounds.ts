// What is heard of a game of Anubixx: dice, stones that are struck, and a bonus that is won.
import type { SoundOf } from "$lib/sound/of_events";
import { builderOf } from "./position";
import { END } from "./steps";

export const soundOf: SoundOf = ({ actor, text }, before, after) => {
  if (actor === null) return text.startsWith("roll ") ? "dice" : null;
  if (text === END) return null;
  const [had, has] = [before, after].map((view) => builderOf(view, actor).bonuses.size);
  return (has ?? 0) > (had ?? 0) ? "coin" : "stone";
};
