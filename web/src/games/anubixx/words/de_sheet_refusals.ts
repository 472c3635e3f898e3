// What is wrong with sheets and blocks of one's own, in German: a sentence for each fault
// (games/anubixx/sheet_faults.cc). Words of the file are quoted as they are written there.
import type { Refusals } from "$lib/words/refusals";
import { tongue } from "./de_names";
import { quoting } from "./sheet_places";

const saying = quoting((text) => `„${text}“`);

const stones = { one: "Stein", other: "Steine" };
const groups = { one: "Gruppe", other: "Gruppen" };
const letters = { one: "Buchstaben", other: "Buchstaben" };

const arch =
  "Der Triumphbogen sind die Punkte der Stufen seiner Säulen vom Boden an aufwärts und des " +
  "Schlusssteins";
const pyramid = "Die Pyramide sind die Punkte ihrer Reihen vom Boden an aufwärts";

export const sheetRefusals: Refusals = {
  blanks: saying(
    ({ quoted }) =>
      "Zwischen zwei Wörtern steht ein Leerzeichen und keines davor oder dahinter, anders als in " +
      `${quoted("text")}.`,
  ),
  pyramid_count: saying(
    ({ at }) => `${pyramid}: 2 bis ${at("most")} Zahlen, nicht ${at("count")}.`,
  ),
  pyramid_points: saying(
    ({ at, quoted }) =>
      `${pyramid}, jede Zahl von 0 bis ${at("most")} und keine kleiner als die vor ihr; nicht ` +
      `${quoted("number")}.`,
  ),
  arch_count: saying(({ at }) => `${arch}: 2 bis ${at("most")} Zahlen, nicht ${at("count")}.`),
  arch_points: saying(
    ({ at, quoted }) =>
      `${arch}, jede Zahl von 0 bis ${at("most")} und keine kleiner als die vor ihr; nicht ` +
      `${quoted("number")}.`,
  ),
  mosaic_size: saying(
    ({ at, quoted }) =>
      `Das Mosaik beginnt mit seinen Reihen und Spalten, wie in 3x4: 1 bis ${at("rows")} Reihen ` +
      `aus 1 bis ${at("columns")} Steinen, insgesamt eine gerade Zahl von Steinen; nicht ` +
      `${quoted("size")}.`,
  ),
  mosaic_points: saying(
    ({ at, quoted }) =>
      `Die Punkte des Mosaiks stehen hinter geraden Zahlen seiner ${at("stones")} Steine, wie in ` +
      `4=4, und beide wachsen von Mal zu Mal; nicht ${quoted("word")}.`,
  ),
  mosaic_empty: saying(() => "Das Mosaik hat keine Punkte."),
  quarry_number: saying(
    ({ at, quoted }) =>
      `Der Steinbruch ist eine Zahl von Steinen von 1 bis ${at("most")}, nicht ${quoted("number")}.`,
  ),
  symbol_form: saying(
    ({ quoted }) =>
      `Ein Symbol ist sein Name und seine Steine, wie in falcon=P22,P24; nicht ${quoted("word")}.`,
  ),
  symbol_order: saying(
    ({ quoted }) =>
      "Die Steine eines Symbols stehen in der Reihenfolge ihrer Namen, nicht wie in " +
      `${quoted("word")}.`,
  ),
  symbol_name: saying(
    ({ quoted }) =>
      "Der Name eines Symbols hat 2 bis 12 kleine Buchstaben und ist nicht end, anders als " +
      `${quoted("name")}.`,
  ),
  symbol_twice: saying(({ at }) => `Das Symbol ${at("symbol")} steht zweimal da.`),
  too_many_symbols: saying(({ at }) => `Ein Block hat höchstens ${at("most")} Symbole.`),
  symbol_stone: saying(
    ({ at, quoted }) =>
      `Das Symbol ${at("symbol")} steht auf Steinen wie P11, nicht auf ${quoted("stone")}.`,
  ),
  symbol_stone_twice: saying(
    ({ at }) => `Der Stein ${at("stone")} steht zweimal im Symbol ${at("symbol")}.`,
  ),
  two_symbols: saying(
    ({ at }) => `Der Stein ${at("stone")} zeigt zwei Symbole, ${at("other")} und ${at("symbol")}.`,
  ),
  stone_not_of_block: saying(
    ({ at }) =>
      `Das Symbol ${at("symbol")} steht auf ${at("stone")}, einem Stein, den dieser Block nicht hat.`,
  ),
  sheet_words: saying(
    ({ at }) =>
      "Ein Blatt ist vier Wörter aus Buchstaben, Pyramide, Triumphbogen, Mosaik und Steinbruch, " +
      `mit je einem Leerzeichen dazwischen; hier sind es ${at("count")}.`,
  ),
  sheet_part: saying(
    ({ at, quoted, number }) =>
      `Der Teil ${quoted("part")} des Blattes hat ${tongue.counted(number("wanted"), stones)}, ` +
      `nicht ${at("count")} wie in ${quoted("letters")}.`,
  ),
  sheet_colour: saying(
    ({ at, quoted }) =>
      `Der Stein ${at("stone")} des Blattes, Buchstabe ${at("number")} von ${quoted("letters")}, ` +
      "hat keine der Farben r, y, g, b, l, o.",
  ),
  deal_tag: saying(
    ({ quoted }) => `Das Kennzeichen Sheet.deal kann nur own sein, nicht ${quoted("value")}.`,
  ),
  other_tag: saying(
    () =>
      "Ein eigenes Blatt hat einen Buchstaben von G bis Z, wie in Sheet.G, und ein Teil des Blocks " +
      "einen der Namen pyramid, arch, mosaic, quarry, symbols und deal, wie in Sheet.symbols; A bis " +
      "F sind gedruckt.",
  ),
  too_few_sheets: saying(
    ({ at }) =>
      `Jeder der ${at("players")} Baumeister bekommt ein anderes Blatt dieses Blocks, von denen es ` +
      `${at("sheets")} gibt: Beschreibe mindestens ${at("players")} Blätter.`,
  ),
  block_line: saying(
    ({ quoted }) =>
      "Eine Zeile des Blocks beginnt mit pyramid, arch, mosaic, quarry, symbol oder deal, nicht " +
      `mit ${quoted("word")}.`,
  ),
  block_part_twice: saying(({ quoted }) => `${quoted("part")} steht zweimal in diesem Block.`),
  symbol_line: saying(
    () => "Ein Symbol hat seinen Namen und seine Steine, wie in: symbol falcon P22 P24",
  ),
  deal_line: saying(
    () => "Dass nur die Blätter dieser Datei ausgeteilt werden, schreibt man so: deal own",
  ),
  empty_file: saying(() => "Die Datei beschreibt keinen Block und kein Blatt."),
  empty_block: saying(
    () =>
      "Hinter der Zeile block steht nichts über den Block: Schreibe, was anders ist als beim " +
      "gedruckten, wie in: quarry 10",
  ),
  block_alone: saying(() => "In der Zeile block steht nichts weiter."),
  block_twice: saying(() => "Es gibt einen Block, vor allen Blättern."),
  sheet_line: saying(() => "Ein Blatt beginnt mit seinem Buchstaben von G bis Z, wie in: sheet G"),
  sheet_described_twice: saying(({ at }) => `Das Blatt ${at("sheet")} ist zweimal beschrieben.`),
  other_line: saying(
    ({ quoted }) =>
      "Eine Zeile beginnt mit block, sheet, pyramid, arch, mosaic oder quarry, nicht mit " +
      `${quoted("word")}.`,
  ),
  no_sheet_begun: saying(
    () => "Vor seinen Teilen hat ein Blatt eine Zeile mit seinem Buchstaben, wie in: sheet G",
  ),
  sheet_part_twice: saying(({ quoted }) => `${quoted("part")} steht zweimal in diesem Blatt.`),
  groups: saying(
    ({ at, quoted, number }) =>
      `${quoted("part")} hat ${tongue.counted(number("wanted"), groups)} von Buchstaben, nicht ` +
      `${at("count")}.`,
  ),
  row_letters: saying(
    ({ at, quoted, number }) =>
      `Reihe ${at("number")} von ${quoted("part")} hat ${tongue.counted(number("wanted"), letters)}, ` +
      `nicht ${at("count")} wie in ${quoted("letters")}.`,
  ),
  column_letters: saying(
    ({ at, quoted, number }) =>
      `Säule ${at("number")} des Triumphbogens hat ${tongue.counted(number("wanted"), letters)}, ` +
      `nicht ${at("count")} wie in ${quoted("letters")}.`,
  ),
  final_stone_letter: saying(
    ({ at, quoted }) =>
      `Der Schlussstein des Triumphbogens hat einen Buchstaben, nicht ${at("count")} wie in ` +
      `${quoted("letters")}.`,
  ),
  sheet_part_missing: saying(({ quoted }) => `In diesem Blatt fehlt ${quoted("part")}.`),
};
