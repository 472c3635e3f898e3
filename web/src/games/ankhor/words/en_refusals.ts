// Why a step of Ankh'or is refused, in English, where somebody at the board would read the core's
// sentence with the names of records: who looks at a place pays with fish and ivory.
import type { Refusals } from "$lib/words/refusals";
import { lettersOf, type Code, type Colour, type Token } from "../view/position";
import { colours, tile, tokens } from "./en_names";

type Say = Refusals[string];

const held = (letters = "") => tokens(lettersOf<Token>(letters));

const some = (letters = "", none: string) => (letters === "" ? none : held(letters));

// Where one points is where it is: the names of places in records would only be read aloud.
const taken: Say = (p) => `The ${tile(p["tile"] as Code)} lies here already.`;
const noTile: Say = () => "You have no tile here.";
const besideNothing: Say = () => "No other tile of yours lies beside this place on the table.";
const tooFew: Say = () => "Four other tiles of yours would have to carry a tile here.";
const carries: Say = (p) => `Another tile lies upon the ${tile(p["tile"] as Code)}.`;

export const refusals: Refusals = {
  colour_missing: (p) => `None of the four tiles below is ${colours[p["colour"] as Colour]}.`,
  cannot_pay: (p) =>
    `The ${tile(p["tile"] as Code)} costs ${held(p["price"])} there, and you have ${held(p["purse"])}.`,
  taken_ground: taken,
  taken_stack: taken,
  move_taken_ground: taken,
  no_ground_tile: noTile,
  no_stacked_tile: noTile,
  not_beside: besideNothing,
  not_carried: tooFew,
  move_taken_stack: taken,
  move_beside_nothing: besideNothing,
  move_upon_too_few: tooFew,
  leaves_the_ground: (p) =>
    `The ${tile(p["tile"] as Code)} stays on the table: it is not moved upon others.`,
  comes_to_the_ground: (p) =>
    `The ${tile(p["tile"] as Code)} stays above the table: it is moved only upon four others.`,
  not_held: (p) =>
    `You have not got ${held(p["tokens"])} to return, but ${some(p["held"], "nothing")}.`,
  first_tile: () => "The first tile of a city goes to its middle.",
  not_in_supply: (p) =>
    `The supply has not got ${held(p["tokens"])}; it holds ${some(p["supply"], "nothing")}.`,
  ground_tile_carries: carries,
  stacked_tile_carries: carries,
};
