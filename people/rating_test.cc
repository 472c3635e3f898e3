// The two ways to rate, against numbers that were worked out otherwise.
#include "people/rating.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace benben {
namespace {

void expect_near(const Rating& rating, double mean, double deviation) {
  EXPECT_NEAR(rating.mean, mean, 1e-4);
  EXPECT_NEAR(rating.deviation, deviation, 1e-4);
}

// The root of step 5 was found by bisection there; the first is also what servers show after a
// player's first game.
TEST(Rating, APairIsRatedByGlicko2) {
  struct Case {
    Rating own, other;
    double score, mean, deviation, volatility;
  };
  const Case cases[] = {
      {{}, {}, 1, 1662.310894, 290.318964, 0.060000},
      {{1500, 200, 0.06}, {1400, 30, 0.06}, 1, 1563.564194, 175.402656, 0.059999},
      {{1500, 200, 0.06}, {1550, 100, 0.06}, 0, 1426.685592, 175.903231, 0.059999},
      {{1500, 60, 0.06}, {1800, 80, 0.06}, 1, 1517.161200, 60.436661, 0.060007},
      {{2000, 50, 0.06}, {1500, 50, 0.06}, 0.5, 1993.429940, 50.963249, 0.060002},
  };
  for (const Case& it : cases) {
    Rating own = it.own;
    Rating other = it.other;
    rate_pair(own, other, it.score);
    expect_near(own, it.mean, it.deviation);
    EXPECT_NEAR(own.volatility, it.volatility, 1e-6);
    // Seen from the other side it is the same game.
    Rating swapped = it.own;
    Rating first = it.other;
    rate_pair(first, swapped, 1 - it.score);
    EXPECT_EQ(swapped, own);
    EXPECT_EQ(first, other);
  }
}

TEST(Rating, AFieldIsRatedByPlackettLuce) {
  std::vector<Rating> equal(3);
  rate_field(equal, std::vector{0, 1, 2});
  expect_near(equal[0], 1620.500045, 344.620222);
  expect_near(equal[1], 1530.125011, 338.445417);
  expect_near(equal[2], 1349.374944, 338.445417);

  // Two share the first place.
  std::vector<Rating> field = {{1500, 350}, {1700, 80}, {1400, 120}, {1600, 200}};
  rate_field(field, std::vector{2, 0, 0, 3});
  expect_near(field[0], 1571.174706, 330.779984);
  expect_near(field[1], 1702.072055, 80.050017);
  expect_near(field[2], 1408.162788, 119.957734);
  expect_near(field[3], 1541.162848, 197.917206);
}

TEST(Rating, TheSeatsOfAFieldDoNotMatter) {
  std::vector<Rating> field = {{1500, 300}, {1700, 80}, {1400, 120}};
  std::vector<Rating> turned = {field[2], field[0], field[1]};
  rate_field(field, std::vector{1, 0, 2});
  rate_field(turned, std::vector{2, 1, 0});
  expect_near(turned[0], field[2].mean, field[2].deviation);
  expect_near(turned[1], field[0].mean, field[0].deviation);
  expect_near(turned[2], field[1].mean, field[1].deviation);
}

TEST(Rating, TimeWithoutGamesMakesItLessCertainUpToANewOne) {
  Rating rating{1700, 60, 0.06};
  rest(rating, 365);
  expect_near(rating, 1700, 110);
  rest(rating, 0);
  rest(rating, -3);
  expect_near(rating, 1700, 110);
  rest(rating, 1e6);
  expect_near(rating, 1700, 350);
}

TEST(Rating, NobodyIsKnownForSure) {
  Rating one;
  Rating other;
  std::vector<Rating> field(4);
  for (int game = 0; game < 2'000; ++game) {
    rate_pair(one, other, game % 2);
    rate_field(field, std::vector{game % 4, (game + 1) % 4, (game + 2) % 4, (game + 3) % 4});
  }
  EXPECT_GE(one.deviation, kLeastDeviation);
  EXPECT_NEAR(one.mean, other.mean, 40);
  for (const Rating& rating : field) {
    EXPECT_GE(rating.deviation, kLeastDeviation);
    EXPECT_NEAR(rating.mean, 1500, 150);
  }
}

// Nothing runs away or stops being a number, however unlikely a result was.
TEST(Rating, TheWorstSurpriseIsANumber) {
  Rating low{-3000, kLeastDeviation, 0.06};
  Rating high{6000, kLeastDeviation, 0.06};
  rate_pair(low, high, 1);
  EXPECT_TRUE(std::isfinite(low.mean) && std::isfinite(low.deviation));
  EXPECT_TRUE(std::isfinite(low.volatility) && low.volatility > 0);
  std::vector<Rating> field = {{-3000, 45}, {6000, 45}, {1500, 350}};
  rate_field(field, std::vector{0, 2, 1});
  for (const Rating& rating : field) EXPECT_TRUE(std::isfinite(rating.mean));
}

}  // namespace
}  // namespace benben
