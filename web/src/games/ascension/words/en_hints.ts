// What a hint tells of Ascension in English, beyond what the core says itself.
import type { GameHints } from "$lib/words/hint";
import { Tongue } from "$lib/words/tongue";

const { counted } = new Tongue("en");

export const hints: GameHints = {
  features: {},
  places: {},
  points: (value) =>
    `${counted(Math.round(value * 10) / 10, { one: "pyramid", other: "pyramids" })} so far`,
};
