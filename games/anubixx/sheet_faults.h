// What Anubixx says against a block or sheets of one's own, their tags and their file (ANX-02,
// ANX-08, ANX-55, ANX-56).
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>

#include "core/fault.h"

namespace benben::anubixx {

enum class SheetFault : std::uint8_t {
  // About the parts of a block.
  kBlanks,
  kPyramidCount,
  kPyramidPoints,
  kArchCount,
  kArchPoints,
  kMosaicSize,
  kMosaicPoints,
  kMosaicEmpty,
  kQuarryNumber,
  // About its symbols.
  kSymbolForm,
  kSymbolOrder,
  kSymbolName,
  kSymbolTwice,
  kTooManySymbols,
  kSymbolStone,
  kSymbolStoneTwice,
  kTwoSymbols,
  kStoneNotOfBlock,
  // About sheets.
  kSheetWords,
  kSheetPart,
  kSheetColour,
  // About tags.
  kDealTag,
  kOtherTag,
  kTooFewSheets,
  // About the lines of a file.
  kBlockLine,
  kBlockPartTwice,
  kSymbolLine,
  kDealLine,
  kEmptyFile,
  kEmptyBlock,
  kBlockAlone,
  kBlockTwice,
  kSheetLine,
  kSheetTwice,
  kOtherLine,
  kNoSheetBegun,
  kSheetPartTwice,
  kGroups,
  kRowLetters,
  kColumnLetters,
  kFinalStoneLetter,
  kSheetPartMissing,
};

// All of them, in the order of the enumeration. None has the name of a Fault.
std::span<const FaultInfo> sheet_faults();

// The error of one of them, at a line (0: there is none).
Error make_error(SheetFault fault, std::initializer_list<Place> places = {}, int line = 0);

// "5 stones", "1 stone": a number where its sentence counts things.
Place counted(std::string_view name, int count, std::string_view thing);

}  // namespace benben::anubixx
