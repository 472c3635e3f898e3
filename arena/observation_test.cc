#include "arena/observation.h"

#include <gtest/gtest.h>

namespace benben {
namespace {

TEST(Observation, EveryNumberReadsBackAsItWas) {
  const Observation it{0, 3, 17, 1.0 / 3, -2.2499999999999996, {0.1 + 0.2, 40}, {0, 0}};
  const auto read = read_observation(write_observation(it));
  ASSERT_TRUE(read.ok()) << read.error().message;
  EXPECT_EQ(*read, it);
  EXPECT_EQ(write_observation({0, 1, 2, 0.5, -1, {0.25, 3}, {1, 4}}), "0 1 2 0.5 -1 0.25 3 1 4");
}

TEST(Observation, TellsForfeitsWhereThereAreSome) {
  const Observation it{.challenger = 0, .opponent = 1, .opponent_forfeits = 2};
  EXPECT_EQ(write_observation(it), "0 1 1 0 0 0 0 0 0 0 2");
  EXPECT_EQ(*read_observation(write_observation(it)), it);
}

TEST(Observation, TellsLuckWhereItIsKnown) {
  Observation it{.challenger = 0, .opponent = 1, .luck = -0.125};
  EXPECT_EQ(write_observation(it), "0 1 1 0 0 0 0 0 0 -0.125");
  EXPECT_EQ(*read_observation(write_observation(it)), it);
  it.challenger_forfeits = 1;
  EXPECT_EQ(write_observation(it), "0 1 1 0 0 0 0 0 0 1 0 -0.125");
  EXPECT_EQ(*read_observation(write_observation(it)), it);
}

TEST(Observation, WhatIsWrongIsNamed) {
  const auto fault = [](std::string_view line) {
    const auto read = read_observation(line);
    return read.ok() ? std::string() : read.error().message;
  };
  EXPECT_EQ(fault("0 1 2 0.5 -1 0.25 3 1 4"), "");
  EXPECT_EQ(fault("0 1 2 0.5 -1 0.25 3 1"), "A bout has 9 to 12 numbers, not 8.");
  EXPECT_EQ(fault(""), "A bout has 9 to 12 numbers, not 0.");
  EXPECT_EQ(fault("0 1 2 0.5 -1 0.25 3 1 4 1 -1"), "\"-1\" is not a whole number from 0.");
  EXPECT_EQ(fault("x 1 2 0.5 -1 0.25 3 1 4"), "\"x\" is not a whole number from 0.");
  EXPECT_EQ(fault("0 1 0 0.5 -1 0.25 3 1 4"), "\"0\" is not a whole number from 1.");
  EXPECT_EQ(fault("0 1 2 1.5 -1 0.25 3 1 4"), "\"1.5\" is not a number in its range.");
  EXPECT_EQ(fault("0 1 2 nan -1 0.25 3 1 4"), "\"nan\" is not a number in its range.");
  EXPECT_EQ(fault("0 1 2 0.5 inf 0.25 3 1 4"), "\"inf\" is not a number in its range.");
  EXPECT_EQ(fault("0 1 2 0.5 -1 -0.25 3 1 4"), "\"-0.25\" is not a number in its range.");
  EXPECT_EQ(fault("0 1 2 0.5 -1 0.25 3 1 4.5"), "\"4.5\" is not a whole number from 0.");
}

}  // namespace
}  // namespace benben
