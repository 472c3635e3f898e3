#include "server/turn_watch.h"

#include <gtest/gtest.h>

namespace benben {
namespace {

constexpr std::chrono::seconds kAfter{30};
const SeatSet kNone;
const SeatSet kAda = SeatSet::of(seat_at(0));
const SeatSet kGrace = SeatSet::of(seat_at(1));

class TurnWatchTest : public testing::Test {
 protected:
  void follow(SeatSet waited, SeatSet here) { watch_.follow(waited, here, now_); }
  SeatSet due() { return watch_.take_due(kAfter, now_); }
  void wait(int seconds) { now_ += std::chrono::seconds(seconds); }

  TimePoint now_{};
  TurnWatch watch_;
};

TEST_F(TurnWatchTest, TellsOnceOfATurnThatBegins) {
  follow(kAda, kAda);
  follow(kGrace, kAda);
  wait(29);
  EXPECT_EQ(due(), kNone);
  EXPECT_TRUE(watch_.is_waiting());
  wait(1);
  EXPECT_EQ(due(), kGrace);
  EXPECT_FALSE(watch_.is_waiting());
  follow(kGrace, kAda);
  wait(60);
  EXPECT_EQ(due(), kNone) << "it is the same turn";
  follow(kAda, kAda);
  follow(kGrace, kAda);
  wait(30);
  EXPECT_EQ(due(), kGrace) << "the next one";
}

TEST_F(TurnWatchTest, WhoLooksInMeanwhileKnows) {
  follow(kAda, kAda);
  follow(kGrace, kAda);
  wait(10);
  follow(kGrace, kAda | kGrace);
  EXPECT_FALSE(watch_.is_waiting());
  follow(kGrace, kAda);
  wait(60);
  EXPECT_EQ(due(), kNone);
}

TEST_F(TurnWatchTest, ATurnThatPassesIsNotTold) {
  follow(kAda, kAda);
  follow(kGrace, kAda);
  follow(kNone, kAda);
  wait(60);
  EXPECT_EQ(due(), kNone);
}

TEST_F(TurnWatchTest, ATurnFromBeforeIsKnownButNotThatOfANewTable) {
  follow(kGrace, kAda);
  wait(60);
  EXPECT_EQ(due(), kNone);
  watch_ = TurnWatch();
  watch_.begin_new();
  follow(kAda | kGrace, kAda);
  wait(30);
  EXPECT_EQ(due(), kGrace);
}

TEST_F(TurnWatchTest, EachSeatHasItsOwnTime) {
  follow(kNone, kNone);
  follow(kAda, kNone);
  wait(20);
  follow(kAda | kGrace, kNone);
  wait(10);
  EXPECT_EQ(due(), kAda);
  wait(20);
  EXPECT_EQ(due(), kGrace);
}

}  // namespace
}  // namespace benben
