// What is wrong with sheets and blocks of one's own, in French: a sentence for each fault
// (games/anubixx/sheet_faults.cc). Words of the file are quoted as they are written there.
import type { Refusals } from "$lib/words/refusals";
import { tongue } from "./fr_names";
import { quoting } from "./sheet_places";

const saying = quoting((text) => `«\u202f${text}\u202f»`);

const stones = { one: "pierre", other: "pierres" };
const groups = { one: "groupe", other: "groupes" };
const letters = { one: "lettre", other: "lettres" };

const arch =
  "L’arc de triomphe, ce sont les points des niveaux de ses colonnes en montant depuis le sol et " +
  "de la clé de voûte";
const pyramid = "La pyramide, ce sont les points de ses rangées en montant depuis le sol";

export const sheetRefusals: Refusals = {
  blanks: saying(
    ({ quoted }) =>
      "Entre deux mots il y a un seul blanc, et aucun avant ou après, contrairement à " +
      `${quoted("text")}.`,
  ),
  pyramid_count: saying(
    ({ at }) => `${pyramid}\u202f: 2 à ${at("most")} nombres, pas ${at("count")}.`,
  ),
  pyramid_points: saying(
    ({ at, quoted }) =>
      `${pyramid}, chaque nombre de 0 à ${at("most")} et aucun inférieur au précédent\u202f; pas ` +
      `${quoted("number")}.`,
  ),
  arch_count: saying(({ at }) => `${arch}\u202f: 2 à ${at("most")} nombres, pas ${at("count")}.`),
  arch_points: saying(
    ({ at, quoted }) =>
      `${arch}, chaque nombre de 0 à ${at("most")} et aucun inférieur au précédent\u202f; pas ` +
      `${quoted("number")}.`,
  ),
  mosaic_size: saying(
    ({ at, quoted }) =>
      "La mosaïque commence par ses rangées et ses colonnes, comme dans 3x4\u202f: 1 à " +
      `${at("rows")} rangées de 1 à ${at("columns")} pierres, un nombre pair de pierres en ` +
      `tout\u202f; pas ${quoted("size")}.`,
  ),
  mosaic_points: saying(
    ({ at, quoted }) =>
      "Les points de la mosaïque suivent des nombres pairs de ses " +
      `${at("stones")} pierres, comme dans 4=4, et les deux augmentent de l’un à l’autre\u202f; ` +
      `pas ${quoted("word")}.`,
  ),
  mosaic_empty: saying(() => "La mosaïque n’a pas de points."),
  quarry_number: saying(
    ({ at, quoted }) =>
      `La carrière est un nombre de pierres de 1 à ${at("most")}, pas ${quoted("number")}.`,
  ),
  symbol_form: saying(
    ({ quoted }) =>
      "Un symbole est son nom et ses pierres, comme dans falcon=P22,P24\u202f; pas " +
      `${quoted("word")}.`,
  ),
  symbol_order: saying(
    ({ quoted }) =>
      "Les pierres d’un symbole viennent dans l’ordre de leurs noms, pas comme dans " +
      `${quoted("word")}.`,
  ),
  symbol_name: saying(
    ({ quoted }) =>
      "Le nom d’un symbole a 2 à 12 lettres minuscules et n’est pas end, contrairement à " +
      `${quoted("name")}.`,
  ),
  symbol_twice: saying(({ at }) => `Le symbole ${at("symbol")} apparaît deux fois.`),
  too_many_symbols: saying(({ at }) => `Un bloc a au plus ${at("most")} symboles.`),
  symbol_stone: saying(
    ({ at, quoted }) =>
      `Le symbole ${at("symbol")} se trouve sur des pierres comme P11, pas sur ${quoted("stone")}.`,
  ),
  symbol_stone_twice: saying(
    ({ at }) => `La pierre ${at("stone")} apparaît deux fois dans le symbole ${at("symbol")}.`,
  ),
  two_symbols: saying(
    ({ at }) => `La pierre ${at("stone")} porte deux symboles, ${at("other")} et ${at("symbol")}.`,
  ),
  stone_not_of_block: saying(
    ({ at }) =>
      `Le symbole ${at("symbol")} se trouve sur ${at("stone")}, une pierre que ce bloc n’a pas.`,
  ),
  sheet_words: saying(
    ({ at }) =>
      "Une fiche, ce sont quatre mots de lettres, pyramide, arc, mosaïque et carrière, séparés par " +
      `un blanc\u202f; il y en a ${at("count")} ici.`,
  ),
  sheet_part: saying(
    ({ at, quoted, number }) =>
      `La partie ${quoted("part")} de la fiche a ${tongue.counted(number("wanted"), stones)}, ` +
      `pas ${at("count")} comme dans ${quoted("letters")}.`,
  ),
  sheet_colour: saying(
    ({ at, quoted }) =>
      `La pierre ${at("stone")} de la fiche, lettre ${at("number")} de ${quoted("letters")}, n’a ` +
      "aucune des couleurs r, y, g, b, l, o.",
  ),
  deal_tag: saying(
    ({ quoted }) => `L’étiquette Sheet.deal ne peut être que own, pas ${quoted("value")}.`,
  ),
  other_tag: saying(
    () =>
      "Une fiche à vous a une lettre de G à Z, comme dans Sheet.G, et une partie du bloc un des " +
      "noms pyramid, arch, mosaic, quarry, symbols et deal, comme dans Sheet.symbols\u202f; A à F " +
      "sont imprimées.",
  ),
  too_few_sheets: saying(
    ({ at }) =>
      `Chacun des ${at("players")} bâtisseurs reçoit une fiche différente de ce bloc, et il y en a ` +
      `${at("sheets")}\u202f: décrivez au moins ${at("players")} fiches.`,
  ),
  block_line: saying(
    ({ quoted }) =>
      "Une ligne du bloc commence par pyramid, arch, mosaic, quarry, symbol ou deal, pas par " +
      `${quoted("word")}.`,
  ),
  block_part_twice: saying(({ quoted }) => `${quoted("part")} apparaît deux fois dans ce bloc.`),
  symbol_line: saying(
    () => "Un symbole a son nom et ses pierres, comme dans\u202f: symbol falcon P22 P24",
  ),
  deal_line: saying(
    () => "Pour que seules les fiches de ce fichier soient distribuées, on écrit\u202f: deal own",
  ),
  empty_file: saying(() => "Le fichier ne décrit ni bloc ni fiche."),
  empty_block: saying(
    () =>
      "Après la ligne block, rien n’est dit du bloc\u202f: écrivez ce qui diffère du bloc imprimé, " +
      "comme dans\u202f: quarry 10",
  ),
  block_alone: saying(() => "La ligne block ne contient rien d’autre."),
  block_twice: saying(() => "Il y a un seul bloc, avant toutes les fiches."),
  sheet_line: saying(() => "Une fiche commence par sa lettre de G à Z, comme dans\u202f: sheet G"),
  sheet_described_twice: saying(({ at }) => `La fiche ${at("sheet")} est décrite deux fois.`),
  other_line: saying(
    ({ quoted }) =>
      "Une ligne commence par block, sheet, pyramid, arch, mosaic ou quarry, pas par " +
      `${quoted("word")}.`,
  ),
  no_sheet_begun: saying(
    () => "Avant ses parties, une fiche a une ligne avec sa lettre, comme dans\u202f: sheet G",
  ),
  sheet_part_twice: saying(
    ({ quoted }) => `${quoted("part")} apparaît deux fois dans cette fiche.`,
  ),
  groups: saying(
    ({ at, quoted, number }) =>
      `${quoted("part")} a ${tongue.counted(number("wanted"), groups)} de lettres, pas ${at("count")}.`,
  ),
  row_letters: saying(
    ({ at, quoted, number }) =>
      `La rangée ${at("number")} de ${quoted("part")} a ${tongue.counted(number("wanted"), letters)}, ` +
      `pas ${at("count")} comme dans ${quoted("letters")}.`,
  ),
  column_letters: saying(
    ({ at, quoted, number }) =>
      `La colonne ${at("number")} de l’arc a ${tongue.counted(number("wanted"), letters)}, pas ` +
      `${at("count")} comme dans ${quoted("letters")}.`,
  ),
  final_stone_letter: saying(
    ({ at, quoted }) =>
      `La clé de voûte de l’arc a une lettre, pas ${at("count")} comme dans ${quoted("letters")}.`,
  ),
  sheet_part_missing: saying(({ quoted }) => `Il manque ${quoted("part")} à cette fiche.`),
};
