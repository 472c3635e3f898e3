#include "search/one_ply.h"

#include <gtest/gtest.h>

#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/replay.h"
#include "games/registry.h"
#include "search/match.h"

namespace benben {
namespace {

std::string spec_of(const OnePlyInfo& info) {
  return std::string(kOnePlyPrefix) + std::string(info.name);
}

TEST(OnePly, EveryGameHasSomeEachWithANameAndAReason) {
  for (const AnyGame* game : all_games()) {
    const std::vector<OnePlyInfo> players = one_ply_players(*game);
    EXPECT_GE(players.size(), 3u) << game->info().name;
    std::set<std::string_view> names;
    for (const OnePlyInfo& player : players) {
      EXPECT_TRUE(names.insert(player.name).second) << player.name;
      EXPECT_FALSE(player.about.empty()) << player.name;
    }
  }
}

TEST(OnePly, UnknownOnesAreRefusedWithTheNamesThereAre) {
  const AnyGame& cubus = *find_game("cubus");
  for (const char* spec : {"one-ply:", "one-ply:forecast", "one-ply:deny ", "deny", "bot:3"}) {
    const auto bot = make_one_ply(cubus, spec);
    ASSERT_FALSE(bot.ok()) << spec;
    EXPECT_EQ(bot.error().code, ErrorCode::kUnknown);
  }
  EXPECT_EQ(
      make_one_ply(cubus, "one-ply:forecast").error().message,
      "There is no one-ply player \"one-ply:forecast\" of this game; there are one-ply:points, "
      "one-ply:deny, one-ply:local, one-ply:novice.");
  EXPECT_TRUE(is_one_ply("one-ply:deny"));
  EXPECT_FALSE(is_one_ply("bot:3"));
}

TEST(OnePly, ServersDoNotKnowThem) { EXPECT_FALSE(is_bot_name("one-ply:deny")); }

// Whole games at every number of seats: all moves are legal, as play_match() holds, and the same
// for the same seed.
TEST(OnePly, PlaysWholeGamesTheSameForTheSameSeed) {
  for (const AnyGame* game : all_games()) {
    for (const OnePlyInfo& player : one_ply_players(*game)) {
      for (const int players : {game->info().min_players, game->info().max_players}) {
        SCOPED_TRACE(spec_of(player));
        std::vector<std::unique_ptr<Bot>> bots;
        bots.push_back(std::move(make_one_ply(*game, spec_of(player))).value());
        while (static_cast<int>(bots.size()) < players) {
          bots.push_back(std::move(make_bot(*game, "random")).value());
        }
        const GameSeed seed(Rng(7).split(static_cast<std::uint64_t>(players)));
        const Record record = play_match(*game, {players, {}}, bots, seed);
        EXPECT_EQ(write_record(record), write_record(play_match(*game, {players, {}}, bots, seed)));
        EXPECT_TRUE((*replay(record, find_game))->next().is_over());
      }
    }
  }
}

// A bot's share of the wins of games of two, from both seats of each deal.
double share_of_wins(const AnyGame& game, const std::string& one, const std::string& other,
                     int deals) {
  const auto made = [&](const std::string& spec) {
    return std::move(is_one_ply(spec) ? make_one_ply(game, spec) : make_bot(game, spec)).value();
  };
  double won = 0;
  for (int deal = 0; deal < deals; ++deal) {
    for (int at = 0; at < 2; ++at) {
      std::vector<std::unique_ptr<Bot>> bots(2);
      bots[static_cast<std::size_t>(at)] = made(one);
      bots[static_cast<std::size_t>(1 - at)] = made(other);
      const GameSeed seed(Rng(11).split(static_cast<std::uint64_t>(deal)));
      const Record record = play_match(game, {2, {}}, bots, seed);
      const SeatSet winners = (*replay(record, find_game))->winners();
      if (winners.contains(seat_at(at))) won += 1.0 / winners.size();
    }
  }
  return won / (2 * deals);
}

// What one ply sees is worth something: the first player of each game beats chance.
TEST(OnePly, TheStrongestBeatsRandomMoves) {
  for (const AnyGame* game : all_games()) {
    EXPECT_GT(share_of_wins(*game, spec_of(one_ply_players(*game).front()), "random", 5), 0.7)
        << game->info().name;
  }
}

TEST(OnePly, TheStrongestBeatsTheOneThatWasItBefore) {
  EXPECT_GT(share_of_wins(*find_game("ankhor"), "one-ply:planner", "one-ply:builder", 10), 0.6);
  EXPECT_GT(share_of_wins(*find_game("ascension"), "one-ply:collector", "one-ply:careful", 10),
            0.6);
}

}  // namespace
}  // namespace benben
