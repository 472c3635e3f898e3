// The sentences of hints in French.
import { Tongue } from "../tongue";
import type { HintWords } from "./en";

const { number, counted } = new Tongue("fr");

const tenths = (value: number) => number(Math.round(value * 10) / 10);
const share = (value: number) =>
  `${number(Math.round(Math.min(Math.max(value, 0), 1) * 100))}\u202f%`;
const points = (value: number) =>
  counted(Math.round(value * 10) / 10, { one: "point", other: "points" });
const moves = (count: number) => counted(count, { one: "coup", other: "coups" });

/** A change in words, or that there is none. */
const changing = (before: number, after: number) =>
  tenths(before) === tenths(after)
    ? `reste ${tenths(after)}`
    : `de ${tenths(before)} à ${tenths(after)}`;

export const hint: HintWords = {
  label: "Conseil",
  close: "Fermer le conseil",
  forced: "Il n’y a qu’un seul coup.",
  clear: "Un coup est nettement meilleur que les autres coups examinés.",
  nothing: "Rien ne se détache\u202f: regardez tout ce que vous pouvez faire.",
  askPlace: "Redemandez pour savoir où.",
  marked: (moves) =>
    moves === 1
      ? "Le meilleur coup est marqué."
      : `Les ${number(moves)} meilleurs coups sont marqués.`,
  win: (win, within) =>
    within === null
      ? `${share(win)} de chances de gagner, exactement`
      : `${share(win)} de chances de gagner (de ${share(win - within)} à ${share(win + within)})`,
  points: (value) => `${points(value)} à espérer`,
  after: (told) => `Ensuite\u202f: ${told}`,
  why: "Pourquoi",
  cost: "Ce que cela coûte",
  change: (before, after) =>
    before === null || tenths(before) === tenths(after)
      ? tenths(after)
      : `${tenths(before)} → ${tenths(after)}`,
  changed: (before, after) => (before === null ? tenths(after) : changing(before, after)),
  others: (value) => `autres coups\u202f: ${tenths(value)}`,
  facts: {
    forced: () => "Il n’y a pas d’autre coup.",
    solved: () => "Résolu\u202f: tout ce qui peut encore arriver a été examiné.",
    wins: (count) =>
      `Prouvé\u202f: il gagne, quelle que soit la réponse, en ${moves(count)} des deux joueurs au plus.`,
    loses: (count) =>
      `Prouvé\u202f: l’autre joueur gagne, quoi que l’on joue, en ${moves(count)} des deux joueurs au plus.`,
    only: (win) => `Tout autre coup examiné laisse au plus ${share(win)}.`,
    close: () => "Un autre coup est à peu près aussi bon.",
    at_once: (value) =>
      `Il rapporte ${points(value)}\u202f; aucun coup ne rapporte plus tout de suite.`,
    patient: (value) =>
      `Un autre coup rapporterait ${points(value)} tout de suite, mais celui-ci voit plus loin.`,
  },
  more: "D’autres bons coups",
  asGood: "à peu près aussi bon",
  lessGood: "moins bon",
};
