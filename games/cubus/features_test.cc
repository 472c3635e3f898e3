// What people look at in Cubus is counted as the rules count it.
#include "games/cubus/features.h"

#include <gtest/gtest.h>

#include <optional>

#include "games/cubus/solver.h"
#include "games/cubus/test_table.h"
#include "games/test_features.h"

namespace benben::cubus {
namespace {

TEST(CubusFeatures, ArePointsCardsAndWhatTheNextMayWin) {
  const State state = last_turns(2, "1", {"LRT", "LLRRTT"});
  const auto own = features(state, seat_at(0));
  EXPECT_EQ(value_of(own, "score"), 0);
  EXPECT_EQ(value_of(own, "tops"), 1);
  EXPECT_EQ(value_of(own, "sides"), 2);
  // It is this seat's turn: whoever is next to build is itself.
  EXPECT_EQ(value_of(own, "next"), best_build(state.stack, state.hands[0])->points);
  EXPECT_EQ(value_of(own, "later"), value_of(own, "next"));
  const auto other = features(state, seat_at(1));
  EXPECT_EQ(value_of(other, "later"), best_build(state.stack, state.hands[1])->points);
  EXPECT_EQ(value_of(other, "next"), value_of(own, "next"));
}

TEST(CubusFeatures, AfterABuildTheNextPlayerIsWeighed) {
  State state = last_turns(2, "1", {"LRT", "LLRRTT"});
  const Stack built = best_build(state.stack, state.hands[0])->stack;
  Cubus::apply(state, Move::build(built));
  const auto own = features(state, seat_at(0));
  EXPECT_GT(value_of(own, "score"), 0);
  const auto best = best_build(state.stack, state.hands[1]);
  EXPECT_EQ(value_of(own, "next"), best ? best->points : 0);
}

TEST(CubusFeatures, InTheDemolitionTheNextIsLookedAtBoxByBox) {
  const State state = demolition("2,2/2,2");
  int most = 0;
  const auto moves = *Cubus::legal(state, seat_at(0));
  for (int i = 0; i < moves.size(); ++i) {
    State after = state;
    Cubus::apply(after, moves[i]);
    most = std::max(most, after.scores[0] - state.scores[0]);
  }
  EXPECT_EQ(value_of(features(state, seat_at(1)), "next"), most);
  EXPECT_EQ(value_of(features(state, seat_at(1)), "later"), 0);
}

// A knock pays with the passer's cards, so the others can win what the passer has left.
TEST(CubusFeatures, AfterAPassAKnockIsWeighed) {
  State state = table(2, "1", {"LRT", ""});
  const double most = best_build(state.stack, state.hands[0])->points;
  ASSERT_GT(most, 0);
  play(state, {"pass"});
  ASSERT_EQ(state.phase, Phase::kKnock);
  EXPECT_GE(value_of(features(state, seat_at(0)), "next"), most);
}

TEST(CubusFeatures, AfterAPassTheNextTurnIsWeighed) {
  State state = last_turns(2, "1", {"", "LRT"});
  play(state, {"pass"});
  const double most = best_build(state.stack, state.hands[1])->points;
  ASSERT_GT(most, 0);
  EXPECT_EQ(value_of(features(state, seat_at(0)), "next"), most);
  // When all have passed nobody builds.
  State last = last_turns(2, "1", {"", ""});
  play(last, {"pass", "waive", "pass"});
  EXPECT_EQ(value_of(features(last, seat_at(1)), "next"), 0);
}

TEST(CubusFeatures, WithAllHandsTheNextSaysNothing) {
  State state = last_turns(2, "1", {"L", "RT"}, {{"ending", "best"}});
  EXPECT_NE(goal_of(features(state, seat_at(0)), "next"), std::nullopt);
  play(state, {"pass", "waive", "pass", "waive"});
  ASSERT_EQ(state.phase, Phase::kName);
  EXPECT_EQ(goal_of(features(state, seat_at(0)), "next"), std::nullopt);
}

TEST(CubusFeatures, AMoveIsAStackOrNone) {
  const State state = table(2, "1", {"LRT", "LRT"});
  EXPECT_EQ(whereabouts(state, Move::build(stack("1,1"))).sentence, "Think of a stack of 2 boxes.");
  EXPECT_EQ(whereabouts(state, Move{}).name, "pass");
  EXPECT_FALSE(whereabouts(state, Move{}).on_board);
  EXPECT_EQ(whereabouts(demolition("2,2/2,2"), Move::take({1, 0})).subject, "1");
  EXPECT_TRUE(whereabouts(demolition("2,2/2,2"), Move::take({1, 0})).on_board);
}

}  // namespace
}  // namespace benben::cubus
