// What happens at a Cubus table, in English.
import type { SeatName } from "$lib/games";
import { cardCount, type Cards, type Kind } from "../view/stack";
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

/** "Ada took"; to whom it is advised, "Take". */
const did = (who: SeatName, past: string, advised: string) =>
  who.advised ? advised : `${subject(who)} ${past}`;

/** "Ada names", "You name"; to whom it is advised, "Name". */
const does = (who: SeatName, third: string, second: string) =>
  who.advised ? capital(second) : `${subject(who)} ${who.self ? second : third}`;

export const events = {
  draws: (who: SeatName, kind: Kind) => `${does(who, "draws", "draw")} ${oneOf(kind)}.`,
  waives: (who: SeatName) => `${does(who, "lets", "let")} it pass.`,
  /** `each`: what all others get for it. */
  knocksFalsely: (who: SeatName, each: number) =>
    `${did(who, "knocked and had", "Knock with")} nothing to show: all others get ${points(each)}.`,
  takes: (who: SeatName, won: Cards, { row, place }: Spot) => {
    const takes = `${did(who, "took", "Take")} a box from row ${row}, place ${place},`;
    if (cardCount(won) === 0) return `${takes} winning no card.`;
    return `${takes} and ${who.advised ? "win" : "won"} ${cardList(won)}.`;
  },
  passes: (who: SeatName) =>
    who.advised ? "Build nothing." : `${does(who, "sees", "see")} nothing to build.`,
  namesNothing: (who: SeatName) => `${does(who, "names", "name")} no move.`,
  names: (who: SeatName, what: Change) => `${does(who, "names", "name")} ${change(what)}.`,
  builds: (who: SeatName, what: Change, won: number) =>
    `${did(who, "built", "Build")} ${change(what)}: ${points(won)}.`,
  knocksAndBuilds: (who: SeatName, what: Change, passer: SeatName, won: number) =>
    `${did(who, "knocked and built", "Knock and build")} ${change(what)} of ${whose(passer)} hand: ${points(won)}.`,
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
