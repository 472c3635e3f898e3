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

TEST(ArenaPlan, OnlyThoseThatStandNearEachOtherMeetIfThePlanSaysSo) {
  ArenaPlan plan = plan_of(2, {"a", "b", "c", "d"}, 1);
  plan.near = 1;
  EXPECT_EQ(bouts_of(plan), (std::vector<Bout>{{0, 1, 1}, {1, 2, 1}, {2, 3, 1}}));
  EXPECT_FALSE(has_bout(plan, {0, 2, 1}));
  plan.near = 2;
  EXPECT_TRUE(has_bout(plan, {0, 2, 1}));
  plan = plan_of(3, {"a", "b", "c"}, 1);
  plan.near = 1;
  EXPECT_EQ(bouts_of(plan), (std::vector<Bout>{{0, 1, 1}, {1, 0, 1}, {1, 2, 1}, {2, 1, 1}}));
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

TEST(ArenaPlan, LuckIsMeasuredIfThePlanSaysSo) {
  ArenaPlan plan = plan_of(3, {"greedy", "random"});
  EXPECT_FALSE(play_bout(plan, {0, 1, 1}).luck);
  plan.luck = 5;
  const Observation it = play_bout(plan, {0, 1, 1});
  ASSERT_TRUE(it.luck);
  EXPECT_NE(*it.luck, 0);
  EXPECT_EQ(play_bout(plan, {0, 1, 1}).luck, it.luck);
  // A bot against itself has as much of it as it lacks.
  plan.setup.players = 2;
  plan.bots = {"greedy", "greedy"};
  EXPECT_NEAR(*play_bout(plan, {0, 1, 1}).luck, 0, 1e-9);
}

// An engine that says what it plays and, asked for a move, ends.
constexpr char kFails[] =
    "cmd:sh -c \"while read word rest; do case $word in "
    "benben) echo name F; echo game pyramix 1 2-4; echo ready 1;; "
    "go) exit 7;; *) echo ok;; esac; done\"";

TEST(ArenaPlan, AnEngineThatFailsLosesThatGameToAll) {
  const Observation it = play_bout(plan_of(3, {kFails, "greedy"}), {0, 1, 2});
  EXPECT_EQ(it.share, 0);
  EXPECT_EQ(it.margin, 0);
  EXPECT_EQ(it.challenger_forfeits, 3);
  EXPECT_EQ(it.opponent_forfeits, 0);
  ASSERT_EQ(it.told.size(), 3u);
  EXPECT_EQ(it.told[1],
            std::string(kFails) + ", seat 2 of deal 2: It has ended, with exit code 7.");
  const Observation other = play_bout(plan_of(3, {kFails, "greedy"}), {1, 0, 2});
  EXPECT_EQ(other.share, 1);
  EXPECT_EQ(other.challenger_forfeits, 0);
  EXPECT_EQ(other.opponent_forfeits, 3);
}

TEST(ArenaPlan, LuckBeforeAForfeitCounts) {
  ArenaPlan plan = plan_of(2, {kFails, "greedy"});
  plan.luck = 50;
  const Observation it = play_bout(plan, {0, 1, 1});
  EXPECT_EQ(it.challenger_forfeits, 2);
  EXPECT_NE(it.luck, 0);
}

TEST(ArenaPlan, AnEngineThatCannotBeStartedFailsToo) {
  const Observation it = play_bout(plan_of(2, {"greedy", "cmd:no-such-program"}), {0, 1, 1});
  EXPECT_EQ(it.share, 1);
  EXPECT_EQ(it.opponent_forfeits, 2);
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
