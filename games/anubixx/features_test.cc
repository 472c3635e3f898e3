// What people look at in Anubixx is counted as the rules count it.
#include "games/anubixx/features.h"

#include <gtest/gtest.h>

#include <optional>

#include "games/anubixx/scoring.h"
#include "games/anubixx/test_site.h"
#include "games/test_features.h"

namespace benben::anubixx {
namespace {

TEST(AnubixxFeatures, ArePointsQuarryJokersAndStones) {
  State state = rolled(2, "rgb");
  const Seat seat = seat_at(0);
  const auto begin = features(state, seat);
  EXPECT_EQ(value_of(begin, "quarry"), state.block.quarry_stones());
  EXPECT_EQ(value_of(begin, "jokers"), state.builder(seat).jokers);
  EXPECT_EQ(value_of(begin, "stones"), 0);
  state.builders[0].crossed = stones({"L1", "R1", "P11", "P12", "P21"});
  state.builders[0].quarry = 3;
  const auto later = features(state, seat);
  EXPECT_EQ(value_of(later, "quarry"), state.block.quarry_stones() - 3);
  EXPECT_EQ(value_of(later, "stones"), 5);
  EXPECT_EQ(value_of(later, "pyramid"), pyramid_points(state.block, state.builders[0].crossed));
  EXPECT_EQ(value_of(later, "arch"), arch_points(state.block, state.builders[0].crossed));
  EXPECT_EQ(value_of(later, "mosaic"), 0);
}

TEST(AnubixxFeatures, TheNearestBonusIsOneThatIsStillOpen) {
  State state = rolled(2, "rgb");
  const Symbol nearest = symbol_at(0);
  StoneSet stones = state.block.stones_of(nearest);
  stones -= StoneSet::of(stones.first());
  state.builders[0].crossed = stones;
  EXPECT_EQ(value_of(features(state, seat_at(0)), "symbol"), 1);
  state.closed = SymbolSet::run(0, state.block.symbols);
  EXPECT_EQ(goal_of(features(state, seat_at(0)), "symbol"), std::nullopt) << "there is none to get";
}

TEST(AnubixxFeatures, ABonusWonIsAGoalReached) {
  State state = rolled(2, "rgb");
  const StoneSet stones = state.block.stones_of(symbol_at(0));
  const Stone last = stones.first();
  const auto begin = goal_of(features(state, seat_at(0)), "symbol");
  state.builders[0].crossed = stones - StoneSet::of(last);
  EXPECT_EQ(goal_of(features(state, seat_at(0)), "symbol"), begin);
  state.builders[0].crossed = stones;
  EXPECT_NE(goal_of(features(state, seat_at(0)), "symbol"), begin);
  EXPECT_NE(goal_of(features(state, seat_at(0)), "symbol"), std::nullopt);
}

TEST(AnubixxFeatures, AMoveIsInItsBuilding) {
  const State state = rolled(2, "rgb");
  EXPECT_EQ(whereabouts(state, Move::single(stone("P11"), Payment::kDie)).subject, "pyramid");
  EXPECT_EQ(whereabouts(state, Move::single(stone("L1"), Payment::kDie)).subject, "arch");
  EXPECT_EQ(whereabouts(state, Move::pair(stone("M11"), Payment::kDie, stone("M12"), Payment::kDie))
                .sentence,
            "Look at the mosaic.");
  EXPECT_TRUE(whereabouts(state, Move::single(stone("P11"), Payment::kDie)).on_board);
  EXPECT_EQ(whereabouts(state, Move::end()).name, "end");
  EXPECT_FALSE(whereabouts(state, Move::end()).on_board);
}

}  // namespace
}  // namespace benben::anubixx
