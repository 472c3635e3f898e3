// The window of a race without sockets: who counts, and when it closes. Time is a number here.
#include "table/window.h"

#include <gtest/gtest.h>

namespace benben {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr TimePoint kOpened{};

MoveMessage answer(int seat, const std::string& text) {
  return {"move-" + std::to_string(seat), seat_at(seat), 7, text};
}

// Seats 2, 3, 0 race after a pass of seat 1; a bot sits where it is said.
RaceWindow window(SeatSet bots, RaceWindow::Length length = seconds(20), SeatSet absent = {}) {
  return {Racers{{seat_at(2), seat_at(3), seat_at(0)}, bots, absent}, "waive", 7, kOpened, length};
}

SeatSet seats(std::initializer_list<int> list) {
  SeatSet set;
  for (const int seat : list) set = set.with(seat_at(seat));
  return set;
}

TEST(RaceWindow, ClosesWithTheLastSeatsYieldWhenAllHaveYielded) {
  RaceWindow race = window({});
  race.take(answer(0, "waive"));
  race.take(answer(2, "waive"));
  EXPECT_FALSE(race.outcome(kOpened));
  race.take(answer(3, "waive"));
  const auto outcome = race.outcome(kOpened);
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->seat, seat_at(0));
  EXPECT_EQ(outcome->text, "waive");
  EXPECT_EQ(outcome->move_id, "move-0");
  EXPECT_EQ(race.yield_of(seat_at(2))->move_id, "move-2");
}

TEST(RaceWindow, ClosesWhenItsTimeIsOver) {  // P9
  const RaceWindow race = window({});
  EXPECT_FALSE(race.outcome(kOpened + milliseconds(19'999)));
  EXPECT_EQ(race.left(kOpened + milliseconds(19'999)), milliseconds(1));
  const auto outcome = race.outcome(kOpened + seconds(20));
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->text, "waive");
  EXPECT_EQ(outcome->move_id, "");  // the server's own
  EXPECT_EQ(race.left(kOpened + seconds(30)), milliseconds(0));
}

TEST(RaceWindow, WithoutAnEndItWaitsForAll) {
  RaceWindow race = window({}, std::nullopt);
  EXPECT_FALSE(race.left(kOpened));
  EXPECT_FALSE(race.outcome(kOpened + std::chrono::hours(1000)));
  for (const int seat : {0, 2, 3}) race.take(answer(seat, "waive"));
  EXPECT_TRUE(race.outcome(kOpened));
}

TEST(RaceWindow, ABotIsHeardWhenHalfOfTheTimeIsOver) {
  RaceWindow race = window(seats({3}));
  EXPECT_EQ(race.bot_to_ask(), seat_at(3));
  race.take(answer(3, "knock"));
  EXPECT_FALSE(race.bot_to_ask());
  EXPECT_FALSE(race.outcome(kOpened + milliseconds(9'999)));
  const auto outcome = race.outcome(kOpened + seconds(10));
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->seat, seat_at(3));
  EXPECT_EQ(outcome->text, "knock");
}

TEST(RaceWindow, ABotIsHeardWhenAllPeopleHaveYielded) {
  RaceWindow race = window(seats({3}));
  race.take(answer(3, "knock"));
  race.take(answer(0, "waive"));
  EXPECT_FALSE(race.outcome(kOpened));
  race.take(answer(2, "waive"));
  EXPECT_EQ(race.outcome(kOpened)->text, "knock");
}

TEST(RaceWindow, OfSeveralBotsTheFirstInOrderCounts) {
  RaceWindow race = window(seats({2, 3, 0}));
  race.take(answer(0, "knock"));
  // The first is still thinking.
  EXPECT_FALSE(race.outcome(kOpened + seconds(15)));
  race.take(answer(2, "waive"));
  EXPECT_EQ(race.bot_to_ask(), seat_at(3));
  race.take(answer(3, "knock"));
  EXPECT_EQ(race.outcome(kOpened)->seat, seat_at(3));
}

TEST(RaceWindow, ABotThatStillThinksWhenTheTimeIsOverHoldsNoOtherBack) {
  RaceWindow race = window(seats({2, 0}));
  race.take(answer(0, "knock"));
  EXPECT_FALSE(race.outcome(kOpened + milliseconds(19'999)));
  const auto outcome = race.outcome(kOpened + seconds(20));
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->seat, seat_at(0));
  EXPECT_EQ(outcome->text, "knock");
}

TEST(RaceWindow, AMoveIdStandsForOneAnswer) {  // P2
  RaceWindow race = window({});
  race.take({"one-id", seat_at(2), 7, "waive"});
  EXPECT_FALSE(race.is_repeated({"one-id", seat_at(2), 7, "waive"}));
  EXPECT_TRUE(race.is_repeated({"one-id", seat_at(2), 7, "knock"}));
  EXPECT_TRUE(race.is_repeated({"one-id", seat_at(3), 7, "waive"}));
  EXPECT_FALSE(race.is_repeated({"new-id", seat_at(3), 7, "waive"}));
}

TEST(RaceWindow, SeatsThatNobodyHasTakenAreNotWaitedForUntilSomebodyTakesThem) {
  RaceWindow race = window({}, seconds(20), seats({2, 3}));
  EXPECT_FALSE(race.outcome(kOpened));
  race.take(answer(0, "waive"));
  EXPECT_TRUE(race.outcome(kOpened));
  race.seat_person(seat_at(3));
  EXPECT_FALSE(race.outcome(kOpened));
  race.take(answer(3, "waive"));
  EXPECT_TRUE(race.outcome(kOpened));
}

}  // namespace
}  // namespace benben
