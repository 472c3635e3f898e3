// One sentence per event in French.
import type { SeatName } from "$lib/games";
import { figureOf } from "../view/pieces";
import type { MoveTold, Owned } from "./data";
import type { events as english } from "./en_events";
import {
  colours,
  destination,
  figures,
  french,
  of,
  stack,
  theStone,
  ways,
  whose,
} from "./fr_pieces";

/** The verb's form with its subject: "Vous déplacez", "Ada déplace"; as advice, "Déplacez". */
function does(who: SeatName, yours: string, theirs: string): string {
  if (who.advised) return french.capital(yours);
  return who.self ? `Vous ${yours}` : `${french.name(who)} ${theirs}`;
}

/** " et éjecte votre petite pierre" */
function bumping(who: SeatName, bumped: readonly Owned[]): string {
  if (bumped.length === 0) return "";
  return ` et ${who.self ? "éjectez" : "éjecte"} ${french.and(bumped.map(whose))}`;
}

function meeting({ who, onto }: MoveTold): string {
  if (!onto) return "";
  const stone = whose(onto.stone);
  if (onto.how === "traps") return ` et ${who.self ? "piégez" : "piège"} ${stone}`;
  if (who.advised) return ` et empilez-la sur ${stone}`;
  return ` et l’${who.self ? "empilez" : "empile"} sur ${stone}`;
}

/** "votre Maçon", "sa Cléopâtre", "la petite pierre" */
function moved({ who, piece: { kind, letter } }: MoveTold): string {
  if (kind === "stone") return theStone(letter);
  const { name, feminine } = figures[figureOf(letter)];
  return `${who.self ? "votre" : feminine ? "sa" : "son"} ${name}`;
}

export const events: typeof english = {
  colours(gold, onyx) {
    const begins = gold.self
      ? "Vous êtes Or et commencez"
      : `${french.name(gold)} est Or et commence`;
    const other = onyx.self ? "vous êtes Onyx" : `${french.name(onyx)} est Onyx`;
    return `${begins} par un seul déplacement\u202f; ${other}.`;
  },

  moved(told) {
    const { who, from, to, bumped } = told;
    const way =
      from === null
        ? `${does(who, "ramenez", "ramène")} ${moved(told)} en ${to}`
        : `${does(who, "déplacez", "déplace")} ${moved(told)} de ${from} en ${to}`;
    return `${way}${bumping(who, bumped)}${meeting(told)}.`;
  },

  pushed({ who, what, from, way, to, bumped }) {
    const pushed = typeof what === "string" ? `la pile (${stack(what)})` : whose(what);
    const path = `de ${from} ${ways[way]}, ${destination(to)}`;
    const rest = bumped.length > 0 ? `,${bumping(who, bumped)}` : "";
    return `${does(who, "poussez", "pousse")} ${pushed} ${path}${rest}.`;
  },

  scattered({ who, from, stones, bumped }) {
    const parts = stones.map(({ stone, to }) => `${whose(stone)} ${destination(to)}`);
    const rest = bumped.length > 0 ? `,${bumping(who, bumped)}` : "";
    return `${does(who, "dispersez", "disperse")} ${from}\u202f: ${french.and(parts)}${rest}.`;
  },

  collected({ who, target, sources }) {
    const parts = sources.map(({ place, pair }) => {
      const from = place === "limbo" ? "des Limbes" : `de ${place}`;
      return `${pair ? "deux pierres" : "une pierre"} ${from}`;
    });
    return `${does(who, "collectez", "collecte")} sur ${target}\u202f: ${french.and(parts)}.`;
  },

  done(who, figure, place) {
    const { name, the } = figures[figure];
    const there = place === null ? "" : ` en ${place}`;
    if (who.advised) return `N’utilisez plus le pouvoir de votre ${name}${there}.`;
    const whole = who.self ? `Votre ${name}` : `${french.capital(the)} ${of(who)}`;
    return `${whole} a terminé${there}.`;
  },

  forfeited(who, both, lack) {
    const moves = both ? (who.self ? "vos deux" : "ses deux") : "un";
    const why =
      lack === "entry"
        ? "une pierre doit revenir des Limbes, et aucune case d’entrée ne lui est ouverte"
        : `aucune de ${who.self ? "vos" : "ses"} pièces ne peut bouger`;
    const forfeits = `${who.advised ? "Vous perdez" : does(who, "perdez", "perd")} ${moves} déplacement${both ? "s" : ""}`;
    return `${forfeits}\u202f: ${why}.`;
  },

  borneOff(who, colour, off, of) {
    const which = off === of ? "dernière" : off === 1 ? "première" : `${off}ᵉ`;
    const pyramid = `une pyramide d’${colours[colour]}`;
    return `${who.advised ? "Vous sortez" : does(who, "sortez", "sort")} ${pyramid}\u202f: la ${which} sur ${of}\u202f!`;
  },

  drawn: (turns) => `La partie est nulle après ${french.number(turns)} tours.`,
};
