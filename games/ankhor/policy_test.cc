// What a search is told: legal steps with weights, a player who plays on, a foretold result.
#include "games/ankhor/policy.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <set>
#include <string>

#include "games/ankhor/scoring.h"
#include "games/ankhor/test_table.h"
#include "games/ankhor/worth.h"

namespace benben::ankhor {
namespace {

std::vector<std::string> candidate_texts(const State& state) {
  std::vector<std::string> texts;
  const CandidateList candidates = Ankhor::candidates(state, seat_at(state.turn));
  for (int i = 0; i < candidates.size(); ++i) texts.push_back(Ankhor::text(candidates[i].move));
  return texts;
}

bool contains(const std::vector<std::string>& texts, std::string_view text) {
  return std::ranges::find(texts, text) != texts.end();
}

TEST(Policy, CandidatesAreLegalAndDifferent) {
  int most = 0;
  for (const Habit habit : {Habit::kAny, Habit::kBuild}) {
    for_each_position(9, habit, [&](const State& state) {
      if (!Ankhor::next(state).is_seats()) return;
      const CandidateList candidates = Ankhor::candidates(state, seat_at(state.turn));
      ASSERT_GT(candidates.size(), 0);
      std::set<std::string> texts;
      for (int i = 0; i < candidates.size(); ++i) {
        const Move& move = candidates[i].move;
        ASSERT_FALSE(Ankhor::fault(state, seat_at(state.turn), move)) << Ankhor::text(move);
        ASSERT_GT(candidates[i].weight, 0u);
        texts.insert(Ankhor::text(move));
      }
      ASSERT_EQ(static_cast<int>(texts.size()), candidates.size());
      most = std::max(most, candidates.size());
    });
  }
  std::cout << "ankhor: at most " << most << " of " << kMaxCandidates << " candidates\n";
}

TEST(Policy, ASimulatedPlayerPlaysByTheRulesToTheEnd) {
  int buys = 0;
  for (int game = 0; game < 12; ++game) {
    Rng rng(static_cast<std::uint64_t>(game));
    State state = Ankhor::start({2 + game % 3, {}});
    for (Next next = Ankhor::next(state); !next.is_over(); next = Ankhor::next(state)) {
      if (next.is_chance()) {
        Ankhor::apply(state, Ankhor::sample(state, rng));
        continue;
      }
      const Move move = Ankhor::rollout_move(state, next.seats.first(), rng);
      ASSERT_FALSE(Ankhor::fault(state, next.seats.first(), move)) << Ankhor::text(move);
      buys += move.step == Step::kBuy ? 1 : 0;
      Ankhor::apply(state, move);
    }
  }
  EXPECT_GT(buys, 12 * 12) << "it builds";
}

TEST(Policy, TheBestTileIsBoughtWhereItCountsMost) {
  State state = table(2, kTestPrices, "row Fd Ij Cj Pj Tj Fb");
  build(state, 0, {"0,0^0 F2", "2,0^0 Fs", "4,0^0 Fw", "6,0^0 Ff", "6,2^0 Id"});
  give(state, 0, "FI");
  const CandidateList candidates = Ankhor::candidates(state, seat_at(0));
  const Move& best = candidates[0].move;
  EXPECT_EQ(best.step, Step::kBuy);
  EXPECT_EQ(best.slot, 0);
  City city = state.players[0].city;
  EXPECT_EQ(place_tile(city, best.to, tile("Fd")).bonus_earned, 1);
  for (int i = 1; i < candidates.size(); ++i) {
    EXPECT_LE(candidates[i].weight, candidates[0].weight);
  }
}

TEST(Policy, TakesLeadToATile) {
  State state = table(2, kTestPrices, "row Fd Ij Cj Pj Tj Tb");
  build(state, 0, {"0,0^0 F2", "2,0^0 Fs", "4,0^0 Fw", "6,0^0 Ff"});
  const Move best = Ankhor::candidates(state, seat_at(0))[0].move;
  EXPECT_TRUE(best.tokens.contains(tokens("FI"))) << Ankhor::text(best);
}

TEST(Policy, AMoveThatCompletesAGroupIsSeen) {
  State state = table(2);
  build(state, 0, {"0,0^0 Fd", "2,0^0 Fs", "4,0^0 F2", "6,0^0 F2", "8,0^0 Id", "10,0^0 Fb"});
  give(state, 0, "A");
  state.phase = Phase::kAfter;
  const std::vector<std::string> texts = candidate_texts(state);
  EXPECT_TRUE(contains(texts, "end"));
  EXPECT_TRUE(std::ranges::any_of(
      texts, [](const std::string& text) { return text.starts_with("move 10,0^0 "); }));
  EXPECT_FALSE(std::ranges::any_of(texts, [](const std::string& text) {
    return text.starts_with("move 0,0^0 ");
  })) << "the other end gains nothing";
}

// The gain of a tile is what the points gain when nothing can grow any more.
TEST(Policy, GainsAreThePointsInTheEnd) {
  int compared = 0;
  for_each_position(6, Habit::kBuild, [&](const State& state) {
    const Player& player = current(state);
    if (!Ankhor::next(state).is_seats() || player.city.size < 5) return;
    const CityWorth worth(player.city, kBonusTokens, 0);
    const Tile added = tile("Cj");
    for (const OpenPlace& open : player.city.open) {
      Player after = player;
      const CityChange change = place_tile(after.city, open.place, added);
      const TileSet neighbours = neighbours_at(player.city, open);
      const Points before = points_of(player);
      const Points points = points_of(after);
      const int gained = points.animals + points.colours - before.animals - before.colours +
                         kBonusPoints * change.bonus_earned;
      ASSERT_EQ(worth.gain(added, neighbours) - neighbours.size(), kPointWorth * gained);
      ++compared;
    }
  });
  EXPECT_GT(compared, 1000);
}

TEST(Policy, TheEstimateOfAFinishedGameIsItsScore) {
  State state = table(2);
  build(state, 0,
        {"0,0^0 Fd", "2,0^0 Fs", "4,0^0 F2", "6,0^0 Ff", "8,0^0 Fj", "10,0^0 Ij", "12,0^0 Id",
         "14,0^0 Cd", "16,0^0 Pd", "18,0^0 Td", "20,0^0 Tb", "22,0^0 Pb", "24,0^0 Pj"});
  build(state, 1, {"0,0^0 Fb", "2,0^0 Cj"});
  give(state, 0, "FIC");
  state.players[0].bonus = 1;
  state.last_round = true;
  state.stage = Stage::kOver;
  const Scores scores = Ankhor::standing(state);
  const Scores estimate = Ankhor::estimate(state);
  for (std::size_t seat = 0; seat < 2; ++seat) {
    EXPECT_EQ(estimate[seat], scores[seat] * Ankhor::kEstimateUnit);
  }
}

}  // namespace
}  // namespace benben::ankhor
