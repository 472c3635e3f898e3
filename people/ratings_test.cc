// From records to ratings: who was first, what counts, what time does.
#include "people/ratings.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "core/incident.h"
#include "core/replay.h"
#include "games/registry.h"
#include "search/match.h"

namespace benben {
namespace {

struct Played {
  Record record;
  std::unique_ptr<AnyPosition> end;
};

Played played(std::string_view name, int players, std::uint64_t seed) {
  const AnyGame& game = *find_game(name);
  std::vector<std::unique_ptr<Bot>> bots;
  for (int seat = 0; seat < players; ++seat) bots.push_back(make_bot(game, "random").value());
  Played played{play_match(game, Setup{players, {}}, bots, GameSeed(Rng(seed))), nullptr};
  for (int seat = 0; seat < players; ++seat) {
    played.record.tags.push_back(
        {"Seat" + std::to_string(seat), std::string(1, static_cast<char>('A' + seat))});
  }
  played.end = replay(played.record, find_game).value();
  return played;
}

RatedGame game_of(const std::vector<std::string>& players, const std::vector<int>& ranks,
                  int day = 0) {
  return {{{"pyramix", static_cast<int>(players.size())}, ranks, day}, players};
}

TEST(Ratings, TheWinnersAreFirstAndTheOthersFollowByTheirPoints) {
  for (const AnyGame* game : all_games()) {
    const std::string name(game->info().name);
    const int players = game->info().max_players;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      const Played it = played(name, players, seed);
      const std::vector<int> ranks = ranks_of(*it.end);
      const Scores scores = it.end->scores();
      for (int one = 0; one < players; ++one) {
        const auto at = static_cast<std::size_t>(one);
        EXPECT_EQ(ranks[at] == 0, it.end->winners().contains(seat_at(one))) << name << seed;
        for (std::size_t other = 0; other < ranks.size(); ++other) {
          if (ranks[at] == 0 || ranks[other] <= ranks[at]) continue;
          EXPECT_GT(scores[at], scores[other]) << name << seed;
        }
      }
    }
  }
}

TEST(Ratings, WhoHasABotPlayForThemAtTheEndComesLast) {
  Played it = played("pyramix", 3, 1);
  const auto happens = [&](const char* text) {
    const std::size_t number = incidents_of(it.record).size();
    it.record.tags.push_back({"Incident." + std::to_string(number), text});
  };
  const int winner = index(it.end->winners().first());
  happens(("9 " + std::to_string(winner) + " leave").c_str());
  std::vector<int> ranks = rated_game(it.record, *it.end)->ranks;
  EXPECT_EQ(ranks[static_cast<std::size_t>(winner)], 2);
  happens(("12 " + std::to_string(winner) + " return").c_str());
  ranks = rated_game(it.record, *it.end)->ranks;
  EXPECT_EQ(ranks[static_cast<std::size_t>(winner)], 0) << "who has come back played to the end";
  for (const char* text : {"20 0 absent", "21 1 resign"}) happens(text);
  ranks = rated_game(it.record, *it.end)->ranks;
  EXPECT_EQ(ranks, (std::vector{1, 1, 0}));
  happens("22 2 leave");
  EXPECT_EQ(rated_game(it.record, *it.end).error().message, "Nobody played to the end.");
}

TEST(Ratings, AGameOfTwoThatOneGaveUpIsWonByTheOther) {
  Played it = played("pyramix", 2, 1);
  it.record.events.resize(9);
  std::erase_if(it.record.tags, [](const Tag& tag) { return tag.name == "Result"; });
  it.record.tags.push_back({"Incident.0", "9 0 resign"});
  const std::unique_ptr<AnyPosition> stopped = replay(it.record, find_game).value();
  EXPECT_EQ(rated_game(it.record, *stopped)->ranks, (std::vector{1, 0}));
  it.record.tags.back().value = "9 0 time";
  it.record.tags.push_back({"Clock", "live 60 0 lose"});
  EXPECT_EQ(rated_game(it.record, *stopped)->ranks, (std::vector{1, 0}));
  it.record.tags.back().value = "live 60 0 move";
  EXPECT_EQ(rated_game(it.record, *stopped).error().message, "The game is not over.");
  it.record.tags.pop_back();
  it.record.tags.back().value = "9 0 leave";
  EXPECT_EQ(rated_game(it.record, *stopped).error().message, "The game is not over.");
}

TEST(Ratings, WhoAgreedOnADrawHasTied) {
  Played it = played("ascension", 2, 1);
  it.record.events.resize(9);
  std::erase_if(it.record.tags,
                [](const Tag& tag) { return tag.name == "Result" || tag.name == "Outcome"; });
  it.record.tags.push_back({"Incident.0", "9 0 draw"});
  const std::unique_ptr<AnyPosition> stopped = replay(it.record, find_game).value();
  EXPECT_EQ(rated_game(it.record, *stopped)->ranks, (std::vector{0, 0}));
  it.record.tags.back().value = "9 0 adjourn";
  EXPECT_EQ(rated_game(it.record, *stopped).error().message, "The game is not over.");
}

TEST(Ratings, EachGameAndNumberOfSeatsIsRatedByItself) {
  Ratings ratings;
  ratings.add(game_of({"Ada", "Bo"}, {0, 1}));
  ratings.add(game_of({"Ada", "Bo", "Cy"}, {2, 1, 0}));
  const auto& pair = ratings.pools().at({"pyramix", 2});
  const auto& field = ratings.pools().at({"pyramix", 3});
  EXPECT_GT(pair.at("Ada").rating.mean, pair.at("Bo").rating.mean);
  EXPECT_LT(field.at("Ada").rating.mean, field.at("Bo").rating.mean);
  EXPECT_EQ(pair.at("Ada").games, 1);
  EXPECT_TRUE(pair.at("Ada").is_provisional());
}

TEST(Ratings, ATieLeavesEqualsEqual) {
  Ratings ratings;
  ratings.add(game_of({"Ada", "Bo"}, {0, 0}));
  const auto& pair = ratings.pools().at({"pyramix", 2});
  EXPECT_EQ(pair.at("Ada").rating, pair.at("Bo").rating);
  EXPECT_NEAR(pair.at("Ada").rating.mean, 1500, 1e-9);
}

TEST(Ratings, TimeBetweenGamesCountsOnceForWhoPlaysAgain) {
  Ratings now;
  Ratings later;
  for (int game = 0; game < 40; ++game) {
    now.add(game_of({"Ada", "Bo"}, {game % 2, 1 - game % 2}, 10));
    later.add(game_of({"Ada", "Bo"}, {game % 2, 1 - game % 2}, 10));
  }
  now.add(game_of({"Ada", "Cy"}, {0, 1}, 10));
  later.add(game_of({"Ada", "Cy"}, {0, 1}, 10 + 365));
  const Pool pool{"pyramix", 2};
  EXPECT_GT(later.pools().at(pool).at("Ada").rating.deviation,
            now.pools().at(pool).at("Ada").rating.deviation);
  EXPECT_EQ(later.pools().at(pool).at("Bo").rating, now.pools().at(pool).at("Bo").rating);
}

TEST(Ratings, ARecordSaysWhoPlayedAndWhen) {
  Played it = played("pyramix", 3, 1);
  it.record.tags.push_back({"Date", "1970-01-11"});
  const auto game = rated_game(it.record, *it.end);
  ASSERT_TRUE(game.ok());
  EXPECT_EQ(game->pool, (Pool{"pyramix", 3}));
  EXPECT_EQ(game->players, (std::vector<std::string>{"A", "B", "C"}));
  EXPECT_EQ(game->day, 10);
  for (const std::string date : {"", "1970", "1970-13-01", "197x-01-11", "1970-02-30"}) {
    it.record.tags.back().value = date;
    EXPECT_EQ(rated_game(it.record, *it.end)->day, std::nullopt) << date;
  }
}

TEST(Ratings, WhatCannotBeRatedSaysWhy) {
  const auto refusal = [](const Record& record, const AnyPosition& end) {
    const auto game = rated_game(record, end);
    return game.ok() ? "" : game.error().message;
  };
  Played it = played("pyramix", 2, 1);
  Record unnamed = it.record;
  std::erase_if(unnamed.tags, [](const Tag& tag) { return tag.name == "Seat1"; });
  EXPECT_EQ(refusal(unnamed, *it.end), "Nobody is named at seat 2.");
  Record alike = it.record;
  alike.tags.back().value = "A";
  EXPECT_EQ(refusal(alike, *it.end), "Two seats have the same name.");
  Record continued = it.record;
  continued.tags.push_back({"Continued", "12"});
  EXPECT_EQ(refusal(continued, *it.end), "It goes on from another game's middle.");
  Record cut = it.record;
  std::erase_if(cut.tags, [](const Tag& tag) { return tag.name == "Result"; });
  cut.events.pop_back();
  EXPECT_EQ(refusal(cut, *replay(cut, find_game).value()), "The game is not over.");
}

}  // namespace
}  // namespace benben
