// What the hall minds: that nothing under way is forgotten or cut off, and that what breaks, is
// deleted or too old costs its own table alone.
#include <map>

#include "server/test_hall.h"
#include "store/database.h"
#include "store/testing/disk.h"

namespace benben {
namespace {

using Kind = SeatRequest::Kind;

class CareTest : public HallTest {
 protected:
  // A move whose answer stands in `answers` when it comes.
  void send_move(int seat, const std::string& text, std::vector<std::string>& answers) {
    hall_.move(table_, proofs_, message_of(seat, text), [&](const Result<MoveAnswer>& answer) {
      answers.push_back(answer ? "accepted" : std::string(error_name(answer.error().code)));
    });
  }
  std::size_t log_bytes() const { return std::filesystem::file_size(database().string() + "-wal"); }
};

TEST_F(CareTest, AThoughtIsDroppedWithItsLastWatcher) {
  make_table({Kind::kBot, Kind::kMe}, "pyramix");
  std::promise<void> begun;
  std::promise<void> stopped;
  think_ = [&](const ThoughtRequest&, Pace& pace) -> Result<std::string> {
    begun.set_value();
    while (!pace.stop()) std::this_thread::yield();
    stopped.set_value();
    return std::string("000");
  };
  watch();
  Onlooker other;
  hall_.watch(table_, {}, other, [](const Status&) {});
  let_think();
  begun.get_future().wait();
  hall_.leave(table_, onlooker_);
  const std::future<void> end = stopped.get_future();
  EXPECT_EQ(end.wait_for(std::chrono::milliseconds(0)), std::future_status::timeout);
  hall_.leave(table_, other);
  EXPECT_EQ(end.wait_for(kPatience), std::future_status::ready);
}

TEST_F(CareTest, ABotThatFailsClosesItsTableAndNoOther) {
  const std::string other = make_table({Kind::kMe, Kind::kMe}, "pyramix");
  const std::string failing = make_table({Kind::kBot, Kind::kMe}, "pyramix");
  think_ = [](const ThoughtRequest&, Pace&) -> Result<std::string> {
    throw BrokenPromise("rules.cc:7: a promise");
  };
  let_think();
  watch();
  ASSERT_TRUE(open_thought());
  ASSERT_TRUE(onlooker_.dismissed);
  EXPECT_EQ(onlooker_.dismissed->code, ErrorCode::kDamaged);
  EXPECT_NE(log_.find("table " + log_id(table_) + " is closed: "), std::string::npos) << log_;
  EXPECT_NE(log_.find("rules.cc:7: a promise"), std::string::npos) << log_;
  EXPECT_EQ(describe().error().code, ErrorCode::kDamaged);
  EXPECT_EQ(try_move(1, "000").error().code, ErrorCode::kDamaged);
  table_ = other;
  EXPECT_TRUE(try_move(0, some_move()));
  // When nobody has asked for it for a while, it is tried again.
  table_ = failing;
  clock_.advance(limits_.table_time);
  hall_.sweep();
  EXPECT_TRUE(describe());
}

TEST_F(CareTest, APromiseThatBreaksBehindAMoveLosesNothing) {
  make_table({Kind::kMe, Kind::kMe}, "pyramix");
  watch();
  onlooker_.breaks = true;
  EXPECT_TRUE(try_move(0, some_move()));  // it is stored, so it is acknowledged
  EXPECT_TRUE(onlooker_.dismissed);
  EXPECT_EQ(describe().error().code, ErrorCode::kDamaged);
  clock_.advance(limits_.table_time);
  hall_.sweep();
  EXPECT_GT(ply(), 1);
}

// What is under way is answered when the store is back; all else is refused meanwhile.
TEST_F(CareTest, AStoreThatSaysNothingIsSaidToBeReadOnly) {
  std::map<std::string, MoveMessage> moves;  // by table, of tables in memory
  for (int table = 0; table < 2; ++table) {
    make_table({Kind::kMe, Kind::kMe}, "pyramix");
    moves.emplace(table_, message_of(0, some_move()));
  }
  std::promise<void> back;
  store_.submit<void>([gone = back.get_future().share()](Store&) { return gone.wait(), Status(); },
                      [](const Status&) {});
  std::vector<std::string> answers;
  const auto send = [&](const auto& move) {
    hall_.move(move.first, proofs_, move.second, [&](const Result<MoveAnswer>& answer) {
      answers.push_back(answer ? "accepted" : answer.error().message);
    });
  };
  send(*moves.begin());
  for (int second_of_ten = 0; second_of_ten <= 10; ++second_of_ten) {
    EXPECT_TRUE(care_.can_store()) << second_of_ten;
    hall_.sweep();
    clock_.advance(std::chrono::seconds(1));
  }
  EXPECT_FALSE(care_.can_store());
  EXPECT_NE(log_.find("has not answered for 10 seconds"), std::string::npos) << log_;
  send(*moves.rbegin());
  EXPECT_EQ(health().error().code, ErrorCode::kReadOnly);
  const std::vector<std::string> refused = {
      "The server cannot store anything now: its store has not answered for 10 seconds."};
  EXPECT_EQ(answers, refused);
  back.set_value();
  while (answers.size() < 2) ASSERT_TRUE(open_stored());
  EXPECT_EQ(answers.back(), "accepted");
  EXPECT_TRUE(health());
  EXPECT_NE(log_.find("the store can be written again"), std::string::npos) << log_;
}

// A machine that has slept finds the store silent for an hour, which it was not.
TEST_F(CareTest, ASleepIsNoSilenceOfTheStore) {
  make_table({Kind::kMe, Kind::kMe}, "pyramix");
  std::vector<std::string> answers;
  send_move(0, some_move(), answers);
  hall_.sweep();
  clock_.advance(std::chrono::seconds(9));
  hall_.sweep();
  while (answers.empty()) ASSERT_TRUE(open_stored());
  send_move(1, some_move(), answers);
  clock_.advance(std::chrono::hours(1));
  hall_.sweep();
  EXPECT_TRUE(care_.can_store());
  while (answers.size() < 2) ASSERT_TRUE(open_stored());
}

TEST_F(CareTest, ATableThatIsBeingStoredIsNotForgotten) {
  make_table({Kind::kMe, Kind::kMe}, "pyramix");
  std::vector<std::string> answers;
  send_move(0, some_move(), answers);
  clock_.advance(2 * limits_.table_time);
  hall_.sweep();
  while (answers.empty()) ASSERT_TRUE(open_stored());
  EXPECT_EQ(answers, std::vector<std::string>{"accepted"});
  hall_.sweep();
  EXPECT_EQ(hall_.tables(), 1u);
  clock_.advance(limits_.table_time);
  hall_.sweep();
  EXPECT_EQ(hall_.tables(), 0u);
}

TEST_F(CareTest, ATableWhoseRaceHasAnEndIsNotForgottenBefore) {  // P9
  limits_.table_time = std::chrono::seconds(10);
  make_table({Kind::kMe, Kind::kMe, Kind::kMe});
  watch();
  ASSERT_TRUE(std::holds_alternative<Accepted>(move(0, "pass")));
  hall_.leave(table_, onlooker_);
  clock_.advance(std::chrono::seconds(20));
  hall_.sweep();
  EXPECT_EQ(hall_.tables(), 1u);
  clock_.advance(std::chrono::seconds(10));
  hall_.sweep();  // the thirty seconds of the race are over
  while (ply() < 8) ASSERT_TRUE(open_stored());
  clock_.advance(std::chrono::seconds(10));
  hall_.sweep();
  EXPECT_EQ(hall_.tables(), 0u);
}

TEST_F(CareTest, ATableThatIsWatchedIsNotForgotten) {
  make_table({Kind::kMe, Kind::kMe}, "pyramix");
  watch();
  clock_.advance(3 * limits_.table_time);
  hall_.sweep();
  EXPECT_EQ(hall_.tables(), 1u);
}

TEST_F(CareTest, StoppingWaitsForWhatIsUnderWayAndAnswersFirst) {
  make_table({Kind::kMe, Kind::kMe}, "pyramix");
  std::vector<std::string> events;
  send_move(0, some_move(), events);
  send_move(0, "nonsense", events);  // waits in line, with the same move_id
  hall_.stop([&] { events.emplace_back("quiet"); });
  EXPECT_TRUE(events.empty());
  while (events.size() < 3) ASSERT_TRUE(open_stored());
  EXPECT_EQ(events, (std::vector<std::string>{"accepted", "repeated", "quiet"}));
  EXPECT_EQ(try_move(0, "nonsense").error().code, ErrorCode::kOutOfTurn);
}

TEST_F(CareTest, NothingIsChangedWhileStopping) {
  make_table({Kind::kMe, Kind::kMe}, "pyramix");
  hall_.stop([] {});
  EXPECT_EQ(try_move(0, some_move()).error().code, ErrorCode::kReadOnly);
  const auto removed = result<void>([&](auto done) { hall_.remove(table_, proofs_, done); });
  EXPECT_EQ(removed.error().code, ErrorCode::kReadOnly);
  EXPECT_EQ(ply(), 1);
}

TEST_F(CareTest, TablesThatNobodyPlayedGoAfterThirtyDays) {
  const std::string unplayed = make_table({Kind::kMe, Kind::kMe}, "pyramix");
  watch();
  const std::string played = make_table({Kind::kMe, Kind::kMe}, "pyramix");
  ASSERT_TRUE(try_move(0, some_move()));
  const auto sweep_after = [&](std::chrono::hours time) {
    clock_.advance(time);
    hall_.sweep();
    ASSERT_TRUE(health());  // behind whatever the sweep asked of the store
  };
  sweep_after(std::chrono::hours(29 * 24));
  EXPECT_FALSE(onlooker_.dismissed);
  sweep_after(std::chrono::hours(24 + 1));
  ASSERT_TRUE(onlooker_.dismissed);
  EXPECT_EQ(onlooker_.dismissed->code, ErrorCode::kUnknown);
  table_ = unplayed;
  EXPECT_EQ(describe().error().code, ErrorCode::kUnknown);
  table_ = played;
  EXPECT_TRUE(describe());
}

TEST_F(CareTest, ATableDeletedElsewhereIsGone) {
  make_table({Kind::kMe, Kind::kMe}, "pyramix");
  watch();
  {
    const auto elsewhere = std::move(open_sqlite({database()})).value();
    Status removed;
    ASSERT_TRUE(elsewhere->transaction([&] { removed = elsewhere->remove(table_); }));
    ASSERT_TRUE(removed);
  }
  EXPECT_EQ(try_move(0, some_move()).error().code, ErrorCode::kUnknown);
  ASSERT_TRUE(onlooker_.dismissed);
  EXPECT_EQ(onlooker_.dismissed->code, ErrorCode::kUnknown);
}

// Whoever has it open while somebody damages what is stored.
TEST_F(CareTest, ATableThatTurnsOutToBeDamagedIsForgottenAndLoggedOnce) {  // P5
  make_table({Kind::kMe, Kind::kMe}, "pyramix");
  watch();
  const std::string text = some_move();
  {
    Result<Database> file = Database::open(database());
    ASSERT_TRUE(file);
    file->execute("UPDATE events SET line = '0 000'");
    file->execute(
        "INSERT INTO events (table_number, ply, line, move_id, checksum) "
        "SELECT table_number, 1, line, 'x', checksum FROM events");
    ASSERT_FALSE(file->failed());
  }
  EXPECT_EQ(try_move(0, text).error().code, ErrorCode::kDamaged);
  ASSERT_TRUE(onlooker_.dismissed);
  EXPECT_EQ(onlooker_.dismissed->code, ErrorCode::kDamaged);
  EXPECT_EQ(hall_.tables(), 0u);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(describe().error().code, ErrorCode::kDamaged);
  EXPECT_EQ(hall_.tables(), 0u);
  EXPECT_EQ(std::ranges::count(log_, '\n'), 1) << log_;
}

TEST_F(CareTest, TheLogIsFoldedBackWhenItIsQuietAndAtLeastEveryMinute) {
  make_table({Kind::kMe, Kind::kMe}, "pyramix");
  EXPECT_GT(log_bytes(), 0u);
  hall_.sweep();
  ASSERT_TRUE(health());
  EXPECT_GT(log_bytes(), 0u);  // it has just been written
  clock_.advance(std::chrono::seconds(2));
  hall_.sweep();
  while (log_bytes() > 0) ASSERT_TRUE(open_stored());
  std::size_t largest = 0;
  for (int second = 0; second < 61; ++second) {
    clock_.advance(std::chrono::seconds(1));
    hall_.sweep();
    make_table({Kind::kMe, Kind::kMe}, "pyramix");
    ASSERT_GT(log_bytes(), 0u);
    largest = std::max(largest, log_bytes());
  }
  EXPECT_LT(log_bytes(), largest / 2);
}

// A disk that this test fills; it must be there before the store is opened.
class FullDisk {
 protected:
  Disk disk_;
};
class HealthTest : FullDisk, public CareTest {
 protected:
  void fill() { disk_.become(Disk::State::kFull); }
  void clear() { disk_.become(Disk::State::kRoomy); }
};

TEST_F(HealthTest, WritesAndTellsEachStateOnce) {
  make_table({Kind::kMe, Kind::kMe}, "pyramix");
  fill();
  EXPECT_TRUE(health());  // something was stored a moment ago
  clock_.advance(std::chrono::seconds(5));
  for (int i = 0; i < 3; ++i) EXPECT_EQ(health().error().code, ErrorCode::kReadOnly);
  EXPECT_EQ(try_move(0, some_move()).error().code, ErrorCode::kReadOnly);
  EXPECT_EQ(ply(), 1);
  EXPECT_EQ(std::ranges::count(log_, '\n'), 1) << log_;
  EXPECT_TRUE(log_.starts_with("nothing can be stored: ")) << log_;
  clear();
  EXPECT_TRUE(health());
  EXPECT_TRUE(try_move(0, some_move()));
  EXPECT_TRUE(log_.ends_with("the store can be written again\n")) << log_;
  EXPECT_EQ(std::ranges::count(log_, '\n'), 2) << log_;
}

TEST_F(HealthTest, ABotsMoveThatCouldNotBeStoredIsAskedForAgain) {
  make_table({Kind::kBot, Kind::kMe}, "pyramix");
  let_think();
  fill();
  watch();
  ASSERT_TRUE(open_thought());
  ASSERT_TRUE(open_stored());
  EXPECT_EQ(ply(), 1);
  clear();
  hall_.sweep();
  ASSERT_TRUE(open_thought());
  while (ply() == 1) ASSERT_TRUE(open_stored());
}

}  // namespace
}  // namespace benben
