// Who watches without a seat at a table that is watched late (docs/protocol.md, The lobby).
#include "table/test_live_incidents.h"

namespace benben {
namespace {

using std::chrono::seconds;
using Do = MoveMessage::Kind;

class LiveLateTest : public LiveIncidentsTest {
 protected:
  void late(int players = 2, const std::string& more = "") {
    people(players);
    stored_.header.insert(stored_.header.size() - 1, "[Watch \"delayed\"]\n" + more);
    live_.emplace(Table::fold(stored_).value(), effects_);
  }
  void pass(std::int64_t time_s) {
    effects_.wall_s += time_s;
    now_ += seconds(time_s);
    tick_at(now_);
  }
  // A legal move of the seat, which is to act.
  void turn(int seat) {
    const auto position =
        replay(parse_record(live_->record({proof_of(0)}).value()).value(), find_game).value();
    const std::string text = position->legal(seat_at(seat))->front();
    MoveMessage move{"move-" + std::to_string(++moves_), seat_at(seat), seen(), text};
    move.undone = undone_;
    live_->move({proof_of(seat)}, move, [](const auto& answer) { ASSERT_TRUE(answer); }, now_);
    stored();
  }
  void undo(int seat, int other) {
    MoveMessage asks{"undo-1", seat_at(seat), seen(), "", Do::kAsk};
    live_->move({proof_of(seat)}, asks, [](const auto&) {}, now_);
    live_->move(
        {proof_of(other)}, {"agree-1", seat_at(other), 0, "", Do::kAgree}, [](const auto&) {},
        now_);
    stored();
    undone_ = 1;
  }
  // The guest has seen the turn of seat 1, and not what came after it; both are taken back.
  void take_back_what_was_seen() {
    late();
    watch(guest_);
    turn(0);
    turn(1);
    pass(180);
    turn(0);
    story();
    undo(1, 0);
  }
  int seen() { return live_->view({proof_of(0)}).value().ply; }
  // What the guest heard since.
  Story guest() {
    Story heard;
    for (const std::string& line : story()) {
      if (line.starts_with("guest")) heard.push_back(line);
    }
    return heard;
  }

  int moves_ = 0;
  int undone_ = 0;
};

TEST_F(LiveLateTest, EventsAreSeenWhenTheyAreOldEnough) {
  late();
  watch(guest_);
  EXPECT_EQ(guest(), (Story{"guest hears hello 1", "guest hears events 0+1"}))
      << "what stood at the start is nobody's secret";
  turn(0);
  turn(1);
  EXPECT_EQ(guest(), Story{});
  pass(179);
  EXPECT_EQ(guest(), Story{});
  EXPECT_EQ(ply(), 1) << "nor does the description say more";
  EXPECT_TRUE(view().turn.empty());
  pass(1);
  EXPECT_EQ(guest(), Story{"guest hears events 1+2"});
  EXPECT_EQ(ply(), 3);
}

TEST_F(LiveLateTest, WhoSitsIsNeverLate) {
  late();
  watch(socket(1), 1);
  turn(0);
  EXPECT_EQ(story().back(), "Grace hears events 1+1");
  EXPECT_EQ(live_->view({proof_of(1)})->ply, 2);
}

TEST_F(LiveLateTest, TheTurnUnderWayIsNeverSeen) {
  people(2, {}, "ascension");
  stored_.header.insert(stored_.header.size() - 1, "[Watch \"delayed\"]\n");
  live_.emplace(Table::fold(stored_).value(), effects_);
  const auto to_act = [&] {
    const auto position =
        replay(parse_record(live_->record({proof_of(0)}).value()).value(), find_game).value();
    return index(position->next().seats.first());
  };
  watch(guest_);
  int begin = seen();
  int steps = 0;
  for (int event = 0; event < 40 && steps < 3; ++event) {
    const int seat = to_act();
    turn(seat);
    pass(1000);
    if (to_act() != seat) begin = seen();
    if (seen() > begin) ++steps;
    EXPECT_EQ(ply(), begin) << "however old";
  }
  EXPECT_EQ(steps, 3) << "turns of several steps";
}

TEST_F(LiveLateTest, TheRecordEndsWhereTheyStand) {
  late();
  turn(0);
  turn(1);
  const std::string late_record = live_->record({}).value();
  EXPECT_EQ(parse_record(late_record).value().events.size(), 1u);
  EXPECT_EQ(parse_record(live_->record({proof_of(1)}).value()).value().events.size(), 3u);
  pass(180);
  EXPECT_EQ(live_->record({}).value(), live_->record({proof_of(1)}).value());
}

TEST_F(LiveLateTest, NothingElseTellsWhereTheGameStands) {
  late(3, "[Clock \"live 300 0 lose\"]\n");
  guest_.minds_presence = true;
  watch(socket(1), 1);
  watch(guest_);
  story();
  turn(0);
  ASSERT_TRUE(live_->say({proof_of(1)}, {seat_at(1), "nice_move"}));
  tell(1, Do::kLeave, "leave-1");
  stored();
  MoveMessage asks{"ask-1", seat_at(2), seen(), "", Do::kAsk};
  asks.wish = Incident::Kind::kAdjourn;
  live_->move({proof_of(2)}, asks, [](const auto&) {}, now_);
  EXPECT_EQ(guest(), Story{});
  const TableView told = view();
  EXPECT_EQ(told.seats[1].stand_in, "");
  EXPECT_TRUE(told.incidents.empty());
  EXPECT_EQ(live_->record({}).value().find("Incident"), std::string::npos);
  EXPECT_EQ(live_->view({proof_of(2)})->seats[1].stand_in, "bot:4");
  pass(180);
  EXPECT_EQ(guest(), (Story{"guest hears presence 1 and 1", "guest hears events 1+1",
                            "guest hears incident 0: 2 1 leave"}))
      << "and no clock, no question and no absence";
  EXPECT_EQ(view().seats[1].stand_in, "bot:4");
}

TEST_F(LiveLateTest, WhenTheGameIsOverEverythingIsTold) {
  late();
  watch(guest_);
  turn(0);
  story();
  tell(1, Do::kResign, "resign-1");
  stored();
  EXPECT_EQ(guest(), (Story{"guest hears events 1+1", "guest hears incident 0: 2 1 resign"}));
  EXPECT_TRUE(view().given_up);
  EXPECT_EQ(ply(), 2);
  ASSERT_TRUE(live_->say({proof_of(1)}, {seat_at(1), "well_played"}));
  EXPECT_EQ(guest(), Story{"guest hears seat 1 says well_played"});
}

TEST_F(LiveLateTest, ATurnThatWasTakenBackIsToldWhenThatIsOldEnough) {
  take_back_what_was_seen();
  EXPECT_EQ(guest(), Story{});
  turn(1);
  pass(100);
  EXPECT_EQ(guest(), Story{});
  pass(80);
  EXPECT_EQ(guest(), (Story{"guest hears incident 0: 4 1 undo 2", "guest hears events 2+1"}));
  EXPECT_EQ(view().incidents, std::vector<std::string>{"4 1 undo 2"});
}

TEST_F(LiveLateTest, WhatCameBehindAnUndoWaitsForItThoughTheCalendarWasTurnedBack) {  // P4
  take_back_what_was_seen();
  effects_.wall_s -= 96;
  turn(1);
  turn(0);
  pass(180);  // these two are old enough now, and the undo is not
  EXPECT_EQ(guest(), Story{});
  EXPECT_EQ(view().incidents, std::vector<std::string>{});
  pass(96);
  EXPECT_EQ(guest(), (Story{"guest hears incident 0: 4 1 undo 2", "guest hears events 2+2"}));
}

TEST_F(LiveLateTest, WhoKnowsAnUndoThatIsYoungAgainStartsOverBeforeIt) {  // P4
  late();
  turn(0);
  turn(1);
  undo(1, 0);
  turn(1);
  turn(0);
  pass(180);
  watch(guest_);
  EXPECT_EQ(guest(), (Story{"guest hears hello 4", "guest hears events 0+4"}));
  effects_.wall_s -= 96;
  live_->leave(guest_, now_);
  watch(guest_, 4);
  EXPECT_EQ(guest(), (Story{"guest hears hello 1", "guest hears events 0+1"}));
  EXPECT_EQ(view().incidents, std::vector<std::string>{});
  pass(96);
  EXPECT_EQ(guest(), (Story{"guest hears incident 0: 3 1 undo 2", "guest hears events 1+3"}));
}

TEST_F(LiveLateTest, WhoComesBackHearsWhatTheyMissedAndNoMore) {
  late();
  turn(0);
  pass(180);
  turn(1);
  watch(guest_, 1);
  EXPECT_EQ(guest(), (Story{"guest hears hello 2", "guest hears events 1+1"}));
  live_->leave(guest_, now_);
  watch(guest_, 3);  // as one with a seat would know
  EXPECT_EQ(guest(), (Story{"guest hears hello 2", "guest hears events 0+2"}));
}

TEST_F(LiveLateTest, ARestartTellsNothingEarlier) {  // P5
  late();
  std::vector<Append> appended;
  for (int seat : {0, 1}) {
    turn(seat);
    appended.push_back(*effects_.appended);
  }
  EXPECT_EQ(appended[0].events[0].unix_s, effects_.wall_s);
  effects_.wall_s += 100;
  for (const Append& append : appended) {
    stored_.events.insert(stored_.events.end(), append.events.begin(), append.events.end());
  }
  live_.emplace(Table::fold(stored_).value(), effects_);
  EXPECT_EQ(ply(), 1);
  effects_.wall_s += 80;
  EXPECT_EQ(ply(), 3);
}

TEST_F(LiveLateTest, WhoTakesASeatSeesTheGameAsItIs) {
  make({Kind::kMe, Kind::kOpen});
  stored_.header.insert(stored_.header.size() - 1, "[Watch \"delayed\"]\n");
  live_.emplace(Table::fold(stored_).value(), effects_);
  Onlooker grace(story_, "Grace", {digest_of("Grace")});
  watch(grace);
  turn(0);
  story();
  claim(digest_of("Grace"));
  live_->claimed({}, now_);
  EXPECT_EQ(story(), (Story{"claim 1", "claimed", "Grace hears seats", "Grace hears events 1+1"}));
}

}  // namespace
}  // namespace benben
