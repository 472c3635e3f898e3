#include "arena/strengths.h"

#include <gtest/gtest.h>

#include <vector>

#include "core/rng.h"

namespace benben {
namespace {

// Deals between bots whose strengths are known.
std::vector<Observation> deals_between(const std::vector<double>& elos, int players, int deals) {
  std::vector<Observation> list;
  Rng rng(4);
  const int bots = static_cast<int>(elos.size());
  for (int deal = 1; deal <= deals; ++deal) {
    for (int challenger = 0; challenger < bots; ++challenger) {
      for (int opponent = 0; opponent < bots; ++opponent) {
        if (players == 2 ? challenger >= opponent : challenger == opponent) continue;
        const double ahead =
            elos[static_cast<std::size_t>(challenger)] - elos[static_cast<std::size_t>(opponent)];
        int won = 0;
        for (int game = 0; game < players; ++game) {
          if (rng.below(1'000'000) < 1'000'000 * share_of_elo(ahead, players)) ++won;
        }
        list.push_back({challenger, opponent, deal, static_cast<double>(won) / players, 0, {}, {}});
      }
    }
  }
  return list;
}

class StrengthsOf : public ::testing::TestWithParam<int> {};

TEST_P(StrengthsOf, AreFoundFromResults) {
  const std::vector<double> elos = {150, 20, -30, -140};
  const auto strengths = strengths_of(4, GetParam(), deals_between(elos, GetParam(), 400));
  ASSERT_EQ(strengths.size(), elos.size());
  double sum = 0;
  for (std::size_t bot = 0; bot < elos.size(); ++bot) {
    EXPECT_NEAR(strengths[bot].elo, elos[bot], 25);
    EXPECT_LT(strengths[bot].interval.low, strengths[bot].elo);
    EXPECT_GT(strengths[bot].interval.high, strengths[bot].elo);
    EXPECT_LT(strengths[bot].interval.high - strengths[bot].interval.low, 60);
    sum += strengths[bot].elo;
  }
  EXPECT_NEAR(sum, 0, 1e-6);
}
INSTANTIATE_TEST_SUITE_P(Seats, StrengthsOf, ::testing::Values(2, 3, 6));

TEST(Strengths, AreToldFromAnyBotOn) {
  const auto deals = deals_between({150, 20, -30}, 2, 40);
  const auto from_mean = strengths_of(3, 2, deals);
  const auto from_last = strengths_of(3, 2, deals, 2);
  for (std::size_t bot = 0; bot < 3; ++bot) {
    EXPECT_NEAR(from_last[bot].elo, from_mean[bot].elo - from_mean[2].elo, 1e-9);
  }
  // Of that one all is known: it is the measure.
  EXPECT_EQ(from_last[2].interval.low, 0);
  EXPECT_EQ(from_last[2].interval.high, 0);
  EXPECT_GT(from_last[0].interval.low, 0);
}

TEST(Strengths, WhoWonEverythingHasANumberThatGrowsWithTheDeals) {
  const auto after = [](int deals) {
    std::vector<Observation> list;
    for (int deal = 1; deal <= deals; ++deal) list.push_back({0, 1, deal, 1, 0, {}, {}});
    return strengths_of(2, 2, list)[0].elo;
  };
  EXPECT_GT(after(10), 0);
  EXPECT_GT(after(100), after(10));
  // One equal deal beside ten that were won: 10.5 to 0.5, half of it up and half of it down.
  EXPECT_NEAR(after(10), elo_of_share(10.5 / 11, 1'000'000, 2) / 2, 1e-3);
}

TEST(Strengths, NothingPlayedIsNothingKnown) {
  for (const Strength& strength : strengths_of(3, 2, {})) {
    EXPECT_EQ(strength.elo, 0);
    EXPECT_EQ(strength.interval.low, 0);
    EXPECT_EQ(strength.interval.high, 0);
  }
}

}  // namespace
}  // namespace benben
