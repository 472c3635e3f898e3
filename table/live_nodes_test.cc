// A live table beside those of other nodes (docs/operations.md, Many nodes).
#include <span>

#include "table/test_live_incidents.h"

namespace benben {
namespace {

using std::chrono_literals::operator""ms;
using std::chrono_literals::operator""s;

class LiveNodesTest : public LiveTableTest {
 protected:
  // What another node stores: that move, with the chance behind it.
  void played_elsewhere(const std::string& move_id, int seat, const std::string& text) {
    const Table table = Table::fold(stored_).value();
    MoveMessage message{move_id, seat_at(seat), table.ply(), text};
    message.undone = table.incidents().undone();
    const Table::Proposal proposal =
        table.decide(std::span(&message, 1), [] { return std::uint64_t{5}; }).value();
    for (const StoredEvent& event : proposal.append.events) stored_.events.push_back(event);
    stored_.clocks = proposal.append.clocks;
  }
  // Looks, and gets what is stored.
  void look() {
    live_->look();
    reloaded();
  }
  void reloaded() { live_->reloaded(Table::fold(stored_).value(), now_); }
  NodeCompany one_socket(SeatSet here = {}) const { return {here, here.empty() ? 1 : 0, 1}; }
};

class LiveNodesRaceTest : public LiveRacesTest {
 protected:
  // All others have waived there, and what chance had to say stands behind it.
  void ended_elsewhere() {
    const Table table = Table::fold(stored_).value();
    std::vector<MoveMessage> waives;
    for (const Seat seat : table.racers()) {
      waives.push_back({"waive-" + std::to_string(index(seat)), seat, table.ply(), "waive"});
    }
    const Table::Proposal proposal = table.decide(waives, [] { return std::uint64_t{5}; }).value();
    for (const StoredEvent& event : proposal.append.events) stored_.events.push_back(event);
  }
};

TEST_F(LiveNodesTest, P4WhatOthersStoreIsTold) {
  make({Kind::kMe, Kind::kMe});
  watch(ada_);
  const std::string text = some_move();
  played_elsewhere("there", 0, text);
  story();
  live_->look();
  EXPECT_EQ(story(), Story{"reload"});
  EXPECT_FALSE(live_->is_idle());
  reloaded();
  EXPECT_EQ(story(), Story{"Ada hears events 1+1"});
  EXPECT_EQ(ply(), 2);
  look();
  EXPECT_EQ(story(), Story{"reload"}) << "nothing is told twice";
}

TEST_F(LiveNodesTest, P2AMoveThatWasStoredElsewhereIsAnsweredTheSame) {
  make({Kind::kMe, Kind::kMe});
  const std::string text = some_move();
  played_elsewhere("there", 0, text);
  look();
  story();
  move("there", 0, text, 1);
  EXPECT_EQ(story(), Story{"there: accepted 1"});
  move("here", 0, text, 1);
  EXPECT_EQ(story(), Story{"here: conflict"});
}

TEST_F(LiveNodesTest, WhatComesMeanwhileWaits) {
  make({Kind::kMe, Kind::kMe});
  const std::string text = some_move();
  live_->look();
  move("here", 0, text);
  EXPECT_EQ(story(), Story{"reload"});
  reloaded();
  EXPECT_EQ(story(), Story{"append 1; 0 " + text + " (here)"});
  // Heard of while something of its own is being stored, it is read afterwards, and once.
  live_->look();
  live_->look();
  EXPECT_EQ(story(), Story{});
  stored();
  EXPECT_EQ(story(), (Story{"here: accepted 1", "reload"}));
  stored_.events.push_back({{seat_at(0), text}, "here"});
  reloaded();
  EXPECT_EQ(story(), Story{});
  EXPECT_TRUE(live_->is_idle());
}

TEST_F(LiveNodesTest, ATableThatIsNoMoreIsClosed) {
  make({Kind::kMe, Kind::kMe});
  watch(ada_);
  story();
  live_->look();
  live_->reloaded(Error{ErrorCode::kUnknown, "There is no such table."}, now_);
  EXPECT_EQ(story(), (Story{"reload", "Ada is dismissed: unknown"}));
  live_->look();
  EXPECT_EQ(story(), Story{});
}

TEST_F(LiveNodesTest, WhereTheStoreCannotBeReadNothingIsLost) {
  make({Kind::kMe, Kind::kMe});
  const std::string text = some_move();
  live_->look();
  move("here", 0, text);
  live_->reloaded(Error{ErrorCode::kReadOnly, "away"}, now_);
  EXPECT_EQ(story(), (Story{"reload", "append 1; 0 " + text + " (here)"}));
}

TEST_F(LiveNodesTest, WhoTakesASeatElsewhereIsTold) {
  make({Kind::kMe, Kind::kOpen});
  watch(ada_);
  story();
  stored_.seats[1].token = digest_of("somebody else");
  look();
  EXPECT_EQ(story(), (Story{"reload", "Ada hears seats"}));
  claim(digest_of("a third"));
  EXPECT_EQ(story(), Story{"not claimed: conflict"});
}

TEST_F(LiveNodesTest, OneNodeAsksTheBots) {
  make({Kind::kMe, Kind::kBot});
  live_->join("b");
  watch(ada_);
  const std::string text = some_move();
  move("mine", 0, text);
  live_->hear_company("a", one_socket(), now_);
  story();
  stored();
  for (const std::string& line : story()) EXPECT_EQ(line.find("think"), line.npos) << line;
  // Once that node is silent, this one thinks.
  now_ += Others::kPatience;
  tick_at(now_);
  Story told = story();
  EXPECT_EQ(told.back(), "think for Ada");
  live_->hear_company("c", one_socket(), now_);
  EXPECT_EQ(story(), Story{}) << "one behind it in the order changes nothing";
  live_->hear_company("a", one_socket(), now_);
  EXPECT_EQ(story(), Story{"drop thought"});
  live_->forget_others(now_);
  EXPECT_EQ(story(), Story{"think for Ada"});
}

TEST_F(LiveNodesTest, AThoughtGoesOnWhereNothingWasPlayed) {
  make({Kind::kMe, Kind::kBot});
  watch(ada_);
  const std::string text = some_move();
  played("mine", 0, text);
  const std::string bots = story().back();
  ASSERT_EQ(bots, "think for Ada");
  stored_.events.push_back({{seat_at(0), text}, "mine"});
  const Table table = Table::fold(stored_).value();
  look();
  EXPECT_EQ(story(), Story{"reload"});
}

TEST_F(LiveNodesTest, WhoIsElsewhereIsHere) {
  make({Kind::kMe, Kind::kOpen});
  stored_.seats[1].token = digest_of("Grace");
  live_.emplace(Table::fold(stored_).value(), effects_);
  ada_.minds_presence = true;
  watch(ada_);
  story();
  now_ += 2s;
  live_->hear_company("a", one_socket(SeatSet::of(seat_at(1))), now_);
  EXPECT_EQ(story(), Story{"Ada hears presence 0 1 and 0"});
  EXPECT_EQ(live_->own_company(), (NodeCompany{SeatSet::of(seat_at(0)), 0, 1}));
  now_ += 2s;
  live_->hear_company("a", {}, now_);
  EXPECT_EQ(story(), Story{"Ada hears presence 0 and 0"});
  live_->hear_phrase({seat_at(1), "hello"});
  EXPECT_EQ(story(), Story{"Ada hears seat 1 says hello"});
  live_->hear_phrase({seat_at(5), "hello"});
  EXPECT_EQ(story(), Story{});
}

// What is asked at one node is asked at all, and who agrees does so to the same wish.
TEST_F(LiveNodesTest, WishesAreHeard) {
  make({Kind::kMe, Kind::kOpen});
  stored_.seats[1].token = digest_of("Grace");
  live_.emplace(Table::fold(stored_).value(), effects_);
  live_->join("b");
  watch(ada_);
  story();
  MoveMessage ask{"ask-1", seat_at(1), ply(), "", MoveMessage::Kind::kAsk};
  ask.wish = Incident::Kind::kAdjourn;
  live_->hear({ask, SeatSet::of(seat_at(1))}, now_);
  EXPECT_EQ(story(), Story{"Ada hears asked 0: adjourn by 1 of 0, agreed none"});
  live_->hear({ask, SeatSet::of(seat_at(1))}, now_);
  EXPECT_EQ(story(), Story{}) << "heard twice it is asked once";
  EXPECT_EQ(live_->unstored().size(), 1u);
  MoveMessage decline{"decline-1", seat_at(0), ply(), "", MoveMessage::Kind::kDecline};
  decline.number = 7;
  live_->hear({decline, SeatSet::of(seat_at(0)), "another-wish"}, now_);
  EXPECT_EQ(story(), Story{});
  decline.move_id = "decline-2";
  live_->hear({decline, SeatSet::of(seat_at(0)), "ask-1"}, now_);
  EXPECT_EQ(story(), Story{"Ada hears asked 0: adjourn by 1, declined by 0"});
}

// Whoever is on the bus may say more than anybody could want: the oldest is forgotten.
TEST_F(LiveNodesTest, P10OfWhatIsNotStoredSoMuchIsKept) {
  make({Kind::kMe, Kind::kMe});
  live_->join("b");
  for (int count = 0; count < 1'000; ++count) {
    const MoveMessage decline{"decline-" + std::to_string(count), seat_at(1), ply(), "",
                              MoveMessage::Kind::kDecline};
    live_->hear({decline, SeatSet::of(seat_at(1)), "no such wish"}, now_);
  }
  ASSERT_EQ(live_->unstored().size(), 64u);
  EXPECT_EQ(live_->unstored().back().message.move_id, "decline-999");
  EXPECT_EQ(live_->unstored().front().message.move_id, "decline-936");
}

TEST_F(LiveNodesTest, AWishThatIsGrantedElsewhereIsToldSo) {
  make({Kind::kMe, Kind::kOpen});
  stored_.seats[1].token = digest_of("Grace");
  live_.emplace(Table::fold(stored_).value(), effects_);
  watch(ada_);
  MoveMessage ask{"ask-1", seat_at(0), ply(), "", MoveMessage::Kind::kAsk};
  ask.wish = Incident::Kind::kAdjourn;
  send(ask);
  story();
  Incident pause{ply(), seat_at(0), Incident::Kind::kAdjourn};
  pause.unix_s = effects_.wall_s;
  stored_.incidents.push_back({pause, "agree-1"});
  look();
  const Story told = story();
  EXPECT_EQ(told.back(), "Ada hears asked 0: adjourn by 0, granted");
}

// Of an undo that they have heard already nothing is told again with the next.
TEST_F(LiveNodesTest, P6AnUndoElsewhereRepeatsNothing) {
  make({Kind::kMe, Kind::kMe});
  watch(ada_);
  const auto undo = [&](int before, int to) {
    Incident taken_back{before, seat_at(0), Incident::Kind::kUndo};
    taken_back.to = to;
    stored_.incidents.push_back({taken_back, ""});
    stored_.events.resize(static_cast<std::size_t>(to));
  };
  const auto play = [&](const std::string& move_id, int seat) {
    const auto position = Table::fold(stored_).value().position().clone();
    played_elsewhere(move_id, seat, position->legal(seat_at(seat))->front());
  };
  play("one", 0);
  undo(2, 1);
  play("two", 0);
  play("three", 1);
  look();
  play("four", 0);
  undo(4, 3);
  story();
  look();
  EXPECT_EQ(story(), (Story{"reload", "Ada hears incident 1: 4 0 undo 3"}));
}

// What others played has ended a race; what it was is told nobody any more, also while still more
// is being read.
TEST_F(LiveNodesRaceTest, P9ARaceThatEndedElsewhereIsOver) {
  race();
  ASSERT_TRUE(live_->running_turn(now_));
  now_ += 2s;
  stored_.events.push_back({*parse_event("0 pass"), "pass"});
  ended_elsewhere();
  live_->look();
  live_->look();
  live_->reloaded(Table::fold(stored_).value(), now_);
  const std::optional<LiveTable::Turn> turn = live_->running_turn(now_);
  EXPECT_FALSE(turn) << turn->ply << " has run for " << turn->elapsed.count() << " ms";
}

// Two people with live clocks, each of whom has moved once.
class LiveNodesClockTest : public LiveIncidentsTest {
 protected:
  void timed(const std::string& clock) {
    people(2);
    stored_.header.insert(stored_.header.size() - 1, "[Clock \"" + clock + "\"]\n");
    live_.emplace(Table::fold(stored_).value(), effects_);
    for (int seat = 0; seat < 2; ++seat) watch(socket(seat), 1);
    for (int seat = 0; seat < 2; ++seat) {
      plays(seat, "first-move-" + std::to_string(seat));
      stored();
    }
    story();
  }
  // As it is stored now.
  StoredTable in_store() {
    StoredTable read = stored_;
    read.clocks = effects_.appended->clocks;
    read.events.clear();
    const Record record = parse_record(live_->record({}).value()).value();
    for (const Event& event : record.events) read.events.push_back({event, ""});
    return read;
  }
  void pass(std::chrono::milliseconds time) { now_ += time; }
  std::size_t appends() {
    const Story told = story();
    return static_cast<std::size_t>(std::ranges::count_if(
        told, [](const std::string& line) { return line.starts_with("append "); }));
  }
};

// Each node sees that a time is over; the first to store it has, also where it comes to something
// that may happen again.
TEST_F(LiveNodesClockTest, P9ATimeIsOverOnce) {
  for (const std::string then : {"lose", "bot", "move"}) {
    SCOPED_TRACE(then);
    sockets_.clear();
    timed("live 10 0 " + then);
    const int ply = this->ply();
    pass(12s);
    tick_at(now_);
    ASSERT_EQ(appends(), 1u);
    StoredTable elsewhere = in_store();
    elsewhere.incidents.push_back({{ply, seat_at(0), Incident::Kind::kTime}, ""});
    stored(Error{ErrorCode::kConflict, "Somebody has come or gone."});
    live_->reloaded(Table::fold(elsewhere).value(), now_);
    for (const std::string& line : story()) {
      EXPECT_EQ(line.find("incident 1"), line.npos) << line;
      EXPECT_EQ(line.find("; incident"), line.npos) << line;
    }
  }
}

TEST_F(LiveNodesClockTest, AClockRunsOnWhereNothingWasPlayed) {
  timed("live 60 0 lose");
  pass(20s);
  live_->look();
  live_->reloaded(Table::fold(in_store()).value(), now_);
  EXPECT_EQ(story(), Story{"reload"});
  pass(42s);
  tick_at(now_);
  EXPECT_EQ(appends(), 1u) << "62 of 60 seconds are over";
}

// Who reads the table in the midst of a turn hears of others how long that has run.
TEST_F(LiveNodesClockTest, ATurnThatBeganBeforeItWasSeenCountsFromItsBeginning) {
  timed("live 60 0 lose");
  pass(20s);
  const std::optional<LiveTable::Turn> turn = live_->running_turn(now_);
  ASSERT_TRUE(turn);
  EXPECT_EQ(turn->elapsed, 20s);
  live_.emplace(Table::fold(in_store()).value(), effects_);
  watch(socket(0), 1);
  story();
  live_->hear_turn(*turn, now_);
  EXPECT_EQ(story().back(), "Ada hears clock 3: 40000 60000, running 0");
  LiveTable::Turn other = *turn;
  other.elapsed = 50s;
  other.ply = 2;
  live_->hear_turn(other, now_);
  EXPECT_EQ(story(), Story{}) << "of another turn";
  other = *turn;
  other.elapsed += 100ms;
  live_->hear_turn(other, now_);
  EXPECT_EQ(story(), Story{}) << "the way of a message";
}

}  // namespace
}  // namespace benben
