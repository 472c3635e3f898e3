// Every fault of blocks and sheets of one's own with its name, its data and, in a file, its line.
#include "games/anubixx/sheet_faults.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/general_faults.h"
#include "games/anubixx/rules.h"
#include "games/registry.h"

namespace benben::anubixx {
namespace {

using Params = std::vector<Param>;

constexpr std::string_view kParts =
    "pyramid rygblo boryg glbo yrl og b\narch yrobl grlyo g\nmosaic rogb lbyo gyrl\n"
    "quarry obglyrborylg\n";

void expect_fault(const Error& error, SheetFault fault, const Params& params) {
  EXPECT_EQ(error.fault, sheet_faults()[static_cast<std::size_t>(fault)].code) << error.message;
  EXPECT_EQ(error.params, params) << error.message;
  EXPECT_EQ(error.code, ErrorCode::kMalformed);
}

Error tag_error(std::string_view name, std::string_view value, int players = 2) {
  const auto start = find_game("anubixx")->start(
      {players, {}, {{"Sheet." + std::string(name), std::string(value)}}});
  EXPECT_FALSE(start.ok()) << value;
  return start.ok() ? Error() : start.error();
}

void expect_tag(std::string_view name, std::string_view value, SheetFault fault,
                const Params& params = {}) {
  expect_fault(tag_error(name, value), fault, params);
}

void expect_file(std::string_view file, int line, SheetFault fault, const Params& params = {}) {
  const auto tags = Anubixx::read_tags(file);
  ASSERT_FALSE(tags.ok()) << file;
  EXPECT_EQ(tags.error().line, line) << file;
  expect_fault(tags.error(), fault, params);
}

TEST(AnubixxSheetFaults, ANX_56_OfTheBlock) {  // ANX-56
  expect_tag("pyramid", "1  3", SheetFault::kBlanks, {{"text", "1  3"}});
  expect_tag("symbols", " ox=K", SheetFault::kBlanks, {{"text", " ox=K"}});
  expect_tag("quarry", "12 ", SheetFault::kBlanks, {{"text", "12 "}});
  expect_tag("pyramid", "", SheetFault::kPyramidCount, {{"most", "7"}, {"count", "0"}});
  expect_tag("pyramid", "3 2", SheetFault::kPyramidPoints, {{"most", "99"}, {"number", "2"}});
  expect_tag("arch", "1", SheetFault::kArchCount, {{"most", "7"}, {"count", "1"}});
  expect_tag("arch", "3 2", SheetFault::kArchPoints, {{"most", "99"}, {"number", "2"}});
  expect_tag("mosaic", "3x3 4=4", SheetFault::kMosaicSize,
             {{"rows", "4"}, {"columns", "5"}, {"size", "3x3"}});
  expect_tag("mosaic", "3x4 3=4", SheetFault::kMosaicPoints, {{"stones", "12"}, {"word", "3=4"}});
  expect_tag("mosaic", "3x4", SheetFault::kMosaicEmpty);
  expect_tag("quarry", "0", SheetFault::kQuarryNumber, {{"most", "14"}, {"number", "0"}});
  expect_tag("deal", "all", SheetFault::kDealTag, {{"value", "all"}});
}

TEST(AnubixxSheetFaults, ANX_56_OfSymbols) {  // ANX-56
  expect_tag("symbols", "ox", SheetFault::kSymbolForm, {{"word", "ox"}});
  expect_tag("symbols", "ox=P12,P11", SheetFault::kSymbolOrder, {{"word", "ox=P12,P11"}});
  expect_tag("symbols", "end=K", SheetFault::kSymbolName, {{"name", "end"}});
  expect_tag("symbols", "ox=K ox=P11", SheetFault::kSymbolTwice, {{"symbol", "ox"}});
  expect_tag("symbols", "ox=Q1", SheetFault::kSymbolStone, {{"symbol", "ox"}, {"stone", "Q1"}});
  expect_tag("symbols", "ox=K,K", SheetFault::kSymbolStoneTwice,
             {{"stone", "K"}, {"symbol", "ox"}});
  EXPECT_EQ(tag_error("symbols", "ox=K,K").message, "The stone K stands twice in the symbol ox.");
  expect_tag("symbols", "ox=K cow=K", SheetFault::kTwoSymbols,
             {{"stone", "K"}, {"other", "ox"}, {"symbol", "cow"}});
  EXPECT_EQ(tag_error("symbols", "ox=K cow=K").message,
            "The stone K shows two symbols, ox and cow.");
  expect_tag("symbols", "ox=P71", SheetFault::kStoneNotOfBlock,
             {{"symbol", "ox"}, {"stone", "P71"}});
  std::string many = "last=K";
  for (char name = 'a'; name < 'm'; ++name) {
    const int stone = name - 'a';
    many += " o" + std::string(1, name) + "=M" + std::to_string(11 + stone % 4 + 10 * (stone / 4));
  }
  expect_tag("symbols", many, SheetFault::kTooManySymbols, {{"most", "12"}});
}

TEST(AnubixxSheetFaults, ANX_02_ANX_08_OfSheets) {  // ANX-02 ANX-08
  expect_tag("G", "r", SheetFault::kSheetWords, {{"count", "1"}});
  expect_tag("G", "r r r r", SheetFault::kSheetPart,
             {{"part", "pyramid"}, {"wanted", "21"}, {"count", "1"}, {"letters", "r"}});
  const std::string pyramid(21, 'r');
  EXPECT_EQ(tag_error("G", "x" + pyramid.substr(1) + " r r r").message,
            "The sheet's stone P11, letter 1 of \"x" + pyramid.substr(1) +
                "\", has none of the colours r, y, g, b, l, o.");
  expect_tag("G", "x" + pyramid.substr(1) + " r r r", SheetFault::kSheetColour,
             {{"stone", "P11"}, {"number", "1"}, {"letters", "x" + pyramid.substr(1)}});
  expect_tag("A", "", SheetFault::kOtherTag);
  const Error few = tag_error("quarry", "10", 3);
  expect_fault(few, SheetFault::kTooFewSheets, {{"players", "3"}, {"sheets", "0"}});
  EXPECT_EQ(few.message,
            "Each of the 3 builders is dealt a different sheet of this block, of which there are "
            "0: describe at least 3 sheets.");
}

TEST(AnubixxSheetFaults, ANX_55_OfABlockInAFile) {  // ANX-55 ANX-56
  expect_file("block\nroof 1", 2, SheetFault::kBlockLine, {{"word", "roof"}});
  expect_file("block\nquarry 12\nquarry 12", 3, SheetFault::kBlockPartTwice, {{"part", "quarry"}});
  expect_file("block\nsymbol ox", 2, SheetFault::kSymbolLine);
  expect_file("block\ndeal all", 2, SheetFault::kDealLine);
  expect_file("block\n\nquarry 15\n", 3, SheetFault::kQuarryNumber,
              {{"most", "14"}, {"number", "15"}});
  expect_file("#\n", 2, SheetFault::kEmptyFile);
  expect_file("#\nblock\n# nothing\n", 2, SheetFault::kEmptyBlock);
  expect_file("block 1", 1, SheetFault::kBlockAlone);
  expect_file("block\nquarry 12\nblock", 3, SheetFault::kBlockTwice);
}

// What does not agree is told at the line of the symbol, or at the line that takes its stone away.
TEST(AnubixxSheetFaults, ANX_55_PartsOfABlockThatDoNotAgree) {  // ANX-55 ANX-56
  expect_file("block\nsymbol ox K\nsymbol cow P71\nquarry 12\n\nsheet G\n", 3,
              SheetFault::kStoneNotOfBlock, {{"symbol", "cow"}, {"stone", "P71"}});
  expect_file("block\nquarry 12\narch 0 1 3 5 7 10\nmosaic 2x4 8=9\nsheet G\n", 4,
              SheetFault::kStoneNotOfBlock, {{"symbol", "snake"}, {"stone", "M31"}});
  expect_file("block\nquarry 12\npyramid 1 3 6\n", 3, SheetFault::kStoneNotOfBlock,
              {{"symbol", "scarab"}, {"stone", "P16"}});
}

TEST(AnubixxSheetFaults, ANX_55_OfASheetInAFile) {  // ANX-55 ANX-02
  const std::string sheet = "sheet G\n" + std::string(kParts);
  expect_file("sheet A", 1, SheetFault::kSheetLine);
  expect_file(sheet + "sheet G", 6, SheetFault::kSheetTwice, {{"sheet", "G"}});
  expect_file(sheet + "roof", 6, SheetFault::kOtherLine, {{"word", "roof"}});
  expect_file("quarry r", 1, SheetFault::kNoSheetBegun);
  expect_file(sheet + "quarry r", 6, SheetFault::kSheetPartTwice, {{"part", "quarry"}});
  expect_file("sheet G\nquarry", 2, SheetFault::kGroups,
              {{"part", "quarry"}, {"wanted", "1"}, {"count", "0"}});
  expect_file(
      "sheet G\nmosaic rogb lby gyrl", 2, SheetFault::kRowLetters,
      {{"part", "mosaic"}, {"number", "2"}, {"wanted", "4"}, {"count", "3"}, {"letters", "lby"}});
  expect_file(
      "sheet G\narch yrob grlyo g", 2, SheetFault::kColumnLetters,
      {{"part", "arch"}, {"number", "1"}, {"wanted", "5"}, {"count", "4"}, {"letters", "yrob"}});
  expect_file(
      "sheet G\narch yrobl grlyo gg", 2, SheetFault::kFinalStoneLetter,
      {{"part", "arch"}, {"number", "3"}, {"wanted", "1"}, {"count", "2"}, {"letters", "gg"}});
  expect_file("sheet G\nquarry obglyrborylx", 2, SheetFault::kSheetColour,
              {{"stone", "Q12"}, {"number", "12"}, {"letters", "obglyrborylx"}});
  expect_file("#\nsheet G\nquarry obglyrborylg", 2, SheetFault::kSheetPartMissing,
              {{"part", "pyramid"}});
}

TEST(AnubixxSheetFaults, ANX_55_NumbersOfThingsAreWritten) {  // ANX-55
  EXPECT_EQ(Anubixx::read_tags("sheet G\nquarry r b").error().message,
            "The quarry has 1 group of letters, not 2.");
  EXPECT_EQ(Anubixx::read_tags("sheet G\npyramid rygblo boryg glbo yrl og bb").error().message,
            "Row 6 of the pyramid has 1 letter, not 2 as in \"bb\".");
  EXPECT_EQ(Anubixx::read_tags("sheet G\narch yrobl grlyo gg").error().message,
            "The final stone of the arch has one letter, not 2 as in \"gg\".");
}

// Whoever says the sentences in another language has one table for all of them.
TEST(AnubixxSheetFaults, ANX_55_NamesAreUnique) {  // ANX-55
  std::set<std::string_view> names;
  for (const auto table : {Anubixx::faults(), sheet_faults(), general_faults()}) {
    for (const FaultInfo& info : table) EXPECT_TRUE(names.insert(info.code).second) << info.code;
  }
}

}  // namespace
}  // namespace benben::anubixx
