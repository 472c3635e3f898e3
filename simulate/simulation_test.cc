// Lives of a server under faults: the promises hold in all of them, and where one is broken on
// purpose the simulation names it.
#include "simulate/simulation.h"

#include <gtest/gtest.h>

#include <ostream>
#include <string>

namespace benben::simulate {

// For messages of tests.
void PrintTo(Plant plant, std::ostream* out) { *out << "plant " << static_cast<int>(plant); }

namespace {

Report live(std::uint64_t seed, Ms length, Plant plant = Plant::kNone) {
  Options options;
  options.seed = seed;
  options.length = length;
  options.plant = plant;
  return simulate(options);
}

// Two hundred short lives in four parts, so that several processors share them.
class LivesTest : public testing::TestWithParam<int> {};

TEST_P(LivesTest, PromisesHold) {
  constexpr int kLives = 50;
  Report sum;
  for (int i = 1; i <= kLives; ++i) {
    const auto seed = static_cast<std::uint64_t>(GetParam() * kLives + i);
    const Report report = live(seed, std::chrono::seconds(45));
    ASSERT_FALSE(report.breach) << summary(report);
    add(sum, report);
  }
  for (const char* what : {"answered accepted", "power cuts", "processes killed", "full disks",
                           "connections cut", "messages sent again"}) {
    EXPECT_GT(sum.counts[what], 0) << what;
  }
}

INSTANTIATE_TEST_SUITE_P(Parts, LivesTest, testing::Range(0, 4));

TEST(SimulationTest, TheSameSeedComesToTheSameLife) {
  for (const Plant plant : {Plant::kNone, Plant::kTwiceTold}) {
    const Report one = live(3, std::chrono::minutes(1), plant);
    const Report other = live(3, std::chrono::minutes(1), plant);
    EXPECT_EQ(summary(one), summary(other));
    EXPECT_EQ(one.trace, other.trace);
  }
  EXPECT_NE(live(3, std::chrono::minutes(1)).trace, live(4, std::chrono::minutes(1)).trace);
}

// What is broken, and the promise that is broken by it.
struct Broken {
  Plant plant;
  const char* promise;
};

class PlantTest : public testing::TestWithParam<Broken> {};

TEST_P(PlantTest, WhatIsBrokenOnPurposeIsNamed) {
  constexpr std::uint64_t kLives = 20;
  for (std::uint64_t seed = 1; seed <= kLives; ++seed) {
    const Report report = live(seed, std::chrono::minutes(2), GetParam().plant);
    if (!report.breach) continue;
    EXPECT_EQ(report.breach->promise, GetParam().promise) << summary(report);
    EXPECT_NE(summary(report).find("seed " + std::to_string(seed) + ", step "), std::string::npos);
    EXPECT_FALSE(report.trace.empty());
    return;
  }
  FAIL() << "nobody noticed";
}

INSTANTIATE_TEST_SUITE_P(
    Plants, PlantTest,
    testing::Values(Broken{Plant::kLyingDisk, "P1"}, Broken{Plant::kLostMessage, "P4"},
                    Broken{Plant::kTwiceTold, "P4"}, Broken{Plant::kStaleMove, "P3"},
                    Broken{Plant::kLeakedSeed, "P7"}, Broken{Plant::kLeakedId, "P7"},
                    Broken{Plant::kEarlySight, "P7"}, Broken{Plant::kGivenTime, "P9"}));

}  // namespace
}  // namespace benben::simulate
