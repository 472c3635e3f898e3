// What happens at a Cubus table, in French.
import type { SeatName } from "$lib/games";
import { elides } from "$lib/words/french";
import {
  boxes,
  capital,
  cardList,
  cardNumber,
  change,
  isNone,
  kindCount,
  name,
  points,
  pointsWord,
} from "./fr_cards";
import type { Words } from "./en";

/** A subject and its verb: "Ada annonce", "Vous annoncez"; to whom it is advised, "Annoncez". */
export function does(who: SeatName, third: string, second: string): string {
  if (who.advised) return capital(second);
  return who.self ? `Vous ${second}` : `${name(who)} ${third}`;
}

/** "Ada a construit", "Vous avez construit"; to whom it is advised, "Construisez". */
const did = (who: SeatName, participle: string, advised: string) =>
  who.advised ? advised : `${does(who, "a", "avez")} ${participle}`;

/** "d’Ada", "de Grace". */
export function of(who: SeatName): string {
  return elides(who.name) ? `d’${name(who)}` : `de ${name(who)}`;
}

export const events: Words["events"] = {
  draws: (who, kind) => `${does(who, "pioche", "piochez")} ${kindCount(kind, 1)}.`,
  waives: (who) => `${does(who, "laisse", "laissez")} passer.`,
  knocksFalsely: (who, each) =>
    `${did(who, "toqué", "Toquez")} sans rien avoir à montrer\u202f: tous les autres reçoivent ${points(each)}.`,
  takes: (who, won, { row, place }) => {
    const takes = `${did(who, "pris", "Prenez")} une caisse, rangée ${row}, place ${place},`;
    if (isNone(won)) return `${takes} sans gagner de carte.`;
    return `${takes} et ${who.advised ? "gagnez" : "gagné"} ${cardList(won)}.`;
  },
  passes: (who) =>
    who.advised ? "Ne construisez rien." : `${does(who, "ne voit", "ne voyez")} rien à construire.`,
  namesNothing: (who) => `${does(who, "n’annonce", "n’annoncez")} aucun coup.`,
  names: (who, what) => `${does(who, "annonce", "annoncez")} ${change(what)}.`,
  builds: (who, what, won) =>
    `${did(who, "construit", "Construisez")} ${change(what)}\u202f: ${points(won)}.`,
  knocksAndBuilds: (who, what, passer, won) =>
    `${did(who, "toqué et construit", "Toquez et construisez")} avec ${passer.self ? "votre main" : `la main ${of(passer)}`}` +
    `\u202f: ${change(what)}, ${points(won)}.`,
};

export const phases: Words["phases"] = {
  over: "La partie est terminée.",
  demolish: (left) => `Encore ${boxes(left)} à démonter.`,
  name: "Chacun annonce un coup avec les cartes de tous.",
  build: (count) => `${capital(boxes(count))} sur la table.`,
};

export const end: Words["end"] = {
  result: "Résultat",
  stack: (count, cards) => `${capital(boxes(count))} sur la table, en ${cardNumber(cards)}.`,
  nothingLeft: "Il ne reste plus une seule caisse.",
  points: pointsWord,
  inDemolition: (built) => `au démontage\u202f; ${built} à la construction`,
};
