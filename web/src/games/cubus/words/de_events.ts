// What happens at a Cubus table, in German.
import type { SeatName } from "$lib/games";
import {
  boxes,
  capital,
  cardList,
  cardNumber,
  change,
  kindObject,
  name,
  points,
  pointsWord,
} from "./de_cards";
import type { Words } from "./en";

/** A subject and its verb: "Ada zieht", "Du ziehst". */
export const does = (who: SeatName, third: string, second: string) =>
  who.self ? `Du ${second}` : `${name(who)} ${third}`;

/** "Ada hat", "Du hast". */
const has = (who: SeatName) => does(who, "hat", "hast");

export const events: Words["events"] = {
  draws: (who, kind) => `${does(who, "zieht", "ziehst")} ${kindObject(kind, 1)}.`,
  waives: (who) => `${does(who, "klopft", "klopfst")} nicht.`,
  knocksFalsely: (who, each) =>
    `${has(who)} geklopft und konnte${who.self ? "st" : ""} nichts zeigen: ` +
    `Alle anderen bekommen ${points(each)}.`,
  takes: (who, won, { row, place }) =>
    `${has(who)} eine Kiste aus Reihe ${row}, Platz ${place}, genommen und ${cardList(won)} gewonnen.`,
  passes: (who) => `${does(who, "sieht", "siehst")} nichts zu bauen.`,
  namesNothing: (who) => `${does(who, "nennt", "nennst")} keinen Zug.`,
  names: (who, what) => `${does(who, "nennt", "nennst")} ${change(what)}.`,
  builds: (who, what, won) => `${has(who)} ${change(what)} gebaut: ${points(won)}.`,
  knocksAndBuilds: (who, what, passer, won) =>
    `${has(who)} geklopft und ${hand(passer)} gebaut: ${change(what)}, ${points(won)}.`,
};

function hand(passer: SeatName): string {
  return passer.self ? "aus deiner Hand" : `aus der Hand von ${name(passer)}`;
}

export const phases: Words["phases"] = {
  over: "Die Partie ist zu Ende.",
  demolish: (left) => `Noch ${boxes(left)} abzubauen.`,
  name: "Reihum nennt jeder einen Zug mit den Karten aller.",
  build: (count) => `${capital(boxes(count))} auf dem Tisch.`,
};

export const end: Words["end"] = {
  result: "Ergebnis",
  stack: (count, cards) =>
    `${capital(boxes(count))} ${count === 1 ? "steht" : "stehen"} auf dem Tisch, ` +
    `aus ${cards === 1 ? "einer Karte" : cardNumber(cards)}.`,
  nothingLeft: "Keine Kiste ist übrig.",
  points: pointsWord,
  inDemolition: (built) => `im Abbau gewonnen; beim Bauen ${built}`,
};
