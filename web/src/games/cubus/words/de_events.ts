// What happens at a Cubus table, in German.
import type { SeatName } from "$lib/games";
import { cardCount } from "../view/stack";
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
  waives: (who) => `${who.advised ? "Klopfe" : does(who, "klopft", "klopfst")} nicht.`,
  knocksFalsely: (who, each) => {
    const knocks = who.advised
      ? "Klopfe, ohne etwas zeigen zu können"
      : `${has(who)} geklopft und konnte${who.self ? "st" : ""} nichts zeigen`;
    return `${knocks}: Alle anderen bekommen ${points(each)}.`;
  },
  takes: (who, won, { row, place }) => {
    const box = `eine Kiste aus Reihe ${row}, Platz ${place},`;
    if (!who.advised) return `${has(who)} ${box} genommen und ${cardList(won)} gewonnen.`;
    if (cardCount(won) === 0) return `Nimm ${box} ohne eine Karte zu gewinnen.`;
    return `Nimm ${box} und gewinne ${cardList(won)}.`;
  },
  passes: (who) =>
    who.advised ? "Baue nichts." : `${does(who, "sieht", "siehst")} nichts zu bauen.`,
  namesNothing: (who) => `${names(who)} keinen Zug.`,
  names: (who, what) => `${names(who)} ${change(what)}.`,
  builds: (who, what, won) =>
    who.advised
      ? `Baue ${change(what)}: ${points(won)}.`
      : `${has(who)} ${change(what)} gebaut: ${points(won)}.`,
  knocksAndBuilds: (who, what, passer, won) => {
    const builds = who.advised
      ? `Klopfe und baue ${hand(passer)}`
      : `${has(who)} geklopft und ${hand(passer)} gebaut`;
    return `${builds}: ${change(what)}, ${points(won)}.`;
  },
};

function names(who: SeatName): string {
  return who.advised ? "Nenne" : does(who, "nennt", "nennst");
}

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
