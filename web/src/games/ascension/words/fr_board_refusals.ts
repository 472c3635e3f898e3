// Why a board of one's own is refused, its tag or its file, in French. The names of its parts are
// those of the format.
import type { Params, Refusals } from "$lib/words/refusals";
import { french } from "./fr_pieces";

const text = (params: Params, place: string): string => params[place] ?? "";
/** "O5, O3 et O2" */
const spaces = (params: Params, place: string): string =>
  french.and(text(params, place).split(" "));
const quoted = (params: Params, place: string): string => `«\u202f${text(params, place)}\u202f»`;
/** What is said of a part of the board. */
const of = (params: Params, what: string): string => `${text(params, "part")}\u202f: ${what}`;

export const boardRefusals: Refusals = {
  one_number: (params) => of(params, `il y a ici un nombre, et non ${text(params, "count")}.`),
  three_numbers: (params) =>
    of(params, `il y a ici trois nombres, et non ${text(params, "count")}.`),
  no_such_board_space: (params) =>
    of(
      params,
      `le plateau n’a pas de case ${text(params, "space")}\u202f: il va de ` +
        `${text(params, "first")} à ${text(params, "last")}.`,
    ),
  space_twice: (params) => of(params, `${text(params, "space")} figure ici deux fois.`),
  space_in_both: (params) =>
    of(params, `${text(params, "space")} figure aussi dans ${text(params, "other")}.`),
  no_mirror_image: (params) =>
    of(
      params,
      `l’image en miroir de ${text(params, "other")} est ${spaces(params, "images")}, et non ` +
        `${spaces(params, "spaces")}.`,
    ),
  outer_size: (params) =>
    of(
      params,
      `un plateau a de ${text(params, "least")} à ${text(params, "most")} cases de pierres, et ` +
        `non ${text(params, "count")}.`,
    ),
  inner_size: (params) =>
    of(
      params,
      `un plateau a ${text(params, "least")} cases de figurines ou plus, et non ` +
        `${text(params, "count")}.`,
    ),
  not_ascending: (params) => of(params, "les nombres sont croissants, à partir de I0."),
  image_missing: (params) =>
    of(
      params,
      `l’image en miroir de ${text(params, "number")} est ${text(params, "image")}, qui manque.`,
    ),
  neutral_image: (params) =>
    of(
      params,
      `la case neutre est sa propre image en miroir, et celle de ${text(params, "space")} est ` +
        `${text(params, "image")}.`,
    ),
  out_of_reach: (params) =>
    of(
      params,
      `aucune figurine ne peut venir à côté de ${text(params, "space")}\u202f: il n’y a pas de ` +
        "case de figurines à côté.",
    ),
  board_blanks: (params) =>
    "Il y a une espace entre deux mots, et aucune avant ni après, contrairement à " +
    `${quoted(params, "text")}.`,
  no_such_part: (params) => `Un plateau n’a pas de partie ${quoted(params, "part")}.`,
  part_order: (params) =>
    `La partie ${text(params, "part")} figure une fois, et dans l’ordre de la règle.`,
  part_missing_before: (params) =>
    `La partie ${text(params, "part")} manque avant ${text(params, "next")}.`,
  part_missing: (params) => `La partie ${text(params, "part")} manque.`,
  no_number: (params) =>
    `Après ${text(params, "part")}, il y a des nombres, et non ${quoted(params, "word")}.`,
  numbers_missing: (params) => `Après ${text(params, "part")}, il y a des nombres.`,
  board_tag_name: () => "L’étiquette d’un plateau à soi s’appelle Board.own.",
  option_and_tag: () =>
    "Le plateau est choisi par l’option board ou apporté par une étiquette, non les deux.",
  part_line: (params) =>
    "Une ligne commence par le nom d’une partie, comme dans\u202f: gold-pyramids 18 20 22\u202f; " +
    `${quoted(params, "word")} n’en est pas un.`,
  part_twice: (params) =>
    `La partie ${text(params, "part")} figure déjà à la ligne ${text(params, "line")}.`,
  line_missing: (params) => `Il manque au fichier la ligne ${text(params, "part")}.`,
};
