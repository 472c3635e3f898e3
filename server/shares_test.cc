#include "server/shares.h"

#include <gtest/gtest.h>

#include <chrono>
#include <limits>

namespace benben {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr TimePoint kStart{};

class SharesTest : public testing::Test {
 protected:
  // A client that has used so much, and has so many thoughts running.
  void client(const std::string& name, double used, int running = 0) {
    shares_.charge(name, Shares::Used(used), kStart);
    for (int i = 0; i < running; ++i) {
      shares_.wait(name, kRunning);
      shares_.start(name, kRunning);
    }
  }
  ThoughtNumber turn() {
    const ThoughtNumber next = shares_.next(kStart).value();
    shares_.start(next < 10 ? "ann" : next < 20 ? "bob" : "cleo", next);
    return next;
  }

  static constexpr ThoughtNumber kRunning = std::numeric_limits<ThoughtNumber>::max();
  Shares shares_{seconds(10)};
};

TEST_F(SharesTest, NobodyWaitsAtFirst) {
  EXPECT_FALSE(shares_.next(kStart));
  EXPECT_EQ(shares_.used("ann", kStart), Shares::Used(0));
  EXPECT_FALSE(shares_.is_awaited("ann"));
}

TEST_F(SharesTest, AClientsThoughtsComeInTheOrderOfAsking) {
  for (const ThoughtNumber number : {3u, 1u, 2u}) shares_.wait("ann", number);
  EXPECT_EQ(turn(), 1u);
  EXPECT_EQ(turn(), 2u);
  EXPECT_EQ(turn(), 3u);
}

TEST_F(SharesTest, WhoHasUsedLeastIsNext) {
  client("ann", 0.3);
  client("bob", 0.2);
  for (const ThoughtNumber number : {1u, 11u, 21u}) {
    shares_.wait(number < 10 ? "ann" : number < 20 ? "bob" : "cleo", number);
  }
  EXPECT_EQ(turn(), 21u);
  EXPECT_EQ(turn(), 11u);
  EXPECT_EQ(turn(), 1u);
}

TEST_F(SharesTest, OfEqualClientsTheOneThatAskedFirstIsNext) {
  shares_.wait("bob", 11);
  shares_.wait("ann", 12);
  EXPECT_EQ(shares_.next(kStart), 11u);
}

TEST_F(SharesTest, WhoHasOneRunningComesAfterThoseWhoHaveNone) {
  client("ann", 5);
  shares_.wait("ann", 1);
  for (const ThoughtNumber number : {11u, 12u}) shares_.wait("bob", number);
  EXPECT_EQ(turn(), 11u);
  EXPECT_EQ(turn(), 1u);
  EXPECT_EQ(turn(), 12u);  // both have one, and Bob has used less
}

TEST_F(SharesTest, WhatWasUsedCountsForHalfAfterTheHalfLife) {
  client("ann", 8);
  EXPECT_DOUBLE_EQ(shares_.used("ann", kStart + seconds(10)).count(), 4);
  EXPECT_DOUBLE_EQ(shares_.used("ann", kStart + seconds(30)).count(), 1);
  shares_.charge("ann", Shares::Used(2), kStart + seconds(20));
  EXPECT_DOUBLE_EQ(shares_.used("ann", kStart + seconds(20)).count(), 4);
}

TEST_F(SharesTest, OnlyWhoHasUsedClearlyMoreGivesWay) {
  client("ann", 0.6, 1);
  EXPECT_FALSE(shares_.gives_way("ann", milliseconds(500), kStart));  // nobody waits
  client("bob", 0.15);
  shares_.wait("bob", 11);
  EXPECT_FALSE(shares_.gives_way("ann", milliseconds(500), kStart));
  client("ann", 0.1);
  EXPECT_TRUE(shares_.gives_way("ann", milliseconds(500), kStart));
}

TEST_F(SharesTest, NobodyGivesWayToThemselves) {
  client("ann", 5, 2);
  shares_.wait("ann", 1);
  EXPECT_FALSE(shares_.gives_way("ann", milliseconds(500), kStart));
}

TEST_F(SharesTest, WhoHasTwoRunningGivesWayToWhoHasNone) {
  client("ann", 0, 2);
  client("bob", 3);
  shares_.wait("bob", 11);
  EXPECT_TRUE(shares_.gives_way("ann", milliseconds(500), kStart));
  client("bob", 0, 1);
  EXPECT_FALSE(shares_.gives_way("ann", milliseconds(500), kStart));  // Bob would have two as well
}

TEST_F(SharesTest, WhoHasOneRunningDoesNotGiveWayToASecondOne) {
  client("ann", 5, 1);
  client("bob", 0, 1);
  shares_.wait("bob", 11);
  EXPECT_FALSE(shares_.gives_way("ann", milliseconds(500), kStart));
}

TEST_F(SharesTest, OnlyTheWorstGivesWay) {
  client("ann", 5, 1);
  client("bob", 6, 1);
  shares_.wait("cleo", 21);
  EXPECT_FALSE(shares_.gives_way("ann", milliseconds(500), kStart));
  EXPECT_TRUE(shares_.gives_way("bob", milliseconds(500), kStart));
  client("ann", 0, 1);  // now she has two
  EXPECT_TRUE(shares_.gives_way("ann", milliseconds(500), kStart));
  EXPECT_FALSE(shares_.gives_way("bob", milliseconds(500), kStart));
}

TEST_F(SharesTest, OneIsAwaitedByOthersAlone) {
  shares_.wait("ann", 1);
  EXPECT_FALSE(shares_.is_awaited("ann"));
  EXPECT_TRUE(shares_.is_awaited("bob"));
  shares_.forget("ann", 1);
  EXPECT_FALSE(shares_.is_awaited("bob"));
}

TEST_F(SharesTest, WhoHasUsedNothingLatelyIsForgotten) {
  client("ann", 1);
  client("bob", 1, 1);
  shares_.charge("cleo", Shares::Used(1), kStart + seconds(50));
  EXPECT_EQ(shares_.size(), 3u);
  shares_.charge("cleo", Shares::Used(1), kStart + seconds(101));
  EXPECT_EQ(shares_.size(), 2u);  // Bob's thought still runs
  shares_.stop("bob");
  shares_.charge("cleo", Shares::Used(1), kStart + seconds(120));
  EXPECT_EQ(shares_.size(), 1u);
}

}  // namespace
}  // namespace benben
