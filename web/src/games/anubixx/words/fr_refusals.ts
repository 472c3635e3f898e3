// Why a move is refused, in French: a sentence for each fault (games/anubixx/faults.cc).
import type { Refusals } from "$lib/words/refusals";
import { colourOf, tongue } from "./fr_names";
import { saying, type Places } from "./places";

const rests = ({ stone, supports, missing }: Places) => {
  const absent =
    missing.length === 1
      ? `${missing.join("")} n’est pas encore cochée`
      : `${tongue.and(missing)} ne sont pas encore cochées`;
  return `La pierre ${stone} repose sur ${tongue.and(supports)}\u202f; ${absent}.`;
};

const paying = (payment: string) => (payment === "J" ? "un joker" : payment);

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
  crossed: saying(({ stone }) => `La pierre ${stone} est déjà cochée.`),
  pair_outside_mosaic: saying(
    ({ stone }) =>
      `La pierre ${stone} n’est pas dans la mosaïque\u202f; celles de la pyramide et de l’arc de ` +
      "triomphe se cochent une à une.",
  ),
  mosaic_stone_alone: saying(
    ({ stone }) =>
      `Dans la mosaïque, on coche toujours deux voisines à la fois, pas ${stone} toute seule.`,
  ),
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
  quarry_twice: saying(
    ({ payment }) => `La pierre ${payment} de la carrière ne peut payer qu’une seule pierre.`,
  ),
  no_die: saying(
    ({ colour, stone }) =>
      `Aucun dé ${colourOf(colour).m} n’est sorti pour la pierre ${colourOf(colour).f} ${stone}.`,
  ),
  die_gone: saying(
    ({ colour, stone }) =>
      `Il ne reste pas de dé ${colourOf(colour).m} pour la pierre ${colourOf(colour).f} ${stone}` +
      "\u202f: il est déjà pris.",
  ),
  die_not_taken: saying(
    ({ die, colour, stone, payment }) =>
      `Un dé ${colourOf(die).m} est disponible et doit être pris pour la pierre ` +
      `${colourOf(colour).f} ${stone}, pas ${paying(payment)}.`,
  ),
  no_joker: saying(
    ({ colour, stone }) =>
      `Il ne reste pas de joker pour la pierre ${colourOf(colour).f} ${stone}.`,
  ),
  quarry_colour: saying(
    ({ payment, paymentColour, colour, stone }) =>
      `La pierre ${payment} de la carrière est ${colourOf(paymentColour).f} et ne peut pas payer ` +
      `la pierre ${colourOf(colour).f} ${stone}.`,
  ),
  quarry_passed: saying(
    ({ payment, last }) =>
      `La pierre ${payment} de la carrière n’est pas à droite de ${last}, la dernière barrée.`,
  ),
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
