// Why something is refused, in French: a sentence for each fault of games/cubus/faults.cc.
import type { Params, Refusals } from "$lib/words/refusals";
import type { Kind } from "../view/stack";
import { capital, form, kindCount, points } from "./fr_cards";

/** A seat; people count from 1. */
const seat = (number = "") => `la place ${Number(number) + 1}`;
const count = (number = "") => Number(number);

const places = (number = "") =>
  `${number} ${form(count(number), { one: "emplacement", other: "emplacements" })}`;

const dueTurn = ({ turn }: Params) => `C’est le tour de ${seat(turn)}.`;

/** "Il faut deux couvercles de plus ; il n’y en a aucun." */
function moreCards({ more, card }: Params, held: string): string {
  return `Il faut ${kindCount(card as Kind, count(more))} de plus\u202f; il n’y en a ${held}.`;
}

export const refusals: Refusals = {
  over: () => "La partie est terminée.",
  taken_down: () => "La partie est terminée\u202f: la pile est démontée.",
  draw_due: ({ turn }) => `Une carte est piochée avant que ${seat(turn)} ne joue.`,
  not_your_answer: ({ turn }) =>
    `C’est maintenant à ${seat(turn)} de toquer ou de laisser passer\u202f; les autres suivent dans ` +
    "l’ordre.",
  not_your_ending: ({ turn }) =>
    `C’est maintenant à ${seat(turn)} de dire ce qu’elle construit avec les cartes de tous.`,
  not_your_take: dueTurn,
  not_your_turn: dueTurn,

  no_turn_text: () => "Un coup est build suivi de la pile telle qu’elle sera, ou pass.",
  no_answer_text: () =>
    "Ici on dit knock build suivi de la pile telle qu’elle sera, knock false ou waive.",
  no_take_text: () =>
    "Un coup est take suivi de l’emplacement d’une colonne, par exemple take 0,3.",

  no_demolition: () => "On ne retire des caisses qu’au démontage.",
  demolition_only: () => "La pile est en démontage\u202f: chaque tour retire une caisse.",
  nobody_passed: () =>
    "Personne ne vient de passer\u202f: il n’y a ni à toquer ni à laisser passer.",
  answer_due: ({ passer }) => `${capital(seat(passer))} a passé\u202f: toquez ou laissez passer.`,

  no_height: ({ character, word }) =>
    `Caractère ${character} de la pile\u202f: on attend une hauteur comme 2, une colonne ouverte ` +
    `comme 2*, ou -, et non «\u202f${word}\u202f».`,
  uneven_row: ({ character, places: written, first }) =>
    `Caractère ${character} de la pile\u202f: cette rangée a ${places(written)}, la première en a ` +
    `${first}.`,
  empty_row: ({ row }) =>
    `Caractère 1 de la pile\u202f: la rangée ${row} n’a aucune colonne, elle ne s’écrit donc pas.`,
  empty_place: ({ place }) =>
    `Caractère 1 de la pile\u202f: l’emplacement ${place} n’est une colonne dans aucune rangée, il ` +
    "ne s’écrit donc pas.",
  too_many_tops: ({ character }) =>
    `Aucune pile n’a plus de 16 colonnes\u202f; celle-ci en demande une de plus au caractère ` +
    `${character}.`,
  too_high: ({ character }) =>
    `Aucune colonne ne dépasse 16 caisses\u202f; celle du caractère ${character} les dépasse.`,
  rises: () =>
    "Une colonne serait plus haute que celle de derrière\u202f: aucune image ne pourrait le montrer.",
  needs_corner: () =>
    "Deux colonnes ne se toucheraient que par un coin\u202f: les places entre elles doivent aussi être " +
    "occupées.",
  not_connected: () => "Les colonnes ne se touchent pas toutes par un côté.",

  open_tops_moved: () =>
    "Les dessus ouverts de la pile ne gardent pas leur place les uns par rapport aux autres.",
  lid_for_open_top: () => "Un couvercle ne peut pas être échangé contre un dessus ouvert.",
  no_such_card: (params) => moreCards(params, "aucun"),
  too_few_cards: (params) => moreCards(params, `que ${params.held}`),
  no_more_boxes: ({ after, before }) =>
    `Le nombre de caisses doit augmenter\u202f; il passerait de ${before} à ${after}.`,
  worth_nothing: (params) =>
    `Ce coup vaut ${points(count(params.points))}\u202f; il doit en valoir au moins un.`,

  no_column: () => "Il n’y a pas de colonne ici.",
  not_proper: () =>
    "Sans cette caisse, il ne resterait pas une pile comptant exactement une caisse de moins.",
  open_top_stays: () =>
    "Cette colonne est ouverte\u202f: tant qu’une colonne à couvercle peut être abaissée, elle reste.",

  no_draw_due: () => "Aucune carte n’est à piocher maintenant.",
  no_draw_text: () => "On pioche une carte\u202f: draw L, draw R, draw T ou draw O.",
  none_left: ({ card }) => `Il n’y a plus ${kindCount(card as Kind, 0)} dans la pioche.`,
};
