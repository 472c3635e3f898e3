// Every fault of a board of one's own with its name, its rule and its data.
#include "games/ascension/board_faults.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/general_faults.h"
#include "games/ascension/test_scene.h"
#include "games/registry.h"

namespace benben::ascension {
namespace {

using Params = std::vector<Param>;

constexpr std::string_view kBegin =
    "outer 18; inner 0 2 3 5 6 8 9 11 12 14 15 17; neutral 0; gold-portal 6; onyx-portal 12; ";

void expect_fault(const Error& error, BoardFault fault, std::string_view rule,
                  const Params& params) {
  EXPECT_EQ(error.fault, board_faults()[static_cast<std::size_t>(fault)].code) << error.message;
  EXPECT_EQ(error.params, params) << error.message;
  EXPECT_EQ(error.rule, rule) << error.message;
  EXPECT_EQ(error.code, ErrorCode::kMalformed);
}

void expect_tag(const std::string& board, BoardFault fault, std::string_view rule,
                const Params& params = {}) {
  const Status status = Ascension::check_tag("Board.own", board);
  ASSERT_FALSE(status.ok()) << board;
  expect_fault(status.error(), fault, rule, params);
}

void expect_file(std::string_view file, BoardFault fault, const Params& params) {
  const auto tags = Ascension::read_tags(file);
  ASSERT_FALSE(tags.ok()) << file;
  expect_fault(tags.error(), fault, "ASC-72", params);
}

// The parts from the inner ring to the figures, as on the hexagon.
std::string board(std::string_view begin, std::string_view gold = "13 15 17") {
  return std::string(begin) + "gold-pyramids " + std::string(gold) +
         "; onyx-pyramids 5 3 1; gold-figures 11 10 8; onyx-figures 0 1 3";
}
std::string hexagon(std::string_view inner, std::string_view neutral = "0") {
  return board("outer 18; inner " + std::string(inner) + "; neutral " + std::string(neutral) +
               "; gold-portal 6; onyx-portal 12; ");
}

TEST(AscensionBoardFaults, ASC_07_OfTheNumbers) {  // ASC-07 ASC-01 ASC-02 ASC-03 ASC-05
  constexpr std::string_view kInner = "0 2 3 5 6 8 9 11 12 14 15 17";
  expect_tag(hexagon(kInner, "0 1"), BoardFault::kOneNumber, "ASC-02",
             {{"part", "neutral"}, {"count", "2"}});
  expect_tag(board(kBegin, "13 15"), BoardFault::kThreeNumbers, "ASC-03",
             {{"part", "gold-pyramids"}, {"count", "2"}});
  expect_tag(board(kBegin, "13 15 18"), BoardFault::kNoSuchBoardSpace, "ASC-03",
             {{"part", "gold-pyramids"}, {"space", "O18"}, {"first", "O0"}, {"last", "O17"}});
  expect_tag(board(kBegin, "13 15 15"), BoardFault::kSpaceTwice, "ASC-03",
             {{"part", "gold-pyramids"}, {"space", "O15"}});
  expect_tag(board(kBegin, "13 15 6"), BoardFault::kSpaceInBoth, "ASC-03",
             {{"part", "gold-pyramids"}, {"space", "O6"}, {"other", "gold-portal"}});
  expect_tag(board(kBegin, "13 15 16"), BoardFault::kNoMirrorImage, "ASC-05",
             {{"part", "onyx-pyramids"},
              {"other", "gold-pyramids"},
              {"images", "O5 O3 O2"},
              {"spaces", "O5 O3 O1"}});
  std::string large = hexagon(kInner);
  expect_tag(large.replace(0, 8, "outer 30"), BoardFault::kOuterSize, "ASC-01",
             {{"part", "outer"}, {"least", "18"}, {"most", "24"}, {"count", "30"}});
  expect_tag(hexagon("0 17"), BoardFault::kInnerSize, "ASC-01",
             {{"part", "inner"}, {"least", "9"}, {"count", "2"}});
  expect_tag(hexagon("2 0 3 5 6 8 9 11 12 14 15 17"), BoardFault::kNotAscending, "ASC-01",
             {{"part", "inner"}});
  expect_tag(hexagon("0 1 2 3 5 6 8 9 11 12 14 15 17"), BoardFault::kImageMissing, "ASC-05",
             {{"part", "inner"}, {"number", "1"}, {"image", "16"}});
  expect_tag(hexagon(kInner, "2"), BoardFault::kNeutralImage, "ASC-05",
             {{"part", "neutral"}, {"space", "O2"}, {"image", "O16"}});
  expect_tag(hexagon("1 2 3 4 6 7 8 9 10 11 13 14 15 16"), BoardFault::kOutOfReach, "ASC-02",
             {{"part", "neutral"}, {"space", "O0"}});
}

TEST(AscensionBoardFaults, ASC_07_OfTheTags) {  // ASC-07
  expect_tag("outer  18", BoardFault::kBoardBlanks, "ASC-07", {{"text", "outer  18"}});
  expect_tag("", BoardFault::kNoSuchPart, "ASC-07", {{"part", ""}});
  expect_tag("outer 18; outer 18", BoardFault::kPartOrder, "ASC-07", {{"part", "outer"}});
  expect_tag("outer 18; neutral 0", BoardFault::kPartMissingBefore, "ASC-07",
             {{"part", "inner"}, {"next", "neutral"}});
  expect_tag("outer 18", BoardFault::kPartMissing, "ASC-07", {{"part", "inner"}});
  expect_tag("outer x", BoardFault::kNoNumber, "ASC-07", {{"part", "outer"}, {"word", "x"}});
  expect_tag("outer", BoardFault::kNumbersMissing, "ASC-07", {{"part", "outer"}});
  expect_fault(Ascension::check_tag("Board.mine", "").error(), BoardFault::kBoardTagName, "ASC-07",
               {});
  benben::Setup setup = own_setup();
  setup.options = {{"board", "ring18"}};
  expect_fault(find_game("ascension")->start(setup).error(), BoardFault::kOptionAndTag, "ASC-07",
               {});
}

TEST(AscensionBoardFaults, ASC_72_OfTheFile) {  // ASC-72
  expect_file("rim 3", BoardFault::kPartLine, {{"word", "rim"}});
  expect_file("#\nouter 18\nouter 18", BoardFault::kPartTwice, {{"part", "outer"}, {"line", "2"}});
  expect_file("outer x", BoardFault::kNoNumber, {{"part", "outer"}, {"word", "x"}});
  expect_file("outer", BoardFault::kNumbersMissing, {{"part", "outer"}});
  expect_file("outer 18", BoardFault::kLineMissing, {{"part", "inner"}});
}

// Whoever says the sentences in another language has one table for all of them.
TEST(AscensionBoardFaults, ASC_07_NamesAreUnique) {  // ASC-07
  std::set<std::string_view> names;
  for (const auto table : {Ascension::faults(), board_faults(), general_faults()}) {
    for (const FaultInfo& info : table) EXPECT_TRUE(names.insert(info.code).second) << info.code;
  }
}

}  // namespace
}  // namespace benben::ascension
