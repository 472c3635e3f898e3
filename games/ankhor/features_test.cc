// What people look at in Ankh'or is counted as the rules count it.
#include "games/ankhor/features.h"

#include <gtest/gtest.h>

#include <optional>

#include "games/ankhor/scoring.h"
#include "games/ankhor/test_table.h"
#include "games/test_features.h"

namespace benben::ankhor {
namespace {

TEST(AnkhorFeatures, ArePartsOfThePointsAndTheLargestGroup) {
  State state = table(2);
  build(state, 0, {"0,0^0 Fj", "2,0^0 Fb", "4,0^0 Ff", "0,2^0 Ij"});
  const auto own = features(state, seat_at(0));
  EXPECT_EQ(value_of(own, "tiles"), 4);
  EXPECT_EQ(value_of(own, "colours"), 3);
  EXPECT_EQ(value_of(own, "animals"), 2) << "two jackals";
  EXPECT_EQ(value_of(own, "group"), 3);
  EXPECT_EQ(value_of(features(state, seat_at(1)), "group"), 0);
}

TEST(AnkhorFeatures, AddUpToThePoints) {
  for_each_position(4, Habit::kBuild, [](const State& state) {
    for (int seat = 0; seat < state.player_count; ++seat) {
      const Player& player = state.players[static_cast<std::size_t>(seat)];
      const auto own = features(state, seat_at(seat));
      const double parts = value_of(own, "bonus") + value_of(own, "two_points") +
                           value_of(own, "animals") + value_of(own, "colours");
      ASSERT_EQ(parts, points_of(player).total() - points_of(player).tokens);
      ASSERT_EQ(value_of(own, "tokens"), leftover_tokens(player));
    }
  });
}

TEST(AnkhorFeatures, TokensPayForTiles) {
  State state = table(2);
  EXPECT_EQ(value_of(features(state, seat_at(0)), "payable"), 0);
  EXPECT_GT(value_of(features(state, seat_at(0)), "missing"), 0);
  // The first slot costs fish and ivory, the second coal and plants.
  give(state, 0, "FI");
  EXPECT_EQ(value_of(features(state, seat_at(0)), "payable"), 1);
  // And with these the fourth, which costs ivory, coal and plants.
  give(state, 0, "CP");
  EXPECT_EQ(value_of(features(state, seat_at(0)), "payable"), 3);
  EXPECT_EQ(value_of(features(state, seat_at(0)), "missing"), 0);
  EXPECT_EQ(value_of(features(state, seat_at(1)), "payable"), 0) << "whoever is to move";
}

TEST(AnkhorFeatures, ATileBoughtIsAGoalReached) {
  State state = table(2);
  give(state, 0, "FI");
  const auto begin = goal_of(features(state, seat_at(0)), "missing");
  ASSERT_NE(begin, std::nullopt);
  EXPECT_EQ(goal_of(features(state, seat_at(1)), "missing"), begin) << "a city of as many tiles";
  const LegalMoves moves = Ankhor::legal(state, seat_at(0));
  int bought = 0;
  for (int i = 0; i < moves.size(); ++i) {
    State after = state;
    Ankhor::apply(after, moves[i]);
    const auto goal = goal_of(features(after, seat_at(0)), "missing");
    if (moves[i].step == Step::kBuy) {
      ++bought;
      EXPECT_NE(goal, begin);
    } else if (tiles_in_row(after) > 0) {
      EXPECT_EQ(goal, begin);
    }
  }
  EXPECT_GT(bought, 0);
  state.row = {};
  EXPECT_EQ(goal_of(features(state, seat_at(0)), "missing"), std::nullopt) << "nothing to buy";
}

TEST(AnkhorFeatures, AStepIsOfItsSort) {
  State state = table(2);
  give(state, 0, "FI");
  const LegalMoves moves = Ankhor::legal(state, seat_at(0));
  int bought = 0;
  for (int i = 0; i < moves.size(); ++i) {
    const Whereabouts where = whereabouts(state, moves[i]);
    EXPECT_TRUE(Ankhor::text(moves[i]).starts_with(where.name)) << where.name;
    EXPECT_EQ(where.on_board, moves[i].step != Step::kEnd);
    if (moves[i].step != Step::kBuy) continue;
    ++bought;
    EXPECT_EQ(where.sentence, "Look at the blue tiles of the row.");
  }
  EXPECT_EQ(bought, 1);
  EXPECT_FALSE(whereabouts(state, Move{.step = Step::kEnd}).on_board);
}

}  // namespace
}  // namespace benben::ankhor
