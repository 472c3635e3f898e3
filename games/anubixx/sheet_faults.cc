#include "games/anubixx/sheet_faults.h"

#include <string>

namespace benben::anubixx {
namespace {

constexpr auto kMalformed = ErrorCode::kMalformed;

constexpr auto kFaults = fault_table<SheetFault>({
    {SheetFault::kBlanks,
     {"blanks", kMalformed, "ANX-56",
      "One blank stands between two words, and none before or behind them, unlike in {text}."}},
    {SheetFault::kPyramidCount,
     {"pyramid_count", kMalformed, "ANX-56",
      "The pyramid is the points of its rows from the ground up: 2 to {most} numbers, not "
      "{count}."}},
    {SheetFault::kPyramidPoints,
     {"pyramid_points", kMalformed, "ANX-56",
      "The pyramid is the points of its rows from the ground up, each number from 0 to {most} and "
      "none below the one before it; not {number}."}},
    {SheetFault::kArchCount,
     {"arch_count", kMalformed, "ANX-56",
      "The arch is the points of its columns' levels from the ground up and of the final stone: 2 "
      "to {most} numbers, not {count}."}},
    {SheetFault::kArchPoints,
     {"arch_points", kMalformed, "ANX-56",
      "The arch is the points of its columns' levels from the ground up and of the final stone, "
      "each number from 0 to {most} and none below the one before it; not {number}."}},
    {SheetFault::kMosaicSize,
     {"mosaic_size", kMalformed, "ANX-56",
      "The mosaic begins with its rows and columns, as in 3x4: 1 to {rows} rows of 1 to {columns} "
      "stones, an even number of stones in all; not {size}."}},
    {SheetFault::kMosaicPoints,
     {"mosaic_points", kMalformed, "ANX-56",
      "The mosaic's points stand behind even numbers of its {stones} stones, as in 4=4, and both "
      "grow from one to the next; not {word}."}},
    {SheetFault::kMosaicEmpty, {"mosaic_empty", kMalformed, "ANX-56", "The mosaic has no points."}},
    {SheetFault::kQuarryNumber,
     {"quarry_number", kMalformed, "ANX-56",
      "The quarry is a number of stones from 1 to {most}, not {number}."}},
    {SheetFault::kSymbolForm,
     {"symbol_form", kMalformed, "ANX-56",
      "A symbol is its name and its stones, as in falcon=P22,P24; not {word}."}},
    {SheetFault::kSymbolOrder,
     {"symbol_order", kMalformed, "ANX-56",
      "A symbol's stones stand in the order of their names, not as in {word}."}},
    {SheetFault::kSymbolName,
     {"symbol_name", kMalformed, "ANX-56",
      "A symbol's name has 2 to 12 small letters and is not end, unlike {name}."}},
    {SheetFault::kSymbolTwice,
     {"symbol_twice", kMalformed, "ANX-56", "The symbol {symbol} stands twice."}},
    {SheetFault::kTooManySymbols,
     {"too_many_symbols", kMalformed, "ANX-56", "A block has at most {most} symbols."}},
    {SheetFault::kSymbolStone,
     {"symbol_stone", kMalformed, "ANX-56",
      "The symbol {symbol} stands on stones such as P11, not on {stone}."}},
    {SheetFault::kSymbolStoneTwice,
     {"symbol_stone_twice", kMalformed, "ANX-56",
      "The stone {stone} stands twice in the symbol {symbol}."}},
    {SheetFault::kTwoSymbols,
     {"two_symbols", kMalformed, "ANX-56",
      "The stone {stone} shows two symbols, {other} and {symbol}."}},
    {SheetFault::kStoneNotOfBlock,
     {"stone_not_of_block", kMalformed, "ANX-56",
      "The symbol {symbol} stands on {stone}, which this block does not have."}},
    {SheetFault::kSheetWords,
     {"sheet_words", kMalformed, "ANX-02",
      "A sheet is four words of letters, pyramid, arch, mosaic and quarry, with one blank between "
      "them; here are {count}."}},
    {SheetFault::kSheetPart,
     {"sheet_part", kMalformed, "ANX-02",
      "The sheet's {part} has {wanted}, not {count} as in {letters}."}},
    {SheetFault::kSheetColour,
     {"sheet_colour", kMalformed, "ANX-02",
      "The sheet's stone {stone}, letter {number} of {letters}, has none of the colours r, y, g, "
      "b, l, o."}},
    {SheetFault::kDealTag,
     {"deal_tag", kMalformed, "ANX-56", "The tag Sheet.deal can only be own, not {value}."}},
    {SheetFault::kOtherTag,
     {"other_tag", kMalformed, "ANX-02",
      "A sheet of your own has a letter from G to Z, as in Sheet.G, and a part of the block one of "
      "the names pyramid, arch, mosaic, quarry, symbols and deal, as in Sheet.symbols; A to F are "
      "printed."}},
    {SheetFault::kTooFewSheets,
     {"too_few_sheets", kMalformed, "ANX-08",
      "Each of the {players} builders is dealt a different sheet of this block, of which there are "
      "{sheets}: describe at least {players} sheets."}},
    {SheetFault::kBlockLine,
     {"block_line", kMalformed, "ANX-55",
      "A line of the block begins with pyramid, arch, mosaic, quarry, symbol or deal, not with "
      "{word}."}},
    {SheetFault::kBlockPartTwice,
     {"block_part_twice", kMalformed, "ANX-55", "The {part} stands twice in this block."}},
    {SheetFault::kSymbolLine,
     {"symbol_line", kMalformed, "ANX-55",
      "A symbol has its name and its stones, as in: symbol falcon P22 P24"}},
    {SheetFault::kDealLine,
     {"deal_line", kMalformed, "ANX-55",
      "That only the sheets of this file are dealt is written: deal own"}},
    {SheetFault::kEmptyFile,
     {"empty_file", kMalformed, "ANX-55", "The file describes no block and no sheet."}},
    {SheetFault::kEmptyBlock,
     {"empty_block", kMalformed, "ANX-55",
      "Behind the line block nothing is said of the block: write what differs from the printed "
      "one, as in: quarry 10"}},
    {SheetFault::kBlockAlone,
     {"block_alone", kMalformed, "ANX-55", "The line block stands alone."}},
    {SheetFault::kBlockTwice,
     {"block_twice", kMalformed, "ANX-55", "There is one block, before all sheets."}},
    {SheetFault::kSheetLine,
     {"sheet_line", kMalformed, "ANX-55",
      "A sheet begins with its letter from G to Z, as in: sheet G"}},
    {SheetFault::kSheetTwice,
     {"sheet_described_twice", kMalformed, "ANX-55", "The sheet {sheet} is described twice."}},
    {SheetFault::kOtherLine,
     {"other_line", kMalformed, "ANX-55",
      "A line begins with block, sheet, pyramid, arch, mosaic or quarry, not with {word}."}},
    {SheetFault::kNoSheetBegun,
     {"no_sheet_begun", kMalformed, "ANX-55",
      "Before its parts a sheet has a line with its letter, as in: sheet G"}},
    {SheetFault::kSheetPartTwice,
     {"sheet_part_twice", kMalformed, "ANX-55", "The {part} stands twice in this sheet."}},
    {SheetFault::kGroups,
     {"groups", kMalformed, "ANX-55", "The {part} has {wanted} of letters, not {count}."}},
    {SheetFault::kRowLetters,
     {"row_letters", kMalformed, "ANX-55",
      "Row {number} of the {part} has {wanted}, not {count} as in {letters}."}},
    {SheetFault::kColumnLetters,
     {"column_letters", kMalformed, "ANX-55",
      "Column {number} of the arch has {wanted}, not {count} as in {letters}."}},
    {SheetFault::kFinalStoneLetter,
     {"final_stone_letter", kMalformed, "ANX-55",
      "The final stone of the arch has one letter, not {count} as in {letters}."}},
    {SheetFault::kSheetPartMissing,
     {"sheet_part_missing", kMalformed, "ANX-55", "This sheet has no {part}."}},
});

}  // namespace

std::span<const FaultInfo> sheet_faults() { return kFaults; }

Error make_error(SheetFault fault, std::initializer_list<Place> places, int line) {
  Error error = benben::make_error(kFaults[static_cast<std::size_t>(fault)], places);
  error.line = line;
  return error;
}

Place counted(std::string_view name, int count, std::string_view thing) {
  const std::string number = std::to_string(count);
  return {name, number, number + " " + std::string(thing) + (count == 1 ? "" : "s")};
}

}  // namespace benben::anubixx
