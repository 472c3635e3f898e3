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

Report live(std::uint64_t seed, Ms length, Plant plant = Plant::kNone, int nodes = 1) {
  Options options;
  options.seed = seed;
  options.length = length;
  options.nodes = nodes;
  options.plant = plant;
  return simulate(options);
}

// Two hundred short lives in four parts, so that several processors share them.
class LivesTest : public testing::TestWithParam<int> {};

TEST_P(LivesTest, PromisesHold) {
  constexpr int kLives = 50;
  Report sum;
  for (int i = 1; i <= kLives; ++i) {
    const int number = GetParam() * kLives + i;
    const auto seed = static_cast<std::uint64_t>(number);
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

// With two nodes and with three.
class NodesLivesTest : public testing::TestWithParam<int> {};

TEST_P(NodesLivesTest, PromisesHold) {
  constexpr std::uint64_t kLives = 10;
  Report sum;
  for (std::uint64_t seed = 1; seed <= kLives; ++seed) {
    const Report report = live(seed, std::chrono::seconds(45), Plant::kNone, GetParam());
    ASSERT_FALSE(report.breach) << summary(report);
    add(sum, report);
  }
  for (const char* what :
       {"answered accepted", "heard on the bus", "nodes cut off from the bus",
        "nodes cut off from the store", "power cuts", "power cuts of the store"}) {
    EXPECT_GT(sum.counts[what], 0) << what;
  }
}

INSTANTIATE_TEST_SUITE_P(Nodes, NodesLivesTest, testing::Values(2, 3));

TEST(SimulationTest, TheSameSeedComesToTheSameLife) {
  for (const int nodes : {1, 3}) {
    for (const Plant plant : {Plant::kNone, Plant::kTwiceTold}) {
      const Report one = live(3, std::chrono::minutes(1), plant, nodes);
      const Report other = live(3, std::chrono::minutes(1), plant, nodes);
      EXPECT_EQ(summary(one), summary(other));
      EXPECT_EQ(one.trace, other.trace);
    }
  }
  EXPECT_NE(live(3, std::chrono::minutes(1)).trace, live(4, std::chrono::minutes(1)).trace);
}

// What is broken, and the promise that is broken by it.
struct Broken {
  Plant plant;
  const char* promise;
  int nodes = 1;
  Ms length = std::chrono::minutes(2);
};

class PlantTest : public testing::TestWithParam<Broken> {};

TEST_P(PlantTest, WhatIsBrokenOnPurposeIsNamed) {
  constexpr std::uint64_t kLives = 20;
  for (std::uint64_t seed = 1; seed <= kLives; ++seed) {
    const Report report = live(seed, GetParam().length, GetParam().plant, GetParam().nodes);
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
                    Broken{Plant::kEarlySight, "P7"}, Broken{Plant::kGivenTime, "P9"},
                    Broken{Plant::kWrongRating, "ratings"}, Broken{Plant::kLyingDisk, "P1", 2},
                    Broken{Plant::kLostMessage, "P4", 2}, Broken{Plant::kGivenTime, "P9", 2},
                    Broken{Plant::kUncomparedAppend, "P3", 2},
                    Broken{Plant::kTimeOverTwice, "P9", 2, std::chrono::minutes(15)},
                    Broken{Plant::kUnhealedNode, "news", 2}));

}  // namespace
}  // namespace benben::simulate
