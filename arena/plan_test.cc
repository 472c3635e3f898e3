#include "arena/plan.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/registry.h"

namespace benben {
namespace {

ArenaPlan plan_of(int players, std::vector<std::string> bots, int deals = 2) {
  return {find_game("pyramix"), Setup{players}, std::move(bots), deals, 5};
}

TEST(ArenaPlan, WithTwoSeatsEachPairMeetsOnceInADeal) {
  const auto bouts = bouts_of(plan_of(2, {"a", "b", "c"}));
  const std::vector<Bout> wanted = {{0, 1, 1}, {0, 2, 1}, {1, 2, 1},
                                    {0, 1, 2}, {0, 2, 2}, {1, 2, 2}};
  EXPECT_EQ(bouts, wanted);
}

TEST(ArenaPlan, WithMoreSeatsEachIsOnceTheOneAmongTheOthers) {
  const auto bouts = bouts_of(plan_of(3, {"a", "b"}, 1));
  EXPECT_EQ(bouts, (std::vector<Bout>{{0, 1, 1}, {1, 0, 1}}));
}

TEST(ArenaPlan, ABoutOutsideThePlanIsNone) {
  const ArenaPlan plan = plan_of(2, {"a", "b"});
  EXPECT_TRUE(has_bout(plan, {0, 1, 2}));
  EXPECT_FALSE(has_bout(plan, {0, 1, 3}));
  EXPECT_FALSE(has_bout(plan, {1, 0, 1}));
  EXPECT_FALSE(has_bout(plan, {1, 1, 1}));
  EXPECT_FALSE(has_bout(plan, {0, 2, 1}));
}

TEST(ArenaPlan, ShardsTogetherAreTheWhole) {
  const auto bouts = bouts_of(plan_of(2, {"a", "b", "c"}, 7));
  std::vector<Bout> together;
  for (int number = 1; number <= 4; ++number) {
    const auto part = shard_of(bouts, {number, 4});
    EXPECT_LE(part.size(), bouts.size() / 4 + 1);
    together.insert(together.end(), part.begin(), part.end());
  }
  std::ranges::sort(together);
  auto sorted = bouts;
  std::ranges::sort(sorted);
  EXPECT_EQ(together, sorted);
  EXPECT_EQ(shard_of(bouts, {1, 1}), bouts);
}

TEST(ArenaPlan, ABotAgainstItselfWinsHalf) {
  // From every seat once, of the same deal and with the same luck: what one seat wins the other
  // loses.
  const Observation it = play_bout(plan_of(2, {"greedy", "greedy"}), {0, 1, 1});
  EXPECT_EQ(it.share, 0.5);
  EXPECT_EQ(it.margin, 0);
  EXPECT_EQ(it.challenger_effort.moves, it.opponent_effort.moves);
  EXPECT_GT(it.challenger_effort.moves, 0);
}

TEST(ArenaPlan, EachSeatOfEachGameIsPlayed) {
  for (const AnyGame* game : all_games()) {
    const int players = game->info().max_players;
    const ArenaPlan plan{game, {.players = players}, {"greedy", "random"}, 1, 1};
    const Observation it = play_bout(plan, {0, 1, 1});
    EXPECT_GE(it.share, 0) << game->info().name;
    EXPECT_LE(it.share, 1) << game->info().name;
    EXPECT_GT(it.opponent_effort.moves, 0) << game->info().name;
    EXPECT_GT(it.challenger_effort.moves, 0) << game->info().name;
  }
}

}  // namespace
}  // namespace benben
