// Why a board of one's own is refused, its tag or its file, in German. The names of its parts are
// those of the format.
import type { Params, Refusals } from "$lib/words/refusals";
import { german } from "./de_pieces";

const text = (params: Params, place: string): string => params[place] ?? "";
/** "O5, O3 und O2" */
const spaces = (params: Params, place: string): string =>
  german.and(text(params, place).split(" "));
const quoted = (params: Params, place: string): string => `„${text(params, place)}“`;
/** What is said of a part of the board. */
const of = (params: Params, what: string): string => `${text(params, "part")}: ${what}`;

export const boardRefusals: Refusals = {
  one_number: (params) => of(params, `Hier steht eine Zahl, nicht ${text(params, "count")}.`),
  three_numbers: (params) => of(params, `Hier stehen drei Zahlen, nicht ${text(params, "count")}.`),
  no_such_board_space: (params) =>
    of(
      params,
      `Das Brett hat kein Feld ${text(params, "space")}: Es hat ${text(params, "first")} bis ` +
        `${text(params, "last")}.`,
    ),
  space_twice: (params) => of(params, `${text(params, "space")} steht hier zweimal.`),
  space_in_both: (params) =>
    of(params, `${text(params, "space")} steht auch in ${text(params, "other")}.`),
  no_mirror_image: (params) =>
    of(
      params,
      `Das Spiegelbild von ${text(params, "other")} ist ${spaces(params, "images")}, nicht ` +
        `${spaces(params, "spaces")}.`,
    ),
  outer_size: (params) =>
    of(
      params,
      `Ein Brett hat ${text(params, "least")} bis ${text(params, "most")} Felder für Steine, ` +
        `nicht ${text(params, "count")}.`,
    ),
  inner_size: (params) =>
    of(
      params,
      `Ein Brett hat ${text(params, "least")} oder mehr Felder für Figuren, nicht ` +
        `${text(params, "count")}.`,
    ),
  not_ascending: (params) => of(params, "Die Zahlen steigen auf, von I0 an."),
  image_missing: (params) =>
    of(
      params,
      `Das Spiegelbild von ${text(params, "number")} ist ${text(params, "image")}, und das fehlt.`,
    ),
  neutral_image: (params) =>
    of(
      params,
      `Das neutrale Feld ist sein eigenes Spiegelbild, und das von ${text(params, "space")} ist ` +
        `${text(params, "image")}.`,
    ),
  out_of_reach: (params) =>
    of(
      params,
      `Keine Figur kann neben ${text(params, "space")} stehen: Daneben liegt kein Feld für Figuren.`,
    ),
  board_blanks: (params) =>
    "Zwischen zwei Wörtern steht ein Leerzeichen und keines davor oder dahinter, anders als in " +
    `${quoted(params, "text")}.`,
  no_such_part: (params) => `Ein Brett hat keinen Teil ${quoted(params, "part")}.`,
  part_order: (params) =>
    `Der Teil ${text(params, "part")} steht einmal da, und in der Reihenfolge der Regel.`,
  part_missing_before: (params) =>
    `Vor ${text(params, "next")} fehlt der Teil ${text(params, "part")}.`,
  part_missing: (params) => `Der Teil ${text(params, "part")} fehlt.`,
  no_number: (params) =>
    `Hinter ${text(params, "part")} stehen Zahlen, nicht ${quoted(params, "word")}.`,
  numbers_missing: (params) => `Hinter ${text(params, "part")} stehen Zahlen.`,
  board_tag_name: () => "Das Kennzeichen eines eigenen Brettes heißt Board.own.",
  option_and_tag: () =>
    "Das Brett wird durch die Option board gewählt oder durch ein Kennzeichen mitgebracht, " +
    "nicht beides.",
  part_line: (params) =>
    "Eine Zeile beginnt mit dem Namen eines Teils, wie in: gold-pyramids 18 20 22; " +
    `${quoted(params, "word")} ist keiner.`,
  part_twice: (params) =>
    `Der Teil ${text(params, "part")} steht schon in Zeile ${text(params, "line")}.`,
  line_missing: (params) => `In der Datei fehlt die Zeile ${text(params, "part")}.`,
};
