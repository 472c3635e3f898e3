// What clocks charge, and what is stored of them.
#include "table/clocks.h"

#include <gtest/gtest.h>

namespace benben {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;
using Then = ClockTerms::Then;
constexpr std::int64_t kFriday = 1'772'193'600;  // 2026-02-27 at noon
constexpr std::int64_t kDay = 24 * 60 * 60;

constexpr ClockTerms kLive{ClockTerms::Kind::kLive, seconds(300), seconds(3)};
constexpr ClockTerms kDays{ClockTerms::Kind::kDays, seconds(2 * kDay), seconds(kDay),
                           ClockTerms::Weekends::kFree, Then::kMove};
constexpr Seat kAda = seat_at(0);
constexpr Seat kGrace = seat_at(1);

Moment live_at(milliseconds passed) { return {TimePoint() + passed, 0}; }
Moment days_at(std::int64_t unix_s) { return {TimePoint(), unix_s}; }

Clocks running(const ClockTerms& terms, Moment since) {
  Clocks clocks(terms, 2);
  clocks.note_decisions(SeatSet::of(kAda));
  clocks.run(SeatSet::of(kAda), since);
  return clocks;
}

TEST(Clocks, ADecisionCostsWhatPassedAndBringsTheIncrement) {
  Clocks clocks = running(kLive, live_at({}));
  EXPECT_EQ(clocks.left(kAda, live_at(seconds(10))), seconds(290));
  clocks.decide(kAda, live_at(seconds(10)), std::nullopt);
  EXPECT_EQ(clocks.bank(kAda), seconds(293));
  EXPECT_TRUE(clocks.running().empty());
  EXPECT_EQ(clocks.bank(kGrace), seconds(300)) << "nobody else's";
}

TEST(Clocks, TheWayOfAMessageIsNotChargedUpToALimit) {
  const auto left = [](seconds passed, milliseconds took) {
    Clocks clocks = running(kLive, live_at({}));
    clocks.decide(kAda, live_at(passed), took);
    return clocks.bank(kAda) - seconds(3);
  };
  EXPECT_EQ(left(seconds(10), milliseconds(9'600)), milliseconds(290'400));
  EXPECT_EQ(left(seconds(10), milliseconds(0)), seconds(291)) << "a lie gains a second";
  EXPECT_EQ(left(seconds(10), milliseconds(60'000)), seconds(290)) << "never more than passed";
}

TEST(Clocks, TheFirstDecisionHasATimeOfItsOwn) {
  Clocks clocks(kLive, 2);
  clocks.run(SeatSet::of(kGrace), live_at({}));
  EXPECT_EQ(clocks.standing(kGrace, live_at(seconds(5))), Clocks::kFirst - seconds(5));
  EXPECT_EQ(clocks.left(kGrace, live_at(seconds(5))), seconds(300));
  Clocks slow = clocks;
  slow.decide(kGrace, live_at(Clocks::kFirst + seconds(7)), std::nullopt);
  EXPECT_EQ(slow.bank(kGrace), seconds(296));
  clocks.decide(kGrace, live_at(seconds(5)), std::nullopt);
  EXPECT_EQ(clocks.bank(kGrace), seconds(303));
  clocks.run(SeatSet::of(kGrace), live_at(seconds(5)));
  EXPECT_EQ(clocks.standing(kGrace, live_at(seconds(6))), seconds(0));
}

TEST(Clocks, TimeIsOverOnceNoMessageCanBeInTimeAnyMore) {
  const Clocks clocks = running(kLive, live_at({}));
  EXPECT_FALSE(clocks.is_late(kAda, live_at(milliseconds(299'999)), std::nullopt));
  EXPECT_TRUE(clocks.is_late(kAda, live_at(seconds(300)), std::nullopt));
  EXPECT_FALSE(clocks.is_late(kAda, live_at(milliseconds(300'999)), milliseconds(299'999)));
  EXPECT_FALSE(clocks.over(live_at(milliseconds(300'999))));
  EXPECT_EQ(clocks.over(live_at(seconds(301))), kAda);
  EXPECT_EQ(clocks.left(kAda, live_at(seconds(400))), seconds(0));
}

TEST(Clocks, WhoGoesOnHasAnIncrementButEnoughForADecision) {
  ClockTerms terms = kLive;
  for (const auto& [then, each, expected] : {std::tuple{Then::kLose, seconds(3), seconds(0)},
                                             {Then::kBot, seconds(3), seconds(10)},
                                             {Then::kMove, seconds(60), seconds(60)}}) {
    terms.then = then;
    terms.each = each;
    Clocks clocks = running(terms, live_at({}));
    clocks.run_out(kAda);
    EXPECT_EQ(clocks.bank(kAda), expected);
    EXPECT_TRUE(clocks.running().empty());
  }
}

TEST(Clocks, WhoLeavesIsChargedWhatPassed) {
  Clocks clocks = running(kLive, live_at({}));
  clocks.run({}, live_at(seconds(100)));
  EXPECT_EQ(clocks.bank(kAda), seconds(200));
  clocks.run(SeatSet::of(kAda), live_at(seconds(500)));
  EXPECT_EQ(clocks.left(kAda, live_at(seconds(501))), seconds(199));
}

TEST(Clocks, TwoCanRunAtOnce) {
  Clocks clocks = running(kLive, live_at({}));
  clocks.note_decisions(SeatSet::of(kAda).with(kGrace));
  clocks.run(SeatSet::of(kAda).with(kGrace), live_at(seconds(1)));
  clocks.decide(kAda, live_at(seconds(2)), std::nullopt);
  clocks.run(SeatSet::of(kGrace), live_at(seconds(2)));
  EXPECT_EQ(clocks.bank(kAda), seconds(301));
  EXPECT_EQ(clocks.left(kGrace, live_at(seconds(3))), seconds(298));
  EXPECT_EQ(clocks.over(live_at(seconds(302))), kGrace);
}

TEST(Clocks, ByDaysAMoveTakesItsOwnTimeFirst) {
  Clocks clocks = running(kDays, days_at(kFriday));
  EXPECT_EQ(clocks.due_s(), kFriday + 5 * kDay) << "two days of a weekend do not count";
  EXPECT_EQ(clocks.left(kAda, days_at(kFriday + kDay)), seconds(4 * kDay)) << "until then they do";
  Clocks quick = clocks;
  quick.decide(kAda, days_at(kFriday + 3 * kDay), std::nullopt);
  EXPECT_EQ(quick.bank(kAda), seconds(2 * kDay));
  EXPECT_FALSE(quick.due_s());
  clocks.decide(kAda, days_at(kFriday + 4 * kDay), std::nullopt);
  EXPECT_EQ(clocks.bank(kAda), seconds(kDay));
}

TEST(Clocks, ByDaysTimeIsOverAtTheDeadline) {
  Clocks clocks = running(kDays, days_at(kFriday));
  EXPECT_FALSE(clocks.over(days_at(kFriday + 5 * kDay - 1)));
  EXPECT_FALSE(clocks.is_late(kAda, days_at(kFriday + 5 * kDay - 1), std::nullopt));
  EXPECT_EQ(clocks.over(days_at(kFriday + 5 * kDay)), kAda);
  clocks.run_out(kAda);
  EXPECT_EQ(clocks.bank(kAda), seconds(0));
}

TEST(Clocks, AreRestoredFromWhatIsStored) {
  const Clocks days = running(kDays, days_at(kFriday));
  EXPECT_EQ(days.stored(), (StoredClocks{"172800000@1772193600 172800000", kFriday + 5 * kDay}));
  const std::optional<Clocks> restored = Clocks::restore(kDays, 2, days.stored());
  ASSERT_TRUE(restored);
  EXPECT_EQ(restored->stored(), days.stored());
  EXPECT_EQ(restored->over(days_at(kFriday + 5 * kDay)), kAda);

  const Clocks live = running(kLive, live_at({}));
  EXPECT_EQ(live.stored(), (StoredClocks{"300000 300000", std::nullopt}));
  EXPECT_TRUE(Clocks::restore(kLive, 2, live.stored())->running().empty());
}

TEST(Clocks, WhatIsNotTheirsIsRefused) {
  const std::optional<std::int64_t> none;
  for (const StoredClocks& stored :
       {StoredClocks{"300000", none}, StoredClocks{"300000 3000000 1", none},
        StoredClocks{"300000 -1", none}, StoredClocks{"300000 01", none},
        StoredClocks{"300000 ", none}, StoredClocks{"300000@1 300000", none},
        StoredClocks{"300000 300000", 7}}) {
    EXPECT_FALSE(Clocks::restore(kLive, 2, stored)) << stored.text;
  }
  EXPECT_FALSE(Clocks::restore(kDays, 2, {"172800000@1772193600 172800000", kFriday}));
  EXPECT_FALSE(Clocks::restore(kDays, 2, {"0@1@2 0", none}));
  EXPECT_FALSE(Clocks::restore(kDays, 2, {"0@x 0", none}));
}

}  // namespace
}  // namespace benben
