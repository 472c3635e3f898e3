// What Ascension says against a board of one's own, its tag and its file (ASC-07, ASC-72).
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>

#include "core/fault.h"

namespace benben::ascension {

enum class BoardFault : std::uint8_t {
  // About the numbers of a part.
  kOneNumber,
  kThreeNumbers,
  kNoSuchBoardSpace,
  kSpaceTwice,
  kSpaceInBoth,
  kNoMirrorImage,
  kOuterSize,
  kInnerSize,
  kNotAscending,
  kImageMissing,
  kNeutralImage,
  kOutOfReach,
  // About the words of a tag or a line.
  kBoardBlanks,
  kNoSuchPart,
  kPartOrder,
  kPartMissingBefore,
  kPartMissing,
  kNoNumber,
  kNumbersMissing,
  // About tags.
  kBoardTagName,
  kOptionAndTag,
  // About the lines of a file.
  kPartLine,
  kPartTwice,
  kLineMissing,
};

// All of them, in the order of the enumeration. None has the name of a Fault.
std::span<const FaultInfo> board_faults();

// The error of one of them.
Error make_error(BoardFault fault, std::initializer_list<Place> places = {});
// The same as one of a rule that the table does not name, or of a file.
Error make_error(std::string_view rule, BoardFault fault, std::initializer_list<Place> places,
                 int line = 0);

}  // namespace benben::ascension
