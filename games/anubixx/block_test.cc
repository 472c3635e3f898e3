// Blocks of one's own (ANX-56): what a tag may say, and that everything follows the block.
#include "games/anubixx/block.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "core/replay.h"
#include "core/testing/source_file.h"
#include "core/text.h"
#include "games/anubixx/policy.h"
#include "games/anubixx/scoring.h"
#include "games/anubixx/test_site.h"
#include "games/golden.h"
#include "games/registry.h"

namespace benben::anubixx {
namespace {

constexpr std::string_view kSheetA = "rygbloborygglboyrlogb yroblgrlyog rogblbyogyrl obglyrborylg";

// The largest block there can be, and a small one, with sheets for five.
NamedTexts large_block() {
  NamedTexts tags = {
      {"Sheet.pyramid", "0 1 2 4 7 11 16"},
      {"Sheet.arch", "0 0 2 4 6 9 12"},
      {"Sheet.mosaic", "4x5 2=1 10=9 20=30"},
      {"Sheet.quarry", "14"},
      {"Sheet.symbols", "ram=P11,P71 eye=M45 sail=K,L6,M11 oar=R6"},
  };
  for (const char letter : {'G', 'H', 'K', 'X', 'Z'}) {
    std::string colours;
    for (std::size_t i = 0; i < 75; ++i)
      colours += kColourLetters[(i * 5 + static_cast<std::size_t>(letter)) % 6];
    for (const std::size_t blank : {28u, 42u, 63u}) colours.insert(blank, " ");
    tags.emplace_back(std::string("Sheet.") + letter, colours);
  }
  return tags;
}

// The large block with all places red, and yellow dice rolled: a stone costs a joker or a red
// quarry stone.
State all_red(int players) {
  NamedTexts tags = large_block();
  for (auto& [name, value] : tags) {
    if (name.size() != std::string_view("Sheet.G").size()) continue;
    for (char& c : value) c = c == ' ' ? ' ' : 'r';
  }
  State state = Anubixx::start({players, {}, tags});
  chance(state, "sheets " + std::string("GHKXZ").substr(0, static_cast<std::size_t>(players)));
  chance(state, players == 2 ? "roll yyy" : "roll yyyy");
  return state;
}

NamedTexts small_block() {
  NamedTexts tags = {{"Sheet.pyramid", "2 5"},
                     {"Sheet.arch", "1 2"},
                     {"Sheet.mosaic", "1x2 2=3"},
                     {"Sheet.quarry", "1"},
                     {"Sheet.symbols", "top=P21"}};
  for (const char letter : {'G', 'H', 'I', 'J', 'K'}) {
    tags.emplace_back(std::string("Sheet.") + letter, "rgb ylo rr o");
  }
  return tags;
}

Result<std::unique_ptr<AnyPosition>> start_with(int players, const NamedTexts& tags) {
  return find_game("anubixx")->start({players, {}, tags});
}

// The fault of one tag beside the default block: its rule and sentence.
std::string fault(std::string_view part, std::string_view text) {
  const auto start = start_with(2, {{"Sheet." + std::string(part), std::string(text)}});
  if (start.ok()) return "";
  EXPECT_EQ(start.error().code, ErrorCode::kMalformed);
  return start.error().rule + " " + start.error().message;
}

std::string text_of(const NamedTexts& tags, std::string_view name) {
  for (const auto& [key, value] : tags) {
    if (key == name) return value;
  }
  return "";
}

std::string shipped(const std::string& name) {
  return testing::read_text(testing::source_file("games/anubixx/sheets/" + name));
}

TEST(AnubixxBlock, ANX_56_TheDefaultIsWrittenOut) {  // ANX-56
  const auto tags = Anubixx::read_tags(shipped("default.txt"));
  ASSERT_TRUE(tags.ok()) << describe(tags.error());
  EXPECT_EQ(text_of(*tags, "Sheet.pyramid"), "1 3 6 10 15 21");
  EXPECT_EQ(text_of(*tags, "Sheet.arch"), "0 1 3 5 7 10");
  EXPECT_EQ(text_of(*tags, "Sheet.mosaic"), "3x4 4=4 6=6 8=8 10=11 12=15");
  EXPECT_EQ(text_of(*tags, "Sheet.quarry"), "12");
  EXPECT_EQ(text_of(*tags, "Sheet.symbols"),
            "scarab=P11,P13,P16 falcon=P22,P24 eye=P31,P34 crook=P42 ankh=P52 sun=K "
            "snake=M11,M14,M31,M34 lotus=M12,M33");
  EXPECT_EQ(text_of(*tags, "Sheet.G"), kSheetA);
  EXPECT_EQ(Anubixx::start({2, {}, *tags}).block, default_block());
  EXPECT_EQ(Anubixx::start({2, {}, {}}).block, default_block());
}

// What the rules page says of the second block holds for the file that ships.
TEST(AnubixxBlock, ANX_57_FiveUniqueSymbolsAndTwoGroups) {  // ANX-57
  const auto tags = Anubixx::read_tags(shipped("five-unique-symbols.txt"));
  ASSERT_TRUE(tags.ok()) << describe(tags.error());
  const Block block = Anubixx::start({2, {}, *tags}).block;
  std::vector<int> sizes;
  for (int i = 0; i < block.symbols; ++i) sizes.push_back(block.stones_of(symbol_at(i)).size());
  EXPECT_EQ(std::ranges::count(sizes, 1), 5);
  EXPECT_EQ(sizes.size(), 7u);
  EXPECT_TRUE(has_shape_of(block, default_block())) << "A to F can be dealt";
  // The rulebook's example: all of the pyramid and eight stones of the mosaic give five bonuses.
  const StoneSet eight = stones({"M11", "M12", "M13", "M14", "M31", "M32", "M33", "M34"});
  int bonuses = 0;
  for (int i = 0; i < block.symbols; ++i) {
    bonuses += (block.pyramid() | eight).contains(block.stones_of(symbol_at(i))) ? 1 : 0;
  }
  EXPECT_EQ(bonuses, 5);
  const std::string page = testing::read_text(testing::source_file("docs/rules/anubixx.md"));
  const std::string file = shipped("five-unique-symbols.txt");
  EXPECT_NE(page.find(file.substr(file.find("block\n"))), std::string::npos);
}

TEST(AnubixxBlock, ANX_56_TextsGoBothWays) {  // ANX-56
  for (const NamedTexts& tags : {large_block(), small_block()}) {
    const Block block = Anubixx::start({5, {}, tags}).block;
    for (std::size_t part = 0; part < kBlockParts.size(); ++part) {
      EXPECT_EQ(block_part_text(block, part),
                text_of(tags, "Sheet." + std::string(kBlockParts[part])));
    }
  }
  EXPECT_EQ(Anubixx::start({5, {}, large_block()}).block.stones(), kAllStones);
}

TEST(AnubixxBlock, ANX_56_PyramidAndArchAreChecked) {  // ANX-56
  EXPECT_EQ(fault("pyramid", "1 3 6 10 15 21"), "");
  EXPECT_EQ(fault("pyramid", "1"),
            "ANX-56 The pyramid is the points of its rows from the ground up: 2 to 7 numbers, not "
            "1.");
  EXPECT_EQ(fault("pyramid", "1 2 3 4 5 6 7 8").substr(0, 6), "ANX-56");
  EXPECT_EQ(fault("pyramid", "1 3 6 10 15 14"),
            "ANX-56 The pyramid is the points of its rows from the ground up, each number from 0 "
            "to 99 and none below the one before it; not \"14\".");
  for (const char* wrong : {"", "1  3", "1 x", "1 03", "1 100", "1 -1", " 1 2", "1 2 "}) {
    EXPECT_EQ(fault("pyramid", wrong).substr(0, 6), "ANX-56") << wrong;
  }
  EXPECT_EQ(fault("arch", "0 1 3 5 7 10"), "");
  EXPECT_EQ(fault("arch", "0 1 3 5 7 8 9 10"),
            "ANX-56 The arch is the points of its columns' levels from the ground up and of the "
            "final stone: 2 to 7 numbers, not 8.");
  EXPECT_EQ(fault("arch", "0 1 3 5 7 6").substr(0, 6), "ANX-56");
}

TEST(AnubixxBlock, ANX_56_MosaicAndQuarryAreChecked) {  // ANX-56
  EXPECT_EQ(fault("mosaic", "3x4 12=1"), "");
  for (const char* wrong :
       {"", "3x3 4=4", "5x4 4=4", "3x6 4=4", "0x4 4=4", "12 4=4", "3x4x1 4=4"}) {
    EXPECT_EQ(fault("mosaic", wrong).substr(0, 56),
              "ANX-56 The mosaic begins with its rows and columns, as i")
        << wrong;
  }
  for (const char* wrong : {"3x4 3=4", "3x4 4", "3x4 14=4", "3x4 4=4 4=6", "3x4 4=4 6=4", "3x4 4=0",
                            "3x4 4=100", "3x4 2=1=1"}) {
    EXPECT_EQ(fault("mosaic", wrong).substr(0, 56),
              "ANX-56 The mosaic's points stand behind even numbers of ")
        << wrong;
  }
  EXPECT_EQ(fault("mosaic", "3x4"), "ANX-56 The mosaic has no points.");
  EXPECT_EQ(fault("quarry", "12"), "");
  for (const char* wrong : {"0", "15", "012", "", "12 12"}) {
    EXPECT_EQ(fault("quarry", wrong),
              "ANX-56 The quarry is a number of stones from 1 to 14, not \"" + std::string(wrong) +
                  "\".");
  }
  EXPECT_EQ(fault("deal", "all"), "ANX-56 The tag Sheet.deal can only be own, not \"all\".");
}

TEST(AnubixxBlock, ANX_56_SymbolsAreChecked) {  // ANX-56
  EXPECT_EQ(fault("symbols", "ox=K"), "");
  EXPECT_EQ(fault("symbols", ""),
            "ANX-56 A symbol is its name and its stones, as in falcon=P22,P24; not \"\".");
  EXPECT_EQ(fault("symbols", "ox=K ox=P11"), "ANX-56 The symbol ox stands twice.");
  EXPECT_EQ(fault("symbols", "ox=Q1"),
            "ANX-56 The symbol ox stands on stones such as P11, not on \"Q1\".");
  EXPECT_EQ(
      fault("symbols", "ox=P12,P11"),
      "ANX-56 A symbol's stones stand in the order of their names, not as in \"ox=P12,P11\".");
  EXPECT_EQ(fault("symbols", "ox=P71"),
            "ANX-56 The symbol ox stands on P71, which this block does not have.");
  for (const char* name : {"o", "Ox", "ox1", "end", "thirteenletts", ""}) {
    EXPECT_EQ(fault("symbols", std::string(name) + "=K"),
              "ANX-56 A symbol's name has 2 to 12 small letters and is not end, unlike \"" +
                  std::string(name) + "\".");
  }
  std::string many;
  for (int column = 0; column < 12; ++column) {
    many += (column > 0 ? " ox" : "ox") + std::string(1, static_cast<char>('a' + column)) + "=" +
            stone_name(stone_at(kFirstMosaic + column % 4 + 5 * (column / 4)));
  }
  EXPECT_EQ(fault("symbols", many), "");
  EXPECT_EQ(fault("symbols", many + " last=K"), "ANX-56 A block has at most 12 symbols.");
}

// A sheet fits the block wherever in the record it stands, and the later of both is at fault.
TEST(AnubixxBlock, ANX_02_ANX_08_TagsMustAgree) {  // ANX-02 ANX-08 ANX-56
  const auto line_of_fault = [](int players, const std::string& tags) {
    const auto record = parse_record("[Game \"anubixx\"]\n[Rules \"1\"]\n[Players \"" +
                                     std::to_string(players) + "\"]\n" + tags + "\n");
    const auto position = replay(*record, find_game);
    if (position.ok()) return std::string();
    return std::to_string(position.error().line) + " " + position.error().rule;
  };
  const std::string quarry = "[Sheet.quarry \"2\"]\n";
  const auto sheet = [](char letter) {
    return std::string("[Sheet.") + letter +
           " \"rygbloborygglboyrlogb yroblgrlyog rogblbyogyrl ob\"]\n";
  };
  EXPECT_EQ(line_of_fault(2, quarry + sheet('G') + sheet('H')), "");
  EXPECT_EQ(line_of_fault(2, sheet('G') + quarry + sheet('H')), "");
  EXPECT_EQ(line_of_fault(2, sheet('G') + sheet('H')), "4 ANX-02") << "without the quarry";
  const std::string default_sheet = "[Sheet.G \"" + std::string(kSheetA) + "\"]\n";
  EXPECT_EQ(line_of_fault(2, default_sheet + quarry), "5 ANX-02") << "each would do alone";
  EXPECT_EQ(line_of_fault(2, quarry + default_sheet), "5 ANX-02");
  EXPECT_EQ(line_of_fault(3, quarry + sheet('G') + sheet('H')), "6 ANX-08") << "a sheet too few";
  EXPECT_EQ(line_of_fault(2, "[Sheet.pyramid \"1 2 3\"]\n"), "4 ANX-56") << "no place for symbols";
  EXPECT_EQ(line_of_fault(2, quarry + "[Sheet.oven \"2\"]\n"), "5 ANX-02");
}

TEST(AnubixxBlock, ANX_56_OnlyOwnSheetsAreDealt) {  // ANX-56
  const std::string sheet(kSheetA);
  State state =
      Anubixx::start({2, {}, {{"Sheet.deal", "own"}, {"Sheet.G", sheet}, {"Sheet.H", sheet}}});
  EXPECT_EQ(chance_refusal(state, "sheets AG"), "ANX-02");
  chance(state, "sheets HG");
  State small = Anubixx::start({2, {}, small_block()});
  EXPECT_EQ(chance_refusal(small, "sheets AG"), "ANX-02") << "A has another shape";
  chance(small, "sheets KG");
}

TEST(AnubixxBlock, ANX_56_StonesOfLargerBlocksAreNone) {  // ANX-50 ANX-56
  State state = rolled(2, "rgb");
  EXPECT_EQ(message(state, "P17<die"), "This block has no stone P17.");
  EXPECT_EQ(message(state, "M14+M15<die,die"), "This block has no stone M15.");
  EXPECT_EQ(message(state, "P12<Q13"), "This block has no quarry stone Q13.");
  EXPECT_EQ(refusal(state, "L6<J"), "ANX-50");
  EXPECT_EQ(refusal(state, "P18<J"), "ANX-50") << "of no block";
}

TEST(AnubixxBlock, ANX_21_ANX_22_BuildingFollowsTheBlock) {  // ANX-21 ANX-22 ANX-40
  State state = all_red(2);
  Builder& builder = state.builders[0];
  builder.crossed = StoneSet::run(kFirstLeft, 5) | StoneSet::run(kFirstRight, 6);
  EXPECT_EQ(refusal(state, "L6<J"), "");
  EXPECT_EQ(message(state, "K<J"),
            "The stone K rests on L1, L2, L3, L4, L5, L6, R1, R2, R3, R4, "
            "R5 and R6; L6 is not crossed out yet.");
  builder.crossed = pyramid_row(1);
  EXPECT_EQ(refusal(state, "P26<J"), "") << "row 1 has seven stones";
  EXPECT_TRUE(buildable(state.block, pyramid_row(1)).contains(stone("P26")));
  builder.crossed = StoneSet::of(stone("M45"));
  EXPECT_EQ(message(state, "M34+M35<J,J"), "") << "the mosaic is wider and higher";
  EXPECT_EQ(complete_buildings(state.block, pyramid() | mosaic() | arch()), 0);
  EXPECT_EQ(complete_buildings(state.block, kAllStones), 3);
}

TEST(AnubixxBlock, ANX_42_ANX_43_ANX_44_ANX_45_ScoringFollowsTheBlock) {  // ANX-42 ANX-43 ANX-44
  const Block large = Anubixx::start({2, {}, large_block()}).block;
  EXPECT_EQ(pyramid_points(large, StoneSet::of(stone("P71"))), 16);
  EXPECT_EQ(pyramid_points(large, StoneSet::of(stone("P17"))), 0);
  EXPECT_EQ(arch_points(large, StoneSet::run(kFirstLeft, 6) | StoneSet::run(kFirstRight, 6)), 9);
  EXPECT_EQ(arch_points(large, StoneSet::of(kFinalStone)), 12);
  const auto mosaic_of = [&](int count) {
    return mosaic_points(large, StoneSet::run(kFirstMosaic, count));
  };
  EXPECT_EQ(mosaic_of(0), 0);
  EXPECT_EQ(mosaic_of(2), 1);
  EXPECT_EQ(mosaic_of(8), 1);
  EXPECT_EQ(mosaic_of(10), 9);
  EXPECT_EQ(mosaic_of(20), 30);
  EXPECT_EQ(points(large, {}, EndBonus::kNotYet).quarry, 14) << "ANX-45";
}

TEST(AnubixxBlock, ANX_30_BonusesFollowTheBlock) {  // ANX-30 ANX-31
  State state = all_red(2);
  state.builders[0].crossed = kLeftColumn | stones({"M11"}) | (kRightColumn - stones({"R6"}));
  play(state, {"R6<J", "K<J"});
  EXPECT_NE(Anubixx::state_json(state).find("\"bonuses\":[[\"sail\",\"oar\"],[]]"),
            std::string::npos);
  EXPECT_NE(Anubixx::standing_json(state).find(
                "\"sail\":{\"holders\":[0],\"state\":\"closing\"},\"oar\":{\"holders\":[0]"),
            std::string::npos);
}

// Legal moves, bots' candidates, texts and drawings of whole games on blocks of other shapes.
TEST(AnubixxBlock, ANX_56_EverythingFollowsTheBlock) {  // ANX-56
  for (const NamedTexts& tags : {large_block(), small_block()}) {
    for (int players = 2; players <= kMaxPlayers; ++players) {
      Rng rng = Rng(17).split(static_cast<std::uint64_t>(players));
      State state = Anubixx::start({players, {}, tags});
      while (!Anubixx::next(state).is_over()) {
        for (const std::string_view row : split(Anubixx::draw(state, {}), '\n')) {
          ASSERT_LE(row.size(), 100u) << row;
        }
        if (Anubixx::next(state).is_chance()) {
          Anubixx::apply(state, Anubixx::sample(state, rng));
          continue;
        }
        const auto texts = legal_texts(state);
        ASSERT_TRUE(std::ranges::is_sorted(texts));
        for (const std::string& text : texts) ASSERT_EQ(message(state, text), "") << text;
        const CandidateList candidates = Anubixx::candidates(state, seat_at(state.turn));
        for (int i = 0; i < candidates.size(); ++i) {
          ASSERT_TRUE(std::ranges::binary_search(texts, Anubixx::text(candidates[i].move)));
        }
        Anubixx::apply(state, random_move(state, rng));
      }
    }
  }
}

// The quarry's stones are all of one colour at most, so the large block has the most ways to pay.
TEST(AnubixxBlock, ANX_56_TheLargestBlockFillsTheLists) {  // ANX-56
  const State state = all_red(5);
  // 31 pairs in 14 * 13 / 2 + 14 + 1 ways, 7 + 2 stones in 15, the end.
  EXPECT_EQ(Anubixx::legal(state, seat_at(0)).size(), 31 * 106 + 9 * 15 + 1);
  EXPECT_EQ(Anubixx::candidates(state, seat_at(0)).size(), 31 * 3 + 9 * 2 + 1);
}

}  // namespace
}  // namespace benben::anubixx
