// Bonus tokens (ANK-51, ANK-52): earned and returned by placing and by moving.
#include <gtest/gtest.h>

#include <array>
#include <string>

#include "games/ankhor/test_table.h"

namespace benben::ankhor {
namespace {

// A table at which seat 0 has this city and so many bonus tokens, and can pay.
State table_with(const TestCity& tiles, int bonus, std::string_view row = kTestRow) {
  State state = table(4, kTestPrices, row);
  build(state, 0, tiles);
  give(state, 0, "FFIICCPPTTAA");
  state.players[0].bonus = static_cast<std::uint8_t>(bonus);
  state.bonus_supply = static_cast<std::uint8_t>(kBonusTokens - bonus);
  return state;
}

int bonus_after(State state, std::string_view text) {
  step(state, text);
  EXPECT_EQ(state.players[0].bonus + state.bonus_supply, kBonusTokens);
  return state.players[0].bonus;
}

TEST(Bonus, ANK_51_FiveOfAColour) {  // ANK-51
  EXPECT_EQ(bonus_after(table_with({"0,0^0 Fd", "2,0^0 Fs", "4,0^0 F2"}, 0), "buy 0 6,0^0"), 0);
  EXPECT_EQ(
      bonus_after(table_with({"0,0^0 Fd", "2,0^0 Fs", "4,0^0 F2", "6,0^0 F2"}, 0), "buy 0 8,0^0"),
      1);
  EXPECT_EQ(bonus_after(table_with({"0,0^0 Fd", "2,0^0 Fs", "4,0^0 F2", "6,0^0 F2", "8,0^0 Fb"}, 1),
                        "buy 0 10,0^0"),
            1)
      << "a group earns once";
}

TEST(Bonus, ANK_51_FiveOfAnAnimal) {  // ANK-51
  EXPECT_EQ(
      bonus_after(table_with({"0,0^0 Ij", "2,0^0 Cj", "4,0^0 Pj", "6,0^0 Tj"}, 0), "buy 0 8,0^0"),
      1);
}

TEST(Bonus, ANK_51_ColourAndAnimalAtOnce) {  // ANK-51
  const std::array<std::string_view, 8> tiles = {"0,0^0 Fd", "2,0^0 Fs", "4,0^0 F2", "6,0^0 F2",
                                                 "8,2^0 Ij", "8,4^0 Cj", "8,6^0 Pj", "8,8^0 Tj"};
  EXPECT_EQ(bonus_after(table_with(tiles, 0), "buy 0 8,0^0"), 2);
  State last = table_with(tiles, 0);
  last.bonus_supply = 1;
  last.players[1].bonus = 11;
  step(last, "buy 0 8,0^0");
  EXPECT_EQ(last.players[0].bonus, 1) << "as far as there are any";
  EXPECT_EQ(last.bonus_supply, 0);
}

TEST(Bonus, ANK_51_AHigherTileCompletesAGroup) {  // ANK-51
  const State state = table_with({"0,0^0 Fd", "2,0^0 Fs", "0,2^0 F2", "2,2^0 F2"}, 0);
  EXPECT_EQ(bonus_after(state, "buy 0 1,1^1 -F"), 1);
}

TEST(Bonus, ANK_51_AMoveEarns) {  // ANK-51
  const State state =
      table_with({"0,0^0 Fd", "2,0^0 Fs", "4,0^0 F2", "6,0^0 F2", "8,0^0 Id", "10,0^0 Fb"}, 0);
  EXPECT_EQ(bonus_after(state, "move 10,0^0 6,2^0"), 1);
}

constexpr std::array<std::string_view, 7> kFiveBlue = {
    "0,0^0 Fd", "2,0^0 Fs", "4,0^0 F2", "6,0^0 F2", "8,0^0 Fb", "8,2^0 Id", "8,4^0 Cd"};

TEST(Bonus, ANK_52_ASplitGroupReturns) {  // ANK-52
  EXPECT_EQ(bonus_after(table_with(kFiveBlue, 1), "move 4,0^0 10,4^0"), 0);
  EXPECT_EQ(bonus_after(table_with(kFiveBlue, 0), "move 4,0^0 10,4^0"), 0)
      << "nobody returns what they lack";
  EXPECT_EQ(bonus_after(table_with(kFiveBlue, 1), "move 0,0^0 4,2^0"), 1) << "still one of five";
}

TEST(Bonus, ANK_52_ASplitGroupOfAnAnimalReturns) {  // ANK-52
  const std::array<std::string_view, 6> tiles = {"0,0^0 Fj", "2,0^0 Ij", "4,0^0 Cj",
                                                 "6,0^0 Pj", "8,0^0 Tj", "8,2^0 Cd"};
  EXPECT_EQ(bonus_after(table_with(tiles, 1), "move 4,0^0 10,2^0"), 0);
}

// The crossing of five blue tiles and five jackals holds both together.
TEST(Bonus, ANK_52_TwoReturnedAtOnce) {  // ANK-52
  const std::array<std::string_view, 10> tiles = {"0,0^0 Fj",  "2,0^0 Ff", "4,0^0 F2", "-2,0^0 Fd",
                                                  "-4,0^0 Fb", "0,2^0 Ij", "0,4^0 Cj", "0,-2^0 Pj",
                                                  "0,-4^0 Tj", "2,4^0 Cd"};
  EXPECT_EQ(bonus_after(table_with(tiles, 3), "move 0,0^0 4,4^0"), 1);
}

TEST(Bonus, ANK_52_APartOfFiveKeepsIt) {  // ANK-52
  const State state = table_with({"0,0^0 Fd", "2,0^0 Fs", "4,0^0 F2", "6,0^0 F2", "8,0^0 Fb",
                                  "10,0^0 Ff", "10,2^0 Id", "10,4^0 Cd"},
                                 1);
  EXPECT_EQ(bonus_after(state, "move 0,0^0 12,4^0"), 1);
  EXPECT_EQ(bonus_after(state, "move 2,0^0 12,4^0"), 0);
}

TEST(Bonus, ANK_52_JoiningCostsNothing) {  // ANK-52
  // Two groups of five, joined by the tile between them.
  const std::array<std::string_view, 11> two = {"0,0^0 Fd",  "2,0^0 Fs",  "4,0^0 F2",  "6,0^0 F2",
                                                "8,0^0 Fb",  "12,0^0 Fb", "14,0^0 Ff", "16,0^0 Ff",
                                                "18,0^0 Fw", "20,0^0 Fj", "10,2^0 Id"};
  EXPECT_EQ(bonus_after(table_with(two, 2), "buy 0 10,0^0"), 2);
}

// Two groups of five become one of nine and the moved tile: what was earned for both stays.
TEST(Bonus, ANK_52_SplittingAJoinedGroupInTwo) {  // ANK-52
  const std::array<std::string_view, 13> joined = {
      "0,0^0 Fd",  "2,0^0 Fs",  "4,0^0 F2",  "6,0^0 F2",  "8,0^0 Fb",  "10,0^0 Fj", "12,0^0 Fb",
      "14,0^0 Ff", "16,0^0 Ff", "18,0^0 Fw", "20,0^0 Fj", "10,2^0 Id", "10,4^0 Cd"};
  EXPECT_EQ(bonus_after(table_with(joined, 1), "move 10,0^0 12,4^0"), 1)
      << "two groups remain of one; neither is new";
}

// One move breaks a group of a colour and makes one of an animal: returned first, then earned.
TEST(Bonus, ANK_52_ReturnedThenEarned) {  // ANK-52
  const std::array<std::string_view, 9> tiles = {"0,0^0 Fd", "2,0^0 Fs", "4,0^0 Fj",
                                                 "6,0^0 F2", "8,0^0 F2", "8,2^0 Ij",
                                                 "8,4^0 Cj", "8,6^0 Pj", "8,8^0 Tj"};
  EXPECT_EQ(bonus_after(table_with(tiles, 1), "move 4,0^0 10,4^0"), 1);
  EXPECT_EQ(bonus_after(table_with(tiles, 0), "move 4,0^0 10,4^0"), 1);
  State none = table_with(tiles, 1);
  none.bonus_supply = 0;
  none.players[1].bonus = 11;
  step(none, "move 4,0^0 10,4^0");
  EXPECT_EQ(none.players[0].bonus, 1) << "the returned one can be earned";
}

// The moved tile joins another large group: the one it left is gone all the same.
TEST(Bonus, ANK_52_TheMovedTileDoesNotCount) {  // ANK-52
  const std::array<std::string_view, 11> tiles = {"0,0^0 Fd", "2,0^0 Fs",  "4,0^0 Fj", "6,0^0 F2",
                                                  "8,0^0 F2", "8,2^0 Id",  "8,4^0 Fb", "8,6^0 Fb",
                                                  "8,8^0 Ff", "8,10^0 Ff", "8,12^0 Fj"};
  EXPECT_EQ(bonus_after(table_with(tiles, 2), "move 4,0^0 10,4^0"), 1);
}

// From one group of five into a group of four: the old one is lost, the new one is new.
TEST(Bonus, ANK_52_FromOneGroupIntoAnother) {  // ANK-52
  const std::array<std::string_view, 10> tiles = {"0,0^0 Fd", "2,0^0 Fs", "4,0^0 Fj", "6,0^0 F2",
                                                  "8,0^0 F2", "8,2^0 Id", "8,4^0 Fb", "8,6^0 Fb",
                                                  "8,8^0 Ff", "8,10^0 Ff"};
  EXPECT_EQ(bonus_after(table_with(tiles, 1), "move 4,0^0 10,4^0"), 1);
  EXPECT_EQ(bonus_after(table_with(tiles, 0), "move 4,0^0 10,4^0"), 1);
}

TEST(Bonus, ANK_52_AHigherTileHoldsAGroupTogether) {  // ANK-52
  const State state = table_with({"0,0^0 Fd", "2,0^0 Id", "4,0^0 Cd", "0,2^0 Fs", "2,2^0 F2",
                                  "4,2^0 Pd", "1,1^1 Fb", "0,-2^0 Ff"},
                                 1);
  EXPECT_EQ(bonus_after(state, "move 1,1^1 3,1^1"), 1) << "still beside 2,2^0";
  const State apart = table_with({"0,0^0 Fd", "2,0^0 Id", "4,0^0 Cd", "0,2^0 Is", "2,2^0 F2",
                                  "4,2^0 F2", "1,1^1 Fb", "0,-2^0 Ff", "6,2^0 Pd"},
                                 1);
  EXPECT_EQ(bonus_after(apart, "move 1,1^1 3,1^1"), 0);
}

}  // namespace
}  // namespace benben::ankhor
