// The window of a race without sockets: who counts, and when it closes. Time is a number here.
#include "table/window.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

#include "core/testing/source_file.h"

namespace benben {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr TimePoint kOpened{};
RaceTexts texts() { return {"waive", "knock false"}; }

MoveMessage answer(int seat, const std::string& text) {
  return {"move-" + std::to_string(seat), seat_at(seat), 7, text};
}

// Seats 2, 3, 0 race after a pass of seat 1; a bot sits where it is said.
RaceWindow window(SeatSet bots, RaceWindow::Length length = seconds(20), SeatSet absent = {}) {
  return {Racers{{seat_at(2), seat_at(3), seat_at(0)}, bots, absent}, texts(), 7, kOpened, length};
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

TEST(RaceWindow, WhoHasClaimedHasAllOfTheTimeAnew) {  // CUB-22
  RaceWindow race = window(seats({3}));
  race.take(answer(0, "waive"));
  EXPECT_FALSE(race.claimant());
  race.claim(seat_at(2), kOpened + seconds(15));
  EXPECT_EQ(race.claimant(), seat_at(2));
  EXPECT_EQ(race.left(kOpened + seconds(16)), seconds(19));
  EXPECT_FALSE(race.outcome(kOpened + milliseconds(34'999)));
  const auto outcome = race.outcome(kOpened + seconds(35));
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->seat, seat_at(2));
  EXPECT_EQ(outcome->text, "knock false");
  EXPECT_EQ(outcome->move_id, "");  // the server's own
  EXPECT_EQ(outcome->expected_ply, 7);
}

TEST(RaceWindow, OnceItIsClaimedNoBotIsHeardOrAsked) {  // CUB-22
  RaceWindow race = window(seats({3, 0}));
  race.take(answer(3, "knock"));
  EXPECT_EQ(race.bot_to_ask(), seat_at(0));
  race.claim(seat_at(2), kOpened);
  EXPECT_FALSE(race.bot_to_ask());
  EXPECT_FALSE(race.outcome(kOpened + seconds(19)));
  EXPECT_EQ(race.outcome(kOpened + seconds(20))->seat, seat_at(2));
}

TEST(RaceWindow, AClaimWithoutAnEndIsWaitedFor) {
  RaceWindow race = window({}, std::nullopt);
  for (const int seat : {0, 3}) race.take(answer(seat, "waive"));
  race.claim(seat_at(2), kOpened);
  race.take(answer(2, "waive"));
  EXPECT_FALSE(race.outcome(kOpened + std::chrono::hours(1000)));
  EXPECT_FALSE(race.left(kOpened));
}

// Whether the seat of a case is a bot's (b), what it has answered, and what that is in letters.
struct Racer {
  std::string_view text;
  bool is_bot;
  std::string_view answer;  // empty: none yet
  bool claims = false;
};
// What a person plays is played at once, and no window sees it.
constexpr Racer kRacers[] = {{"p.", false, ""}, {"p=", false, "waive"}, {"p?", false, "", true},
                             {"b.", true, ""},  {"b=", true, "waive"},  {"b!", true, "knock"}};
// When somebody claims in a case, the first of those who would.
constexpr seconds kClaimed{10};

std::string outcome_text(const RaceWindow& race, milliseconds time) {
  const auto outcome = race.outcome(kOpened + time);
  if (!outcome) return " .";
  if (outcome->text == texts().yield) return " =";
  return (outcome->text == texts().forfeit ? " x" : " ") + std::to_string(index(outcome->seat));
}

// What becomes of three seats at the times of the first line.
std::string case_text(const Racer (&racers)[3], const std::vector<milliseconds>& times) {
  SeatSet bots;
  for (int seat = 0; seat < 3; ++seat) {
    if (racers[seat].is_bot) bots = bots.with(seat_at(seat));
  }
  const auto length = RaceTerms().window;
  RaceWindow race({{seat_at(0), seat_at(1), seat_at(2)}, bots, {}}, texts(), 7, kOpened, length);
  std::string text;
  for (int seat = 0; seat < 3; ++seat) {
    text += std::string(racers[seat].text) + " ";
    if (!racers[seat].answer.empty()) race.take(answer(seat, std::string(racers[seat].answer)));
    if (racers[seat].claims && !race.claimant()) race.claim(seat_at(seat), kOpened + kClaimed);
  }
  text += "->";
  for (const milliseconds time : times) text += outcome_text(race, time);
  return text + "\n";
}

// The page runs its own windows for the tables of a device, and is held to the same cases.
TEST(RaceWindow, ClosesAsTheCasesSay) {
  std::string cases =
      "# Generated by table/window_test.cc, and read by the page's tests: what becomes of a race "
      "of\n"
      "# seats 0, 1 and 2 at so many milliseconds, in a window of the usual length. p: a person, "
      "b: a\n"
      "# bot; has answered nothing yet (.), a yield (=) or a move (!), or claims at 10000 (?), "
      "where "
      "the\n"
      "# first counts. Behind the arrow: what closes the window, a seat's move, its forfeit (x) or "
      "the\n"
      "# yields of all (=); nothing (.).\n"
      "0 14999 15000 29999 30000 39999 40000\n";
  const std::vector<milliseconds> times = {
      milliseconds(0), milliseconds(14'999), seconds(15), milliseconds(29'999),
      seconds(30),     milliseconds(39'999), seconds(40)};
  for (const Racer& first : kRacers) {
    for (const Racer& second : kRacers) {
      for (const Racer& third : kRacers) cases += case_text({first, second, third}, times);
    }
  }
  std::ifstream file(testing::source_file("table/window_cases.txt"));
  const std::string known{std::istreambuf_iterator<char>(file), {}};
  EXPECT_EQ(known, cases) << "write this to table/window_cases.txt:\n" << cases;
}

}  // namespace
}  // namespace benben
