// What Pyramix refuses, and why (PYX-32), in French.
import type { Params, Refusals } from "$lib/words/refusals";
import type { Code } from "../view/position";
import { ofCube, theCube, tongue } from "./fr_cubes";

const { and, capital } = tongue;

/** Data counts seats from 0, people count from 1. */
const seat = (param: string | undefined): number => Number(param) + 1;
const code = ({ cube }: Params): Code => (cube ?? "?") as Code;
const cells = ({ cells }: Params): string[] => (cells ?? "").split(" ");

const when = "Un cube peut être pris quand deux ou trois de ses faces sont visibles.";

export const refusals: Refusals = {
  over: () => "La partie est terminée\u202f: il ne reste qu’une couche sur le socle.",
  reveal_due: (params) => `Avant le prochain tour, il faut révéler\u202f: ${and(cells(params))}.`,
  not_your_turn: (params) =>
    `C’est à la place ${seat(params.turn)} de jouer, pas à la place ${seat(params.seat)}.`,
  no_reveal_due: () => "Il n’y a rien à révéler\u202f; c’est à une place de jouer.",
  no_cell_name: () => "Un coup est le nom d’une case, trois chiffres comme dans 014.",
  no_such_cell: ({ cell }) =>
    `Il n’y a pas de case ${cell}\u202f: la somme des trois chiffres d’une case est de 5 au plus.`,
  taken: () => "Il n’y a plus de cube ici.",
  no_face: (params) => `${capital(theCube(code(params)))} ne montre aucune face. ${when}`,
  one_face: (params) => `${capital(theCube(code(params)))} ne montre qu’une face. ${when}`,
  opens_tray: () => "Aucun cube ne glisserait à sa place\u202f: le socle serait à découvert.",
  touches_cobra: (params) =>
    `${capital(theCube(code(params)))} touche un cobra. ` +
    "À côté d’un cobra, on ne peut prendre qu’un cobra.",
  no_reveal_text: () => "Il faut révéler des cubes, sous la forme\u202f: reveal 000=bA 001=X …",
  other_cells: (params) =>
    `Il faut révéler, dans cet ordre, exactement\u202f: ${cells(params).join(", ")}.`,
  none_left: (params) => `Il ne reste plus ${ofCube(code(params))} pour la case ${params.cell}.`,
};
