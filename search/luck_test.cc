// What chance brought has no mean, and goes with the results.
#include "search/luck.h"

#include <gtest/gtest.h>

#include <cmath>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "core/replay.h"
#include "games/all.h"
#include "games/registry.h"
#include "search/match.h"

namespace benben {
namespace {

Record played(std::string_view name, int players, std::uint64_t seed, std::string_view bot) {
  const AnyGame& game = *find_game(name);
  std::vector<std::unique_ptr<Bot>> bots;
  for (int seat = 0; seat < players; ++seat) bots.push_back(std::move(make_bot(game, bot)).value());
  return play_match(game, Setup{players, {}}, bots, GameSeed(Rng(seed)));
}

TEST(Luck, WhatOneHasOthersLack) {
  AllGames::each([]<class G>() {
    for (const int players : {G::kInfo.min_players, G::kInfo.max_players}) {
      const Record record = played(G::kInfo.name, players, 5, "greedy");
      const auto luck = luck_of(record, 2, 1);
      ASSERT_TRUE(luck.ok()) << luck.error().message;
      double sum = 0;
      for (const double share : *luck) sum += share;
      EXPECT_NEAR(sum, 0, 1e-9) << G::kInfo.name << " for " << players;
      EXPECT_EQ(*luck, *luck_of(record, 2, 1));
    }
  });
}

TEST(Luck, HasNoMeanAndGoesWithTheResults) {
  constexpr int kGames = 300;
  double sum = 0;
  double squares = 0;
  double with_result = 0;
  for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
    const Record record = played("pyramix", 2, seed, "greedy");
    const double luck = (*luck_of(record, 20, seed))[0];
    const SeatSet winners = (*replay(record, find_game))->winners();
    sum += luck;
    squares += luck * luck;
    const double share = winners.contains(seat_at(0)) ? 1.0 / winners.size() : 0;
    with_result += luck * (share - 0.5);
  }
  const double error = std::sqrt(squares) / kGames;
  EXPECT_LT(std::abs(sum / kGames), 3 * error);
  // As much goes with the results as a search so short can see.
  EXPECT_GT(with_result / squares, 0.1);
}

TEST(Luck, AFaultyRecordIsRefusedWithItsLine) {
  Record record = played("pyramix", 2, 1, "random");
  record.events[3].text = "nonsense";
  const auto luck = luck_of(record, 1, 1);
  ASSERT_FALSE(luck.ok());
  EXPECT_GT(luck.error().line, 0);
}

}  // namespace
}  // namespace benben
