#include "games/ascension/board_faults.h"

#include <string>

namespace benben::ascension {
namespace {

constexpr auto kMalformed = ErrorCode::kMalformed;

// A rule that is empty here depends on the part (ASC-01 to ASC-05).
constexpr auto kFaults = fault_table<BoardFault>({
    {BoardFault::kOneNumber,
     {"one_number", kMalformed, "", "{part}: one number stands here, not {count}."}},
    {BoardFault::kThreeNumbers,
     {"three_numbers", kMalformed, "", "{part}: three numbers stand here, not {count}."}},
    {BoardFault::kNoSuchBoardSpace,
     {"no_such_board_space", kMalformed, "",
      "{part}: the board has no space {space}: it has {first} to {last}."}},
    {BoardFault::kSpaceTwice,
     {"space_twice", kMalformed, "", "{part}: {space} stands here twice."}},
    {BoardFault::kSpaceInBoth,
     {"space_in_both", kMalformed, "", "{part}: {space} stands in {other} as well."}},
    {BoardFault::kNoMirrorImage,
     {"no_mirror_image", kMalformed, "ASC-05",
      "{part}: the mirror image of {other} is {images}, not {spaces}."}},
    {BoardFault::kOuterSize,
     {"outer_size", kMalformed, "ASC-01",
      "{part}: a board has {least} to {most} spaces for stones, not {count}."}},
    {BoardFault::kInnerSize,
     {"inner_size", kMalformed, "ASC-01",
      "{part}: a board has {least} spaces for figures or more, not {count}."}},
    {BoardFault::kNotAscending,
     {"not_ascending", kMalformed, "ASC-01", "{part}: the numbers ascend, from I0 on."}},
    {BoardFault::kImageMissing,
     {"image_missing", kMalformed, "ASC-05",
      "{part}: the mirror image of {number} is {image}, which is missing."}},
    {BoardFault::kNeutralImage,
     {"neutral_image", kMalformed, "ASC-05",
      "{part}: the neutral space is its own mirror image, and that of {space} is {image}."}},
    {BoardFault::kOutOfReach,
     {"out_of_reach", kMalformed, "ASC-02",
      "{part}: no figure can reach the side of {space}: no space for figures lies next to it."}},
    {BoardFault::kBoardBlanks,
     {"board_blanks", kMalformed, "ASC-07",
      "One blank stands between two words, and none before or behind them, unlike in {text}."}},
    {BoardFault::kNoSuchPart,
     {"no_such_part", kMalformed, "ASC-07", "A board has no part {part}."}},
    {BoardFault::kPartOrder,
     {"part_order", kMalformed, "ASC-07",
      "The part {part} stands once, and in the order of the rules."}},
    {BoardFault::kPartMissingBefore,
     {"part_missing_before", kMalformed, "ASC-07", "The part {part} is missing before {next}."}},
    {BoardFault::kPartMissing,
     {"part_missing", kMalformed, "ASC-07", "The part {part} is missing."}},
    {BoardFault::kNoNumber,
     {"no_number", kMalformed, "ASC-07", "Behind {part} stand numbers, not {word}."}},
    {BoardFault::kNumbersMissing,
     {"numbers_missing", kMalformed, "ASC-07", "Behind {part} stand numbers."}},
    {BoardFault::kBoardTagName,
     {"board_tag_name", kMalformed, "ASC-07",
      "The tag of a board of your own is called Board.own."}},
    {BoardFault::kOptionAndTag,
     {"option_and_tag", kMalformed, "ASC-07",
      "The board is chosen by the option board or brought by a tag, not both."}},
    {BoardFault::kPartLine,
     {"part_line", kMalformed, "ASC-72",
      "A line begins with the name of a part, as in: gold-pyramids 18 20 22; {word} is none."}},
    {BoardFault::kPartTwice,
     {"part_twice", kMalformed, "ASC-72", "The part {part} stands in line {line} already."}},
    {BoardFault::kLineMissing,
     {"line_missing", kMalformed, "ASC-72", "The file has no line {part}."}},
});

}  // namespace

std::span<const FaultInfo> board_faults() { return kFaults; }

Error make_error(BoardFault fault, std::initializer_list<Place> places) {
  return benben::make_error(kFaults[static_cast<std::size_t>(fault)], places);
}

Error make_error(std::string_view rule, BoardFault fault, std::initializer_list<Place> places,
                 int line) {
  Error error = make_error(fault, places);
  error.rule = rule;
  error.line = line;
  return error;
}

}  // namespace benben::ascension
