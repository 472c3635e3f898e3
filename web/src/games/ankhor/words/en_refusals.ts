// Why a step of Ankh'or is refused, in English, where somebody at the board would read the core's
// sentence with the names of records: who looks at a place pays with fish and ivory.
import type { Refusals } from "$lib/words/refusals";
import { lettersOf, type Code, type Colour, type Token } from "../view/position";
import { colours, tile, tokens } from "./en_names";

type Say = Refusals[string];

const held = (letters = "") => tokens(lettersOf<Token>(letters));

const carries: Say = (p) => `Another tile lies upon the ${tile(p["tile"] as Code)}.`;

export const refusals: Refusals = {
  colour_missing: (p) => `None of the four tiles below is ${colours[p["colour"] as Colour]}.`,
  cannot_pay: (p) =>
    `The ${tile(p["tile"] as Code)} costs ${held(p["price"])} there, and you have ${held(p["purse"])}.`,
  ground_tile_carries: carries,
  stacked_tile_carries: carries,
};
