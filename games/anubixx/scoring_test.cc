// Scoring of Anubixx by rule id.
#include "games/anubixx/scoring.h"

#include <gtest/gtest.h>

#include "games/anubixx/test_site.h"

namespace benben::anubixx {
namespace {

// The lowest stones of both columns.
StoneSet columns_to(int left, int right) {
  return StoneSet::run(kFirstLeft, left) | StoneSet::run(kFirstRight, right);
}

// So many stones of the mosaic, from its first one.
StoneSet first_of_mosaic(int count) {
  StoneSet stones;
  for (const Stone stone : mosaic()) {
    if (stones.size() < count) stones |= StoneSet::of(stone);
  }
  return stones;
}

// A finished game in which nobody has anything.
State finished(int players) {
  State state = rolled(players, players == 2 ? "rrr" : "rrrr");
  for (Builder& builder : state.builders) {
    builder.quarry = default_block().quarry;
    builder.jokers = 0;
  }
  state.phase = Phase::kOver;
  return state;
}

TEST(AnubixxScoring, ANX_42_TheHighestRowOfThePyramid) {  // ANX-42
  EXPECT_EQ(pyramid_points(default_block(), {}), 0);
  constexpr int kPoints[] = {1, 3, 6, 10, 15, 21};
  StoneSet crossed;
  for (int row = 1; row <= default_block().pyramid_rows; ++row) {
    EXPECT_EQ(pyramid_points(default_block(), crossed | StoneSet::of(pyramid_stone(row, 1))),
              kPoints[row - 1]);
    EXPECT_EQ(pyramid_points(default_block(), crossed | StoneSet::of(pyramid_stone(row, 7 - row))),
              kPoints[row - 1]);
    crossed |= pyramid_row(row) & pyramid();
    EXPECT_EQ(pyramid_points(default_block(), crossed), kPoints[row - 1]);
  }
  EXPECT_EQ(pyramid_points(default_block(), arch() | mosaic()), 0);
}

TEST(AnubixxScoring, ANX_43_TheLowerColumnOfTheArch) {  // ANX-43
  constexpr int kPoints[] = {0, 0, 1, 3, 5, 7};
  for (int height = 0; height <= default_block().column_height; ++height) {
    EXPECT_EQ(arch_points(default_block(), columns_to(height, height)), kPoints[height]);
    EXPECT_EQ(arch_points(default_block(), columns_to(default_block().column_height, height)),
              kPoints[height]);
    EXPECT_EQ(arch_points(default_block(), columns_to(height, default_block().column_height)),
              kPoints[height]);
  }
  EXPECT_EQ(arch_points(default_block(), arch()), 10) << "instead of 7";
}

TEST(AnubixxScoring, ANX_44_TheMosaicByItsStones) {  // ANX-44
  constexpr int kPoints[] = {0, 0, 4, 6, 8, 11, 15};
  for (int pairs = 0; pairs <= 6; ++pairs) {
    EXPECT_EQ(mosaic_points(default_block(), first_of_mosaic(2 * pairs)), kPoints[pairs]);
  }
}

TEST(AnubixxScoring, ANX_45_BonusesQuarryAndJokers) {  // ANX-45
  Builder builder;
  EXPECT_EQ(points(default_block(), builder, EndBonus::kNotYet).quarry, 12) << "none was struck";
  builder.quarry = 8;
  builder.jokers = 3;
  builder.bonuses |= SymbolSet::of(symbol("sun"));
  builder.bonuses |= SymbolSet::of(symbol("snake"));
  const Points now = points(default_block(), builder, EndBonus::kNotYet);
  EXPECT_EQ(now.quarry, 4);
  EXPECT_EQ(now.jokers, 6);
  EXPECT_EQ(now.bonuses, 6);
  EXPECT_EQ(now.total(), 16);
}

TEST(AnubixxScoring, ANX_32_TwoOrThreeBuildingsWinTheEndBonus) {  // ANX-32
  State state = finished(3);
  state.builders[0].crossed = mosaic() | arch();
  state.builders[1].crossed = mosaic() | arch() | pyramid();
  state.builders[2].crossed = pyramid();
  const Scores scores = Anubixx::scores(state);
  EXPECT_EQ(scores[0], 15 + 10 + 3);
  EXPECT_EQ(scores[1], 15 + 10 + 21 + 3) << "once, also for three";
  EXPECT_EQ(scores[2], 21);
}

TEST(AnubixxScoring, ANX_52_TheEndBonusCountsAtTheEnd) {  // ANX-52
  State state = rolled(2, "rrr");
  state.builders[0].crossed = mosaic() | arch();
  EXPECT_EQ(Anubixx::scores(state)[0], 15 + 10 + 12 + 4);
  EXPECT_EQ(Anubixx::standing(state)[0], 15 + 10 + 12 + 4 + 3) << "if it ended now";
  EXPECT_EQ(Anubixx::scores(state)[1], 16);
  EXPECT_EQ(Anubixx::scores(state)[2], 0) << "no such seat";
}

// The rulebook's example: pyramid complete, arch nothing, eight stones of the mosaic, five bonuses,
// one joker, four stones of the quarry.
TEST(AnubixxScoring, ANX_45_TheRulebooksExample) {  // ANX-42 ANX-43 ANX-44 ANX-45
  State state = rolled(2, "rrr");
  Builder& builder = state.builders[0];
  builder.crossed = pyramid() | columns_to(2, 1) |
                    stones({"M11", "M12", "M14", "M24", "M21", "M31", "M33", "M34"});
  builder.quarry = 8;
  builder.jokers = 1;
  for (const Symbol bonus :
       {symbol("scarab"), symbol("falcon"), symbol("ankh"), symbol("snake"), symbol("lotus")}) {
    builder.bonuses |= SymbolSet::of(bonus);
  }
  const Points total = points(default_block(), builder, EndBonus::kNotYet);
  EXPECT_EQ(total.pyramid, 21);
  EXPECT_EQ(total.arch, 0);
  EXPECT_EQ(total.mosaic, 8);
  EXPECT_EQ(total.bonuses, 15);
  EXPECT_EQ(total.jokers, 2);
  EXPECT_EQ(total.quarry, 4);
  EXPECT_EQ(Anubixx::scores(state)[0], 50);
}

TEST(AnubixxScoring, ANX_46_PointsThenStonesOfThePyramid) {  // ANX-46
  State state = finished(3);
  state.builders[0].crossed = stones({"P11"});
  EXPECT_EQ(Anubixx::winners(state), SeatSet::of(seat_at(0)));
  state.builders[1].crossed = stones({"P11", "P12"});
  EXPECT_EQ(Anubixx::winners(state), SeatSet::of(seat_at(1))) << "more stones";
  state.builders[2].crossed = stones({"P15", "P16"});
  EXPECT_EQ(Anubixx::winners(state), SeatSet::of(seat_at(1)).with(seat_at(2)));
  state.builders[0].jokers = 1;
  EXPECT_EQ(Anubixx::winners(state), SeatSet::of(seat_at(0))) << "points come first";
}

}  // namespace
}  // namespace benben::anubixx
