// Why an event or a tag is refused, in French: a sentence for each fault of the game.
import type { Params, Refusals } from "$lib/words/refusals";
import type { Colour, Figure } from "../view/pieces";
import { boardRefusals } from "./fr_board_refusals";
import { colours, figures, french, stone, thePiece, ways } from "./fr_pieces";

const text = (params: Params, place: string): string => params[place] ?? "";
const colour = (params: Params, place: string): string =>
  colours[text(params, place) as Colour] ?? "";
/** Seats are counted from 0 in data. */
const seat = (params: Params, place: string): string => String(Number(params[place]) + 1);
/** "O18, O20 ou O22" */
const spaces = (params: Params, place: string): string => french.or(text(params, place).split(" "));

const noun = (params: Params, place: string) => figures[text(params, place) as Figure];
/** A participle that goes with a figure: "arrivé", "arrivée". */
const agreeing = (params: Params, place: string, word: string): string =>
  `${word}${noun(params, place).feminine ? "e" : ""}`;
/** "la petite pierre d’Onyx" */
const theStone = (params: Params, place: string): string => `la ${stone(text(params, place))}`;
/** "Le Maçon d’Onyx" */
const standing = (params: Params): string =>
  french.capital(thePiece({ kind: "figure", letter: text(params, "standing") }));
/** Whether the figure that stands there is a Cleopatra. */
const isFeminine = (params: Params): boolean => text(params, "standing").toUpperCase() === "C";

const SIZES: Readonly<Record<string, string>> = {
  S: "petite pierre",
  M: "pierre moyenne",
  L: "grande pierre",
};

const WAITING = "Une de vos pierres attend dans les Limbes";

export const refusals: Refusals = {
  ...boardRefusals,
  game_won: () => "La partie est terminée\u202f: une troisième pyramide est sortie.",
  game_drawn: () =>
    "La partie est terminée\u202f: elle est nulle, une position étant apparue pour la troisième " +
    "fois ou après 600 tours.",
  colours_due: () => "Le tirage des couleurs vient d’abord.",
  other_seat: (params) =>
    `C’est le tour d’${colour(params, "player")}, place ${seat(params, "turn")}, ` +
    `non de la place ${seat(params, "seat")}.`,
  colours_drawn: () => "Les couleurs sont déjà tirées\u202f; c’est à un joueur de jouer.",
  no_step_text: () =>
    "Une étape a l’une de ces formes\u202f: O18>20, mason>23, limbo L>18, limbo mason>22, " +
    "push 23 +, scatter 23 +-+, collect 23 < 4,limbo, done, forfeit.",
  no_such_space: (params) =>
    `Le plateau n’a pas de case ${text(params, "missing")}\u202f: il va de O0 à ` +
    `${text(params, "last_outer")} et de I0 à ${text(params, "last_inner")}.`,
  no_colours_text: () =>
    "Le tirage des couleurs nomme la place qui est Or\u202f: colours 0 ou colours 1.",
  power_is_due: (params) =>
    `${french.capital(noun(params, "power").the)} vient d’arriver\u202f: utilisez son pouvoir ou ` +
    "renoncez-y.",
  no_power_is_due: () =>
    "Un pouvoir s’utilise après l’arrivée de sa figurine, et aucune ne vient d’arriver.",
  move_is_possible: () => "Un déplacement est possible, donc aucun n’est perdu.",
  no_stone: (params) => `Il n’y a pas de pierre en ${text(params, "from")}.`,
  enemy_stone: (params) =>
    `En ${text(params, "from")} se trouve ${theStone(params, "on_from")}, et c’est à ` +
    `${colour(params, "player")} de jouer.`,
  trapped: (params) =>
    `Votre pierre en ${text(params, "from")} est piégée sous ${theStone(params, "on_from")}` +
    "\u202f: seule la pierre du sommet d’une pile se déplace.",
  figure_in_limbo: (params) =>
    `Votre ${noun(params, "figure").name} est dans les Limbes et revient sur une de vos cases ` +
    `d’entrée de figurines (${spaces(params, "figure_entries")}).`,
  figure_on_ring: (params) => `Votre ${noun(params, "figure").name} n’est pas dans les Limbes.`,
  no_stone_in_limbo: (params) =>
    `Vous n’avez pas de ${SIZES[text(params, "size")] ?? ""} dans les Limbes.`,
  has_moved: () =>
    "Cette pièce a fait le premier déplacement\u202f; le second se fait avec une autre.",
  wrong_direction: (params) =>
    text(params, "direction") === "+"
      ? `${colour(params, "player")} se déplace ${ways["+"]}, vers les nombres croissants.`
      : `${colour(params, "player")} se déplace ${ways["-"]}, vers les nombres décroissants.`,
  wrong_distance: () => "Un déplacement est de 1, 2 ou 3 cases.",
  no_stone_entry: (params) =>
    `${text(params, "to")} n’est pas une de vos cases d’entrée de pierres ` +
    `(${spaces(params, "stone_entries")}).`,
  no_figure_entry: (params) =>
    `${text(params, "inner")} n’est pas une de vos cases d’entrée de figurines ` +
    `(${spaces(params, "figure_entries")}).`,
  enemy_portal: (params) =>
    `${text(params, "to")} est le portail d’${colour(params, "enemy")}\u202f: aucune pierre ` +
    `d’${colour(params, "player")} n’y arrive.`,
  closed_blue: (params) =>
    `Des pierres d’${colour(params, "enemy")} se trouvent sur la case bleue ` +
    `${text(params, "to")} et la ferment.`,
  protected: (params) =>
    `Ce qui se trouve en ${text(params, "to")} est protégé par la figurine en ` +
    `${text(params, "guard_to")}.`,
  full_stack: (params) => `La pile en ${text(params, "to")} est complète.`,
  stacked_enemy: (params) =>
    `${french.capital(theStone(params, "On_to"))} en ${text(params, "to")} fait partie d’une pile ` +
    "et ne peut pas être éjectée, et elle n’est pas plus grande que la vôtre, qui ne peut donc " +
    "pas s’y poser.",
  not_smaller: (params) =>
    `Seule une pierre plus petite se pose sur ${theStone(params, "on_to")} en ` +
    `${text(params, "to")}.`,
  own_figure: (params) => `Une autre de vos figurines se trouve en ${text(params, "inner")}.`,
  bigger_figure: (params) =>
    `${standing(params)} en ${text(params, "inner")} est plus ` +
    `${isFeminine(params) ? "grande" : "grand"} que votre ${noun(params, "figure").name}.`,
  shielded_figure: (params) =>
    `${standing(params)} en ${text(params, "inner")} est ` +
    `${isFeminine(params) ? "protégée" : "protégé"} par une pile complète d’une seule couleur ` +
    "à côté.",
  duty_of_last_move: () =>
    `${WAITING}\u202f: ce déplacement, le dernier du tour, doit en ramener une.`,
  duty_forfeits: () =>
    `${WAITING} et aucune ne peut revenir maintenant\u202f: ce déplacement, le dernier du tour, ` +
    "est perdu.",
  duty_of_cleopatra: () =>
    `${WAITING}\u202f: au dernier déplacement du tour, Cléopâtre ne peut arriver que là où elle ` +
    "peut aussitôt en collecter une des Limbes.",
  collect_comes_first: () =>
    "Cléopâtre doit d’abord collecter une de vos pierres des Limbes\u202f: c’est pour cela " +
    "qu’elle s’est déplacée.",
  other_power_push: (params) =>
    `Seul le Maçon pousse, et c’est ${noun(params, "power").the} qui est ` +
    `${agreeing(params, "power", "arrivé")}.`,
  other_power_scatter: (params) =>
    `Seul l’Anubis disperse, et c’est ${noun(params, "power").the} qui est ` +
    `${agreeing(params, "power", "arrivé")}.`,
  other_power_collect: (params) =>
    `Seule la Cléopâtre collecte, et c’est ${noun(params, "power").the} qui est ` +
    `${agreeing(params, "power", "arrivé")}.`,
  no_target: (params) =>
    `${text(params, "from")} n’est pas une cible\u202f: ce sont les cases à côté ` +
    `${noun(params, "power").of} qui étaient occupées à son arrivée, chacune une fois.`,
  target_left: (params) => `Il ne reste pas de pierre en ${text(params, "from")}.`,
  target_protected: (params) =>
    `Ce qui se trouve en ${text(params, "from")} est protégé par la figurine en ` +
    `${text(params, "guard_from")}.`,
  target_on_blue: (params) =>
    `Les pierres d’${colour(params, "enemy")} sur la case bleue ${text(params, "from")} sont hors ` +
    "de portée de vos pouvoirs.",
  pushed_nowhere: (params) =>
    `La pile en ${text(params, "from")} ne peut arriver nulle part ailleurs.`,
  wrong_count: (params) =>
    `Chaque pierre en ${text(params, "from")} a besoin d’une direction, depuis le sommet\u202f: ` +
    `${text(params, "height")}, et non ${text(params, "count")}.`,
  stranded: () => "Une pierre ainsi dispersée ne trouverait pas de case où se poser.",
  never_full: (params) =>
    `On ne peut pas collecter de pile complète en ${text(params, "from")}\u202f: il y faut une ` +
    "grande pierre, seule ou portant une moyenne.",
  not_full: () => "Une collecte forme une pile d’exactement trois pierres.",
  no_source: (params) =>
    `En ${text(params, "source")}, il n’y a pas de pierre de la taille dont la pile en ` +
    `${text(params, "from")} a maintenant besoin.`,
  source_trapped: (params) =>
    "Deux pierres ensemble ne viennent que d’une pile complète, et il n’y en a pas en " +
    `${text(params, "source")}.`,
  source_protected: (params) =>
    `Ce qui se trouve en ${text(params, "source")} est protégé par la figurine en ` +
    `${text(params, "guard_source")}.`,
  source_on_blue: (params) =>
    `Les pierres d’${colour(params, "enemy")} sur la case bleue ${text(params, "source")} ne ` +
    "peuvent pas être collectées.",
  enemy_onto_blue: (params) =>
    `Seules vos propres pierres se collectent sur la case bleue ${text(params, "from")}, pas ` +
    `celle en ${text(params, "source")}.`,
  no_source_in_limbo: (params) =>
    "Aucune de vos pierres dans les Limbes n’a la taille dont la pile en " +
    `${text(params, "from")} a maintenant besoin.`,
  outcome_is_no_draw: (params) =>
    "L’étiquette Outcome a la valeur «\u202fdraw\u202f» ou est absente\u202f; ici, elle vaut " +
    `«\u202f${text(params, "value")}\u202f».`,
  not_drawn: () => "L’étiquette Outcome ne figure que dans une partie nulle.",
};
