#include "arena/runner.h"

#include <gtest/gtest.h>

#include "games/registry.h"

namespace benben {
namespace {

ArenaPlan plan() { return {find_game("pyramix"), Setup{2}, {"greedy", "random", "random"}, 6, 3}; }

// What was played, without the time that it took.
std::vector<Observation> played(int jobs, std::size_t most = 1000) {
  std::vector<Observation> list;
  const ArenaPlan arena = plan();
  run_bouts(arena, bouts_of(arena), jobs, [&](Observation observation) {
    observation.challenger_effort.seconds = 0;
    observation.opponent_effort.seconds = 0;
    list.push_back(observation);
    return list.size() < most ? Wanted::kMore : Wanted::kNoMore;
  });
  return list;
}

TEST(ArenaRunner, AnyNumberOfThreadsPlaysTheSame) {
  const auto alone = played(1);
  EXPECT_EQ(alone.size(), 18u);
  EXPECT_EQ(played(3), alone);
  EXPECT_EQ(played(40), alone);
  for (std::size_t at = 0; at < alone.size(); ++at) {
    const Bout bout = bouts_of(plan())[at];
    EXPECT_EQ(alone[at].deal, bout.deal);
    EXPECT_EQ(alone[at].challenger, bout.challenger);
    EXPECT_EQ(alone[at].opponent, bout.opponent);
  }
}

TEST(ArenaRunner, WhoHasEnoughHearsNoMore) {
  const auto all = played(1);
  const auto some = played(4, 5);
  EXPECT_EQ(some, std::vector(all.begin(), all.begin() + 5));
}

TEST(ArenaRunner, NothingToPlayIsNothing) {
  int count = 0;
  run_bouts(plan(), {}, 2, [&](const Observation&) {
    ++count;
    return Wanted::kMore;
  });
  EXPECT_EQ(count, 0);
}

}  // namespace
}  // namespace benben
