// Why a move is refused, in French: a sentence for each fault (games/anubixx/faults.cc).
import type { Refusals } from "$lib/words/refusals";
import { colourOf, tongue } from "./fr_names";
import { saying, type Places } from "./places";

const rests = ({ supports, missing }: Places) => {
  const [below, absent] = [supports.length, missing.length];
  if (below === 1) return "La pierre sur laquelle celle-ci repose n’est pas encore cochée.";
  const numbered = `${tongue.number(absent)} ne sont pas encore cochées`;
  const some = absent === 1 ? "une n’est pas encore cochée" : numbered;
  const which = absent === below ? "aucune n’est encore cochée" : some;
  return `Cette pierre repose sur ${tongue.number(below)} autres, dont ${which}.`;
};

export const refusals: Refusals = {
  over: saying(() => "La partie est terminée\u202f: quelqu’un a achevé deux édifices."),
  over_idle: saying(
    () => "La partie est terminée\u202f: en dix manches de suite, personne n’a coché de pierre.",
  ),
  sheets_due: saying(() => "Avant le premier tour, chacun reçoit une fiche."),
  roll_due: saying(() => "Les dés sont lancés avant le prochain tour."),
  not_your_turn: saying(
    ({ turn, seat }) => `C’est à la place ${turn} de jouer, pas à la place ${seat}.`,
  ),
  no_chance_due: saying(
    ({ turn }) => `Les dés sont déjà lancés\u202f; c’est à la place ${turn} de construire.`,
  ),
  no_step: saying(
    () =>
      "Une étape est une pierre avec son paiement, comme P21<die, L2<Q3 ou R1<J, deux pierres de " +
      "la mosaïque, comme M11+M12<die,Q4, ou end.",
  ),
  pair_descends: saying(() => "De deux pierres, celle au nom le plus petit vient en premier."),
  no_such_stone: saying(({ stone }) => `Ce bloc n’a pas de pierre ${stone}.`),
  no_such_quarry_stone: saying(
    ({ payment }) => `La carrière de ce bloc n’a pas de pierre ${payment}.`,
  ),
  crossed: () => "Cette pierre est déjà cochée.",
  pair_outside_mosaic: () =>
    "Les pierres de la pyramide et de l’arc de triomphe se cochent une à une\u202f; seule la " +
    "mosaïque en veut deux.",
  mosaic_stone_alone: () =>
    "Dans la mosaïque, on coche toujours deux voisines à la fois, jamais une seule.",
  not_neighbours: saying(
    () => "Les deux pierres de la mosaïque doivent être côte à côte ou l’une au-dessus de l’autre.",
  ),
  pair_as_second_stone: saying(
    () =>
      "Deux pierres de la mosaïque font un tour entier, et une pierre est déjà cochée pendant ce " +
      "tour.",
  ),
  not_supported: saying(rests),
  not_reached: saying(rests),
  payment_order: saying(
    () =>
      "Les paiements de deux pierres d’une même couleur s’écrivent dans l’ordre\u202f: dé, pierres " +
      "de la carrière de gauche à droite, joker.",
  ),
  quarry_twice: () => "Une pierre de la carrière ne peut payer qu’une seule pierre.",
  no_die: saying(({ colour }) => `Aucun dé ${colourOf(colour).m} n’est sorti pour cette pierre.`),
  die_gone: saying(
    ({ colour }) =>
      `Il ne reste pas de dé ${colourOf(colour).m} pour cette pierre\u202f: il est déjà pris.`,
  ),
  die_not_taken: saying(
    ({ die }) => `Un dé ${colourOf(die).m} est disponible et doit être pris pour cette pierre.`,
  ),
  no_joker: saying(
    ({ colour }) => `Il ne reste pas de joker pour la pierre ${colourOf(colour).f}.`,
  ),
  quarry_colour: saying(
    ({ paymentColour, colour }) =>
      `Une pierre ${colourOf(paymentColour).f} de la carrière ne peut pas payer la pierre ` +
      `${colourOf(colour).f}.`,
  ),
  quarry_passed: () => "Cette pierre de la carrière n’est pas à droite de la dernière barrée.",
  no_sheets_text: saying(
    () =>
      "Il faut distribuer les fiches, une lettre pour chaque place, sous la forme\u202f: sheets AC",
  ),
  sheet_count: saying(
    ({ players, count }) =>
      `Chacun des ${players} bâtisseurs reçoit une fiche\u202f; ici, il y en a ${count}.`,
  ),
  sheet_not_in_use: saying(({ sheet }) => `Il n’y a pas de fiche ${sheet} dans cette partie.`),
  sheet_twice: saying(
    ({ sheet }) => `La fiche ${sheet} est distribuée deux fois\u202f; chacun en a une différente.`,
  ),
  no_roll_text: saying(
    () =>
      "Il faut lancer les dés, leurs couleurs dans l’ordre r, y, g, b, l, o, sous la forme\u202f: " +
      "roll rgbb",
  ),
  dice_count: saying(
    ({ dice, count }) => `À ce nombre de joueurs, on lance ${dice} dés, pas ${count}.`,
  ),
};
