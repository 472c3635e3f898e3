// How strong the bots are: paired games with fixed seeds, at every seat.
#include <gtest/gtest.h>

#include <cmath>
#include <memory>
#include <string>
#include <vector>

#include "core/replay.h"
#include "games/registry.h"
#include "search/bot.h"
#include "search/luck.h"
#include "search/match.h"
#include "search/test_record.h"

namespace benben {
namespace {

// A challenger at every seat of `deals` deals against one kind of opponent; its share of the wins.
double share_of_wins(const AnyGame& game, int players, const std::string& challenger,
                     const std::string& opponent, int deals) {
  double won = 0;
  for (int deal = 0; deal < deals; ++deal) {
    for (int at = 0; at < players; ++at) {
      std::vector<std::unique_ptr<Bot>> bots;
      for (int seat = 0; seat < players; ++seat) {
        bots.push_back(std::move(make_bot(game, seat == at ? challenger : opponent)).value());
      }
      const GameSeed seed(Rng(1).split(static_cast<std::uint64_t>(deal)));
      const Record record = play_match(game, {players, {}}, bots, seed);
      const SeatSet winners = (*replay(record, find_game))->winners();
      if (winners.contains(seat_at(at))) won += 1.0 / winners.size();
    }
  }
  return won / (deals * players);
}

// With fixed seeds this is no matter of luck; the margins are wide. So many games, at least, for
// each number of players: enough to see it.
constexpr int kQuickGames = 60;
constexpr int kSearchedGames = 24;

std::vector<std::string> names() {
  std::vector<std::string> names;
  for (const AnyGame* game : all_games()) names.emplace_back(game->info().name);
  return names;
}

class StrengthOf : public testing::TestWithParam<std::string> {};

TEST_P(StrengthOf, BetterBotsWinMoreAtEverySeatCount) {
  const AnyGame& game = *find_game(GetParam());
  for (int players = game.info().min_players; players <= game.info().max_players; ++players) {
    const double equal = 1.0 / players;
    EXPECT_GT(share_of_wins(game, players, "greedy", "random", kQuickGames / players), equal * 1.2)
        << players;
    EXPECT_GT(share_of_wins(game, players, "mcts:200", "greedy", kSearchedGames / players),
              equal * 1.2)
        << players;
  }
}

// One test for each game, so that they run beside each other.
INSTANTIATE_TEST_SUITE_P(Games, StrengthOf, testing::ValuesIn(names()),
                         [](const auto& of) { return of.param; });

TEST(Strength, AlphaBetaBeatsTheTreeSearchWhereItPlays) {
  const AnyGame& ascension = *find_game("ascension");
  EXPECT_GT(share_of_wins(ascension, 2, "alphabeta:2000", "mcts:200", 4), 0.6);
}

// search/luck.h
TEST(Strength, LuckHasNoMeanAndGoesWithTheResults) {
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

}  // namespace
}  // namespace benben
