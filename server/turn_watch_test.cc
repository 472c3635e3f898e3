#include "server/turn_watch.h"

#include <gtest/gtest.h>

namespace benben {
namespace {

constexpr std::chrono::seconds kAfter{30};

class TurnWatchTest : public testing::Test {
 protected:
  const SeatSet none_;
  const SeatSet ada_ = SeatSet::of(seat_at(0));
  const SeatSet grace_ = SeatSet::of(seat_at(1));

  void follow(SeatSet waited, SeatSet here) { watch_.follow(waited, here, now_); }
  SeatSet due() { return watch_.take_due(kAfter, now_); }
  void wait(int seconds) { now_ += std::chrono::seconds(seconds); }

  TimePoint now_{};
  TurnWatch watch_;
};

TEST_F(TurnWatchTest, TellsOnceOfATurnThatBegins) {
  follow(ada_, ada_);
  follow(grace_, ada_);
  wait(29);
  EXPECT_EQ(due(), none_);
  EXPECT_TRUE(watch_.is_waiting());
  wait(1);
  EXPECT_EQ(due(), grace_);
  EXPECT_FALSE(watch_.is_waiting());
  follow(grace_, ada_);
  wait(60);
  EXPECT_EQ(due(), none_) << "it is the same turn";
  follow(ada_, ada_);
  follow(grace_, ada_);
  wait(30);
  EXPECT_EQ(due(), grace_) << "the next one";
}

TEST_F(TurnWatchTest, WhoLooksInMeanwhileKnows) {
  follow(ada_, ada_);
  follow(grace_, ada_);
  wait(10);
  follow(grace_, ada_ | grace_);
  EXPECT_FALSE(watch_.is_waiting());
  follow(grace_, ada_);
  wait(60);
  EXPECT_EQ(due(), none_);
}

TEST_F(TurnWatchTest, ATurnThatPassesIsNotTold) {
  follow(ada_, ada_);
  follow(grace_, ada_);
  follow(none_, ada_);
  wait(60);
  EXPECT_EQ(due(), none_);
}

TEST_F(TurnWatchTest, ATurnFromBeforeIsKnownButNotThatOfANewTable) {
  follow(grace_, ada_);
  wait(60);
  EXPECT_EQ(due(), none_);
  watch_ = TurnWatch();
  watch_.begin_new();
  follow(ada_ | grace_, ada_);
  wait(30);
  EXPECT_EQ(due(), grace_);
}

TEST_F(TurnWatchTest, EachSeatHasItsOwnTime) {
  follow(none_, none_);
  follow(ada_, none_);
  wait(20);
  follow(ada_ | grace_, none_);
  wait(10);
  EXPECT_EQ(due(), ada_);
  wait(20);
  EXPECT_EQ(due(), grace_);
}

}  // namespace
}  // namespace benben
