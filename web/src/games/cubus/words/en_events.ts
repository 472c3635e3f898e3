// What happens at a Cubus table, in English.
import type { SeatName } from "$lib/games";
import type { Cards, Kind } from "../view/stack";
import {
  boxes,
  capital,
  cardList,
  cardNumber,
  change,
  name,
  oneOf,
  points,
  pointsWord,
} from "./en_cards";
import type { Change, Spot } from "./data";

/** "Ada’s", "your". */
export const whose = (who: SeatName) => (who.self ? "your" : `${name(who)}’s`);

/** Who is it, at the beginning of a sentence. */
export const subject = (who: SeatName) => (who.self ? "You" : name(who));

export const events = {
  draws: (who: SeatName, kind: Kind) =>
    `${subject(who)} ${who.self ? "draw" : "draws"} ${oneOf(kind)}.`,
  waives: (who: SeatName) => `${subject(who)} ${who.self ? "let" : "lets"} it pass.`,
  /** `each`: what all others get for it. */
  knocksFalsely: (who: SeatName, each: number) =>
    `${subject(who)} knocked and had nothing to show: all others get ${points(each)}.`,
  takes: (who: SeatName, won: Cards, { row, place }: Spot) =>
    `${subject(who)} took a box from row ${row}, place ${place}, and won ${cardList(won)}.`,
  passes: (who: SeatName) => `${subject(who)} ${who.self ? "see" : "sees"} nothing to build.`,
  namesNothing: (who: SeatName) => `${subject(who)} ${who.self ? "name" : "names"} no move.`,
  names: (who: SeatName, what: Change) =>
    `${subject(who)} ${who.self ? "name" : "names"} ${change(what)}.`,
  builds: (who: SeatName, what: Change, won: number) =>
    `${subject(who)} built ${change(what)}: ${points(won)}.`,
  knocksAndBuilds: (who: SeatName, what: Change, passer: SeatName, won: number) =>
    `${subject(who)} knocked and built ${change(what)} of ${whose(passer)} hand: ${points(won)}.`,
};

/** What there is to say of the table as a whole. */
export const phases = {
  over: "The game is over.",
  demolish: (left: number) => `${capital(boxes(left))} still to be taken down.`,
  name: "Everybody names a move with the cards of all.",
  build: (count: number) => `${capital(boxes(count))} on the table.`,
};

export const end = {
  result: "Result",
  stack: (count: number, cards: number) =>
    `${capital(boxes(count))} ${count === 1 ? "stands" : "stand"} on the table, in ${cardNumber(cards)}.`,
  nothingLeft: "Not a box is left.",
  /** Stands behind the number of points. */
  points: pointsWord,
  inDemolition: (built: number) => `won in the demolition; built ${built}`,
};
