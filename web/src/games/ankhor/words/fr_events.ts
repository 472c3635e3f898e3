// What happens in Ankh'or, told in French.
import type { SeatName } from "$lib/games";
import { kindOf, type Code, type PileName } from "../view/position";
import type { Words } from "./en";
import type { Ending, PileShown } from "./data";
import {
  colour,
  counted,
  nouns,
  pronoun,
  subject,
  theTile,
  tiles,
  tokens,
  tongue,
} from "./fr_names";

/** The verb in the person of who acts: "Vous prenez", "Ada prend", and as advice "Prenez". */
const does = (who: SeatName, you: string, third: string): string =>
  who.advised ? tongue.capital(you) : `${subject(who)} ${who.self ? you : third}`;

function bonuses(change: number): string {
  if (change === 0) return "";
  const count = Math.abs(change);
  const amount = tongue.capital(counted(count, nouns.bonusToken));
  if (change > 0) return ` ${amount} ${count === 1 ? "gagné" : "gagnés"}\u202f!`;
  return ` ${amount} ${count === 1 ? "rendu" : "rendus"}.`;
}

function refreshed(who: SeatName, pile: PileName, gone: Code | null): string {
  const out = gone ? `\u202f; ${theTile(gone)} quitte le jeu` : "";
  const verb = does(who, "renouvelez", "renouvelle");
  return `${verb} la rangée avec la pioche ${pile.toUpperCase()} contre un ankh${out}.`;
}

function ended(who: SeatName, ending: Ending): string {
  const rest = {
    next: "",
    return: who.advised ? "" : " avec trop de jetons",
    "bonus turn": "\u202f; le tour bonus commence",
  };
  return `${does(who, "terminez", "termine")} le tour${rest[ending]}.`;
}

function backs(piles: readonly PileShown[]): string {
  const parts = piles.map(({ pile, back }) => {
    const name = `la pioche ${pile.toUpperCase()}`;
    return back ? `${name} montre un dos ${colour(back, "m", 1)}` : `${name} est vide`;
  });
  return `${tongue.capital(tongue.and(parts))}.`;
}

export const events: Words["events"] = {
  took: (who, taken) => `${does(who, "prenez", "prend")} ${tokens(taken)}.`,
  bought: ({ who, code, paid, level, loaded, bonus }) => {
    const where = level === 0 ? "sur la table" : `sur d’autres tuiles, au niveau ${level}`;
    const lays = who.advised
      ? `posez-${pronoun(code)} ${where}`
      : `${pronoun(code)} ${who.self ? "posez" : "pose"} ${where}`;
    const token = loaded ? " Son jeton l’accompagne." : "";
    const turn = kindOf(code) === "s" ? " Un tour bonus suit." : "";
    return `${does(who, "achetez", "achète")} ${theTile(code)} pour ${tokens(paid)} et ${lays}.${token}${bonuses(bonus)}${turn}`;
  },
  refreshed,
  moved: ({ who, code, level, bonus }) => {
    const where = level === 0 ? "sur la table" : `sur d’autres tuiles, au niveau ${level},`;
    const verb = does(who, "déplacez", "déplace");
    return `${verb} ${theTile(code)} ${where} contre un ankh.${bonuses(bonus)}`;
  },
  returned: (who, given) => `${does(who, "rendez", "rend")} ${tokens(given)} à la réserve.`,
  ended,
  prices: "Les marqueurs de prix sont posés.",
  row: (codes) => `La rangée\u202f: ${tiles(codes)}.`,
  backs,
  drawn: (codes) => `Tuiles piochées\u202f: ${tiles(codes)}.`,
};
