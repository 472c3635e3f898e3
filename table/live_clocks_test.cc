// Clocks at a live table, one call at a time: what is charged, and what happens at the end of time.
#include "table/test_live_incidents.h"

namespace benben {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;
using Do = MoveMessage::Kind;
constexpr std::int64_t kDay = 24 * 60 * 60;

class LiveClocksTest : public LiveIncidentsTest {
 protected:
  // People with such a clock, who all watch; everybody has moved once.
  void timed(const std::string& clock, int players = 2) {
    timed_alone(clock, players);
    for (int seat = 0; seat < players; ++seat) watch(socket(seat), 1);
    if (clock.starts_with("days")) stored();  // that they begin
    for (int seat = 0; seat < players; ++seat) {
      plays(seat, "first-move-" + std::to_string(seat));
      stored();
    }
    story();
  }
  void timed_alone(const std::string& clock, int players = 2) {
    people(players);
    stored_.header.insert(stored_.header.size() - 1, "[Clock \"" + clock + "\"]\n");
    live_.emplace(Table::fold(stored_).value(), effects_);
  }
  void pass(milliseconds time) {
    now_ += time;
    effects_.wall_s += std::chrono::duration_cast<seconds>(time).count();
  }
  void tick_after(milliseconds time) {
    pass(time);
    tick_at(now_);
  }
  // A move that needed so much of its person.
  void plays_in(int seat, const std::string& move_id, milliseconds took) {
    MoveMessage message{move_id, seat_at(seat), ply(), some_move()};
    message.took = took;
    live_->move(
        {proof_of(seat)}, message,
        [this, move_id](const Result<MoveAnswer>& answer) {
          story_.push_back(move_id + ": " + (answer ? in_words(answer) : answer.error().fault));
        },
        now_);
  }
  bool hears(const std::string& line) { return std::ranges::count(story(), line) == 1; }
  std::string clocks() const { return effects_.appended->clocks->text; }
  // What is stored, read again by another server: nobody watches.
  void restart() {
    StoredTable read = stored_;
    read.clocks = effects_.appended->clocks;
    read.events.clear();
    const Record record = parse_record(live_->record({}).value()).value();
    for (const Event& event : record.events) read.events.push_back({event, ""});
    live_.emplace(Table::fold(read).value(), effects_);
    story();
  }
};

TEST_F(LiveClocksTest, RunOnceSomebodyWatchesAndAreToldAfterTheHello) {
  timed_alone("live 300 3 lose");
  EXPECT_FALSE(live_->needs_ticks());
  watch(socket(0), 1);
  EXPECT_EQ(story(), (Story{"Ada hears hello 1",
                            "Ada hears clock 1: 300000 300000, running 0, standing 20000"}));
  EXPECT_TRUE(live_->needs_ticks());
  pass(seconds(25));
  watch(guest_, 1);
  EXPECT_EQ(story(),
            (Story{"guest hears hello 1", "guest hears clock 1: 295000 300000, running 0"}));
}

TEST_F(LiveClocksTest, AMoveStoresWhatIsLeftAndStartsTheNextClock) {
  timed("live 300 3 lose");
  EXPECT_EQ(clocks(), "303000 303000");
  pass(seconds(10));
  plays(0, "move-0001");
  EXPECT_EQ(clocks(), "296000 303000");
  pass(seconds(2));
  stored();
  const Story told = story();
  EXPECT_EQ(told.back(), "Grace hears clock 4: 296000 303000, running 1")
      << "the disk's time is nobody's";
  pass(seconds(5));
  plays_in(1, "move-0002", milliseconds(4'200));
  EXPECT_EQ(clocks(), "296000 301800");
}

TEST_F(LiveClocksTest, NoneRunsBeforeEverySeatIsTaken) {
  make({Kind::kMe, Kind::kOpen});
  stored_.header.insert(stored_.header.size() - 1, "[Clock \"live 60 0 lose\"]\n");
  live_.emplace(Table::fold(stored_).value(), effects_);
  watch(ada_, 1);
  EXPECT_EQ(story().back(), "Ada hears clock 1: 60000 60000, running none");
  tick_after(seconds(1000));
  EXPECT_EQ(story(), Story{});
  claim(digest_of("Grace"));
  live_->claimed({}, now_);
  EXPECT_EQ(story().back(), "Ada hears clock 1: 60000 60000, running 0, standing 20000");
}

TEST_F(LiveClocksTest, WhoseTimeIsOverHasLostAndOfTwoTheOtherHasWon) {
  timed("live 300 3 lose");
  tick_after(milliseconds(303'999));
  EXPECT_EQ(story(), Story{}) << "a message may still be on its way";
  tick_after(milliseconds(1));
  EXPECT_EQ(story(), Story{"append 3; incident 0: 3 0 time; clocks 0 303000"});
  stored();
  EXPECT_EQ(story(), (Story{"Ada hears incident 0: 3 0 time", "Grace hears incident 0: 3 0 time",
                            "Ada hears clock 3: 0 303000, running none",
                            "Grace hears clock 3: 0 303000, running none"}));
  EXPECT_TRUE(view().given_up);
  EXPECT_FALSE(live_->needs_ticks());
  plays(0, "too-late");
  EXPECT_EQ(story(), Story{"too-late: given_up"});
}

TEST_F(LiveClocksTest, OfThreeTheStandInPlaysOnForWhoHasLost) {
  timed("live 300 3 lose", 3);
  tick_after(seconds(304));
  stored();
  EXPECT_EQ(story().back(), "think for Ada");
  EXPECT_FALSE(view().given_up);
  tell(0, Do::kReturn, "return-01");
  EXPECT_EQ(story().back(), "return-01: resigned");
}

TEST_F(LiveClocksTest, P9AMoveOfTheLastMillisecondIsInTime) {
  timed("live 300 3 lose");
  pass(milliseconds(302'999));
  plays(0, "move-0001");
  EXPECT_EQ(clocks(), "3001 303000");
  stored();
  EXPECT_EQ(story()[1], "move-0001: accepted 3");
}

TEST_F(LiveClocksTest, P9AMoveOfTheNextMillisecondIsTooLate) {
  timed("live 300 3 lose");
  pass(seconds(303));
  plays(0, "move-0001");
  EXPECT_EQ(story(),
            (Story{"move-0001: time_up", "append 3; incident 0: 3 0 time; clocks 0 303000"}));
}

TEST_F(LiveClocksTest, P9WhatWaitsForTheStoreIsJudgedByWhenItCame) {
  timed("live 300 3 bot");
  tell(1, Do::kLeave, "leave-001");
  pass(milliseconds(302'999));
  plays(0, "move-0001");
  pass(seconds(60));
  tick_at(now_);
  EXPECT_EQ(story(), Story{"append 3; incident 0: 3 1 leave (leave-001); clocks 303000 303000"});
  stored();
  EXPECT_TRUE(story().back().ends_with("(move-0001); clocks 3001 303000"));
  stored();
  EXPECT_EQ(view().ply, 4);
  EXPECT_EQ(view().incidents.size(), 1u) << "no time was over";
}

TEST_F(LiveClocksTest, WhatComesWhenTimeIsOverFindsItOver) {
  timed("live 300 3 bot");
  pass(seconds(400));
  tell(0, Do::kLeave, "leave-001");
  EXPECT_EQ(story(), Story{"append 3; incident 0: 3 0 time; clocks 10000 303000"});
  stored();
  EXPECT_EQ(story()[4], "leave-001: stand_in");
}

TEST_F(LiveClocksTest, AStandInPlaysOnUntilItsPersonReturnsWithEnoughTimeForADecision) {
  timed("live 300 3 bot");
  tick_after(seconds(304));
  stored();
  EXPECT_EQ(story().back(), "think for Ada");
  EXPECT_EQ(view().seats[0].stand_in, "bot:4");
  tick_after(seconds(1000));
  EXPECT_EQ(story(), Story{}) << "a stand-in has no clock";
  told(0, Do::kReturn, "return-01");
  EXPECT_EQ(story().back(), "Grace hears clock 3: 10000 303000, running 0");
  tick_after(seconds(11));
  EXPECT_EQ(story(), Story{"append 3; incident 2: 3 0 time; clocks 10000 303000"});
}

TEST_F(LiveClocksTest, OneDecisionIsMadeForTheSeatWhichThenGoesOn) {
  timed("live 300 30 move");
  tick_after(seconds(331));
  stored();
  EXPECT_EQ(story().back(), "think for Ada") << "Pyramix has no pass";
  EXPECT_EQ(view().seats[0].stand_in, "") << "the person stays";
  EXPECT_TRUE(view().turn.empty());
  plays(0, "move-0001");
  EXPECT_EQ(story(), Story{"move-0001: stand_in"});
  live_->thought(some_move(), now_);
  stored();
  story();
  plays(1, "move-0002");
  stored();
  EXPECT_EQ(story().back(), "Grace hears clock 5: 30000 360000, running 0");
  plays(0, "move-0003");
  stored();
  EXPECT_EQ(story()[1], "move-0003: accepted 5");
}

TEST_F(LiveClocksTest, WhoPlaysAgainstBotsAloneHasADecisionMadeToo) {
  make({Kind::kMe, Kind::kBot});
  stored_.header.insert(stored_.header.size() - 1, "[Clock \"live 10 0 move\"]\n");
  live_.emplace(Table::fold(stored_).value(), effects_);
  watch(ada_, 1);
  tick_after(seconds(31));
  stored();
  EXPECT_EQ(story().back(), "think for Ada");
}

TEST_F(LiveClocksTest, APassIsPlayedThoughNobodyWatches) {  // CUB-11
  make({Kind::kMe, Kind::kMe, Kind::kMe}, "cubus");
  stored_.header.insert(stored_.header.size() - 1, "[Clock \"live 10 0 move\"]\n");
  deal();
  watch(ada_);
  live_->leave(ada_, now_);
  EXPECT_FALSE(live_->is_idle()) << "its clock runs";
  story();
  tick_after(seconds(31));
  stored();
  EXPECT_EQ(story(), (Story{"append 4; incident 0: 4 0 time; clocks 10000 10000 10000",
                            "append 4; 0 pass (bot:4); clocks 10000 10000 10000"}));
  stored();
  EXPECT_TRUE(live_->is_idle());
}

TEST_F(LiveClocksTest, ARaceChargesNobody) {  // CUB-22
  make({Kind::kMe, Kind::kMe, Kind::kMe}, "cubus");
  stored_.header.insert(stored_.header.size() - 1, "[Clock \"live 60 2 lose\"]\n");
  deal();
  watch(ada_);
  played("pass", 0, "pass");
  EXPECT_TRUE(hears("Ada hears clock 5: 62000 60000 60000, running none"));
  pass(seconds(29));
  move("waive-01", 1, "waive");
  EXPECT_EQ(story(), Story{"waive-01: noted"});
  tick_after(seconds(1));
  stored();
  EXPECT_TRUE(hears("Ada hears clock 8: 62000 60000 60000, running 1"));
}

TEST_F(LiveClocksTest, BotsAndStandInsHaveNone) {
  make({Kind::kBot, Kind::kMe});
  stored_.header.insert(stored_.header.size() - 1, "[Clock \"live 60 2 lose\"]\n");
  live_.emplace(Table::fold(stored_).value(), effects_);
  watch(ada_, 1);
  EXPECT_EQ(story(), (Story{"Ada hears hello 1", "Ada hears clock 1: 60000 60000, running none",
                            "think for Ada"}));
  live_->thought(some_move(), now_);
  stored();
  EXPECT_EQ(story().back(), "Ada hears clock 2: 60000 60000, running 1, standing 20000");
}

TEST_F(LiveClocksTest, WhoLeavesAndReturnsGainsNothing) {
  timed("live 300 3 lose");
  pass(seconds(100));
  told(0, Do::kLeave, "leave-001");
  EXPECT_EQ(clocks(), "203000 303000");
  pass(seconds(50));
  told(0, Do::kReturn, "return-01");
  EXPECT_EQ(story().back(), "Grace hears clock 3: 203000 303000, running 0");
}

TEST_F(LiveClocksTest, AfterARestartTheTurnBeginsAgain) {
  timed("live 300 3 lose");
  pass(seconds(200));
  restart();
  EXPECT_TRUE(live_->is_idle()) << "nobody could move";
  tick_after(seconds(1000));
  EXPECT_EQ(story(), Story{});
  watch(socket(1), 3);
  EXPECT_EQ(story().back(), "Grace hears clock 3: 303000 303000, running 0");
}

TEST_F(LiveClocksTest, AfterARestartTheEndOfASeatsTimeWasADecision) {
  timed_alone("live 300 30 move");
  for (int seat = 0; seat < 2; ++seat) watch(socket(seat), 1);
  tick_after(seconds(351));
  stored();
  ASSERT_EQ(story().back(), "think for Ada");
  live_->thought(some_move(), now_);
  stored();
  StoredTable read = stored_;
  read.clocks = effects_.appended->clocks;
  read.incidents = {{{1, seat_at(0), Incident::Kind::kTime}, ""}};
  const Table restarted = Table::fold(read).value();
  Clocks clocks = *restarted.clocks();
  clocks.run(SeatSet::of(seat_at(0)), {now_, 0});
  EXPECT_EQ(clocks.standing(seat_at(0), {now_, 0}), milliseconds(0));
}

TEST_F(LiveClocksTest, WhatWasTakenBackWasNoDecision) {
  timed_alone("live 300 3 lose");
  for (int seat = 0; seat < 2; ++seat) watch(socket(seat), 1);
  plays(0, "move-0001");
  stored();
  MoveMessage wish{"undo-0001", seat_at(0), ply(), "", Do::kAsk};
  live_->move({proof_of(0)}, wish, [](const Result<MoveAnswer>&) {}, now_);
  MoveMessage consent{"agree-001", seat_at(1), ply(), "", Do::kAgree};
  live_->move({proof_of(1)}, consent, [](const Result<MoveAnswer>&) {}, now_);
  stored();
  ASSERT_EQ(ply(), 1);
  pass(seconds(20));
  story();
  MoveMessage again{"move-0002", seat_at(0), ply(), some_move()};
  again.undone = 1;
  live_->move({proof_of(0)}, again, [](const Result<MoveAnswer>&) {}, now_);
  stored();
  EXPECT_EQ(story().back(), "Grace hears clock 2: 306000 300000, running 1, standing 20000")
      << "as after a restart";
}

TEST_F(LiveClocksTest, AnEndThatCannotBeStoredIsTriedAgainAtTheNextTick) {
  timed("live 300 3 lose");
  tick_after(seconds(304));
  tell(1, Do::kLeave, "leave-001");
  story();
  stored(full());
  EXPECT_EQ(story(), Story{"append 3; incident 0: 3 1 leave (leave-001); clocks 303000 303000"})
      << "others are not held up";
  stored(full());
  EXPECT_EQ(story(), Story{"leave-001: "});
  EXPECT_TRUE(live_->needs_ticks());
  tick_at(now_);
  EXPECT_EQ(story(), Story{"append 3; incident 0: 3 0 time; clocks 0 303000"});
}

TEST_F(LiveClocksTest, NothingEndsWhileTheServerStops) {
  timed("live 300 3 lose");
  live_->stop();
  tick_after(seconds(1000));
  EXPECT_EQ(story(), Story{});
}

TEST_F(LiveClocksTest, AfterTooManyIncidentsTheEndOfTimeIsLost) {
  timed("live 10 0 bot");
  for (int i = 0; i < Incidents::kMost / 2; ++i) {
    tick_after(seconds(11));
    stored();
    told(0, Do::kReturn, "return-" + std::to_string(i));
  }
  EXPECT_FALSE(view().given_up);
  tick_after(seconds(11));
  stored();
  EXPECT_TRUE(view().given_up);
}

TEST_F(LiveClocksTest, ByDaysTheDeadlineIsStoredAtOnce) {
  timed_alone("days 86400 3600 count move");
  live_->tick(now_);  // by days the hall knows from the store when (Store::due_clocks)
  EXPECT_EQ(story(), Story{"append 1; clocks 3600000@1772236800 3600000"});
  EXPECT_EQ(effects_.appended->clocks->due_s, effects_.wall_s + kDay + 3600);
  stored();
  EXPECT_TRUE(live_->is_idle()) << "the store knows when it is over";
  watch(socket(0), 1);
  EXPECT_EQ(story(),
            (Story{"Ada hears hello 1", "Ada hears clock 1: 90000000 90000000, running 0"}));
  pass(seconds(kDay + 600));
  EXPECT_EQ(live_->view({person_}, now_)->left, seconds(3000));
  EXPECT_FALSE(live_->view({proof_of(1)}, now_)->left);
  plays(0, "move-0001");
  EXPECT_EQ(clocks(), "3000000 3600000@1772323800") << "the bank had to help";
}

TEST_F(LiveClocksTest, ByDaysTimeGoesOnThroughARestart) {
  timed("days 86400 0 free lose");
  pass(seconds(3600));
  restart();
  tick_at(now_);
  EXPECT_EQ(story(), Story{}) << "it goes on as it was";
  tick_after(seconds(3 * kDay - 3601));
  EXPECT_EQ(story(), Story{}) << "it is a weekend's Saturday";
  pass(seconds(1));
  live_->tick(now_);
  EXPECT_EQ(story(), Story{"append 3; incident 0: 3 0 time; clocks 0 0"});
}

TEST_F(LiveClocksTest, StoredClocksOfAnotherTableDamageIt) {
  timed_alone("live 300 3 lose");
  stored_.clocks = StoredClocks{"300000", std::nullopt};
  EXPECT_EQ(Table::fold(stored_).error().fault, "clocks_damaged");
  stored_.clocks.reset();
  stored_.header.replace(stored_.header.find("live 300"), 8, "live 3x0");
  EXPECT_EQ(Table::fold(stored_).error().fault, "header_damaged");
}

TEST_F(LiveClocksTest, ATableWithClocksNeedsRacesThatEnd) {
  CreateRequest request{"cubus", 2, {}, {}, RaceTerms{std::nullopt}, {{}, {}}};
  request.clock = ClockTerms{ClockTerms::Kind::kLive, seconds(60), seconds(0)};
  EXPECT_EQ(create_table(request, person_, fixed_clock()).error().fault, "clock_needs_end");
  request.race->window = seconds(30);
  EXPECT_NE(create_table(request, person_, fixed_clock())
                ->stored.header.find("[Clock \"live 60 0 lose\"]"),
            std::string::npos);
}

}  // namespace
}  // namespace benben
