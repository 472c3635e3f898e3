#include "search/match.h"

#include <gtest/gtest.h>

#include "core/replay.h"
#include "games/registry.h"

namespace benben {
namespace {

std::vector<std::unique_ptr<Bot>> bots(const AnyGame& game, int players, std::string_view spec) {
  std::vector<std::unique_ptr<Bot>> list;
  for (int seat = 0; seat < players; ++seat)
    list.push_back(std::move(make_bot(game, spec)).value());
  return list;
}

TEST(Match, TheSameSeedGivesTheSameBytes) {
  for (const AnyGame* game : all_games()) {
    const int players = game->info().max_players;
    const auto seats = bots(*game, players, "mcts:20");
    const benben::Setup setup{players, {}};
    const std::string one = write_record(play_match(*game, setup, seats, GameSeed(Rng(5))));
    EXPECT_EQ(one, write_record(play_match(*game, setup, seats, GameSeed(Rng(5)))));
    EXPECT_NE(one, write_record(play_match(*game, setup, seats, GameSeed(Rng(6)))));
    const Result<Record> record = parse_record(one);
    ASSERT_TRUE(record.ok());
    EXPECT_NE(record->tag("Result"), nullptr);
    EXPECT_TRUE(replay(*record, find_game).ok());
  }
}

// Chance at a ply does not depend on who plays.
TEST(Match, ChanceAndBotsHaveStreamsOfTheirOwn) {
  for (const AnyGame* game : all_games()) {
    const benben::Setup setup{2, {}};
    const GameSeed seed(Rng(9));
    const Record a = play_match(*game, setup, bots(*game, 2, "random"), seed);
    const Record b = play_match(*game, setup, bots(*game, 2, "greedy"), seed);
    EXPECT_EQ(a.events[0], b.events[0]);
  }
}

TEST(Match, PlayoutsCountDecisions) {
  const AnyGame& pyramix = *find_game("pyramix");
  EXPECT_EQ(count_playouts(pyramix, 2, 10, 1), 350u) << "35 removals a game";
}

}  // namespace
}  // namespace benben
