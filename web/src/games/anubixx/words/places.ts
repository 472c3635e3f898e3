// What stands in the places of this game's refusals (games/anubixx/faults.cc), for languages that
// say them themselves. People count seats from 1.
import type { Params } from "$lib/words/refusals";
import { COLOURS, type Colour } from "../view/stones";

export interface Places {
  readonly stone: string;
  readonly supports: readonly string[];
  readonly missing: readonly string[];
  /** `Q3`, or `J`. */
  readonly payment: string;
  readonly colour: Colour | undefined;
  readonly paymentColour: Colour | undefined;
  readonly die: Colour | undefined;
  readonly turn: number;
  readonly seat: number;
  readonly players: string;
  readonly count: string;
  readonly dice: string;
  readonly sheet: string;
}

function placesOf(params: Params): Places {
  const at = (name: string) => params[name] ?? "";
  const list = (name: string) => at(name).split(" ");
  const colour = (name: string) => COLOURS.find((letter) => letter === params[name]);
  const seat = (name: string) => Number(at(name)) + 1;
  return {
    stone: at("stone"),
    supports: list("supports"),
    missing: list("missing"),
    payment: at("payment"),
    colour: colour("colour"),
    paymentColour: colour("payment_colour"),
    die: colour("die"),
    turn: seat("turn"),
    seat: seat("seat"),
    players: at("players"),
    count: at("count"),
    dice: at("dice"),
    sheet: at("sheet"),
  };
}

/** The sentence of a fault, from what stands in its places. */
export const saying =
  (sentence: (places: Places) => string) =>
  (params: Params): string =>
    sentence(placesOf(params));
