#include "arena/statistics.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "core/rng.h"

namespace benben {
namespace {

TEST(Statistics, EloAndShareAreInverse) {
  EXPECT_DOUBLE_EQ(share_of_elo(0, 2), 0.5);
  EXPECT_DOUBLE_EQ(share_of_elo(0, 5), 0.2);
  EXPECT_NEAR(share_of_elo(400, 2), 10.0 / 11, 1e-12);
  for (const int players : {2, 3, 6}) {
    for (const double elo : {-300.0, -1.0, 0.0, 50.0, 400.0}) {
      EXPECT_NEAR(elo_of_share(share_of_elo(elo, players), 100'000, players), elo, 1e-9);
    }
  }
}

TEST(Statistics, WhoWonAllHasANumber) {
  EXPECT_NEAR(elo_of_share(1, 10, 2), 400 * std::log10(21.0), 1e-9);
  EXPECT_NEAR(elo_of_share(0, 10, 2), -400 * std::log10(21.0), 1e-9);
}

TEST(Statistics, AnIntervalHoldsTheMeanAndNarrowsWithTheRoot) {
  Rng rng(1);
  std::vector<double> values;
  for (int i = 0; i < 1600; ++i) values.push_back(rng.below(2) == 0 ? 0 : 1);
  const Interval wide = bootstrap_mean(std::span(values).first(100));
  const Interval narrow = bootstrap_mean(values);
  EXPECT_LT(wide.low, 0.5);
  EXPECT_GT(wide.high, 0.5);
  // 1.96 standard errors of a fair coin: 0.098 of 100 throws, 0.0245 of 1600.
  EXPECT_NEAR(wide.high - wide.low, 0.196, 0.03);
  EXPECT_NEAR(narrow.high - narrow.low, 0.049, 0.006);
}

TEST(Statistics, AnIntervalOfOneValueIsThatValue) {
  const std::vector<double> one = {0.25};
  EXPECT_EQ(bootstrap_mean(one).low, 0.25);
  EXPECT_EQ(bootstrap_mean(one).high, 0.25);
}

TEST(Statistics, WhatIsKnownToHaveNoMeanIsTakenOut) {
  // Half of what differs is known.
  Rng rng(2);
  std::vector<double> values;
  std::vector<double> known;
  const auto coin = [&] { return rng.below(2) == 0 ? -1.0 : 1.0; };
  for (int i = 0; i < 4000; ++i) {
    known.push_back(coin());
    values.push_back(10 + 3 * known.back() + 3 * coin());
  }
  const auto told = controlled(values, known);
  ASSERT_TRUE(told);
  EXPECT_NEAR(told->factor, 3, 0.15);
  EXPECT_NEAR(told->worth, 2, 0.1);
  EXPECT_NEAR(told->mean, 10, 0.1);
  // 1.96 standard errors of what is left, which is 3 or -3.
  EXPECT_NEAR(told->interval.high - told->interval.low, 2 * 1.96 * 3 / std::sqrt(4000.0), 0.03);
  EXPECT_LT(told->interval.low, told->mean);
  EXPECT_GT(told->interval.high, told->mean);
  // Nothing is left of what is wholly known, and nothing taken where all are alike, or few.
  EXPECT_EQ(controlled(known, known)->worth, 1e6);
  EXPECT_NEAR(controlled(known, known)->mean, 0, 1e-12);
  const std::vector<double> nought(values.size(), 0.0);
  EXPECT_FALSE(controlled(values, nought));
  EXPECT_FALSE(controlled(nought, known));
  const auto of_first = [&](std::size_t count) {
    return controlled(std::span(values).first(count), std::span(known).first(count));
  };
  EXPECT_FALSE(of_first(0));
  EXPECT_FALSE(of_first(kLeastControlled - 1));
  EXPECT_TRUE(of_first(kLeastControlled));
}

// How often a test of 0 against 100 Elo says what, with coins of a bias.
struct Verdicts {
  int first = 0;
  int second = 0;
  int results = 0;
};
Verdicts verdicts_with(double share) {
  Verdicts verdicts;
  for (std::uint64_t run = 0; run < 200; ++run) {
    Rng rng = Rng(9).split(run);
    Sprt sprt(0, 100, 2);
    while (sprt.verdict() == Sprt::Verdict::kOpen) {
      sprt.add(rng.below(1'000'000) < share * 1'000'000 ? 1 : 0);
      ++verdicts.results;
    }
    ++(sprt.verdict() == Sprt::Verdict::kFirst ? verdicts.first : verdicts.second);
  }
  return verdicts;
}

TEST(Sprt, IsWrongInOneOfTwenty) {
  const Verdicts equal = verdicts_with(share_of_elo(0, 2));
  EXPECT_LE(equal.second, 20);
  const Verdicts stronger = verdicts_with(share_of_elo(100, 2));
  EXPECT_LE(stronger.first, 20);
}

TEST(Sprt, IsSoonSureOfWhatIsFarOff) {
  const Verdicts far = verdicts_with(share_of_elo(300, 2));
  EXPECT_EQ(far.second, 200);
  EXPECT_LT(far.results, verdicts_with(share_of_elo(100, 2)).results);
}

TEST(Sprt, SaysNothingOfFewResultsOrEqualOnes) {
  Sprt sprt(0, 10, 2);
  for (int i = 0; i < 9; ++i) sprt.add(i % 2);
  EXPECT_EQ(sprt.ratio(), 0);
  Sprt same(0, 10, 2);
  for (int i = 0; i < 1000; ++i) same.add(0.5);
  EXPECT_EQ(same.ratio(), 0);
  EXPECT_EQ(same.verdict(), Sprt::Verdict::kOpen);
}

}  // namespace
}  // namespace benben
