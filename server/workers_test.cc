// Bot workers and who asks them, with a bus and a clock of the test's own: what comes back, and
// what becomes of a question that nobody answers.
#include "server/workers.h"

#include <gtest/gtest.h>

#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bus/local.h"
#include "core/replay.h"
#include "engine/question.h"
#include "games/registry.h"
#include "server/bot_worker.h"
#include "server/hall.h"
#include "server/test_onlooker.h"
#include "server/test_server.h"
#include "store/sqlite.h"
#include "store/temporary_directory.h"
#include "table/promise.h"

namespace benben {
namespace {

using std::chrono_literals::operator""s;

constexpr const char* kVersion = "1.2.3";
constexpr std::string_view kClient = "192.0.2.1";

// What waits for its turn on the test's thread.
class Letters {
 public:
  BotPool::Post post() {
    return [this](std::function<void()> letter) { letters_.push_back(std::move(letter)); };
  }
  bool open() {
    if (letters_.empty()) return false;
    const std::function<void()> letter = std::move(letters_.front());
    letters_.pop_front();
    letter();
    return true;
  }

 private:
  std::deque<std::function<void()>> letters_;
};

BotPoolOptions pool_options() {
  BotPoolOptions options;
  options.worker = BotPoolOptions::Worker::kCaller;
  options.thread_time = [] { return std::chrono::nanoseconds(0); };
  return options;
}

// A worker as a process of its own would have it.
class Machine {
 public:
  explicit Machine(LocalRoom& room, std::size_t most = 10, BotPoolOptions pool = pool_options())
      : bus(room),
        pool_(std::move(pool), letters_.post()),
        worker(bus, pool_, kVersion, most,
               [this](const LogLine& line) { log += line.text + "\n"; }) {}

  bool work() { return letters_.open() || pool_.work(); }

 private:
  Letters letters_;

 public:
  std::string log;
  LocalBus bus;

 private:
  BotPool pool_;

 public:
  BotWorker worker;
};

class WorkersTest : public testing::Test {
 protected:
  WorkersTest() { throw_broken_promises(); }

  // A game of Pyramix in which the first player is to move.
  Question question(const std::string& client = std::string(kClient)) {
    GameCourse course{{2, {}}, {}};
    std::shared_ptr<AnyPosition> position = find_game("pyramix")->start(course.setup).value();
    Rng rng(3);
    while (position->next().is_chance()) {
      course.events.push_back({kChance, position->sample(rng)});
      BENBEN_ASSERT(position->apply(kChance, course.events.back().text).ok());
    }
    return {position, "bot:2", client, std::make_shared<const GameCourse>(std::move(course))};
  }
  void ask(const Question& question, std::uint64_t seed = 1) {
    asked_ = workers_.ask(question, seed, [this](const std::optional<std::string>& move) {
      asked_.reset();
      answers_.push_back(move.value_or("nothing"));
    });
  }
  void settle(std::initializer_list<Machine*> machines = {}) {
    bool is_busy = true;
    while (is_busy) {
      is_busy = room_.deliver();
      for (Machine* machine : machines) is_busy = machine->work() || is_busy;
    }
  }
  void pass(std::chrono::seconds time) {
    clock_.advance(time);
    workers_.sweep();
  }
  std::uint64_t ended(Metrics::WorkerEnd end) const {
    return metrics_.worker_questions[static_cast<std::size_t>(end)].value();
  }
  // Somebody who answers all questions so.
  Bus::Asked always(const std::string& text) {
    return [this, text](const std::string& question, const Bus::Answer& answer) {
      heard_.push_back(question);
      answer(text);
    };
  }

  using Story = std::vector<std::string>;
  using End = Metrics::WorkerEnd;
  ManualClock clock_;
  LocalRoom room_;
  LocalBus bus_{room_};
  LocalBus other_{room_};
  Metrics metrics_;
  std::string log_;
  WorkerTerms terms_{.patience = 5s, .tries = 2, .rest = 30s};
  Workers workers_{bus_,
                   kVersion,
                   terms_,
                   clock_.clock(),
                   [this](const LogLine& line) { log_ += line.text + "\n"; },
                   metrics_};
  std::unique_ptr<Workers::Asked> asked_;
  Story answers_;
  Story heard_;
};

TEST_F(WorkersTest, TheMoveIsTheOneThatTheNodeWouldHaveFound) {
  Machine machine(room_);
  const Question asked = question();
  for (const std::uint64_t seed : {1u, 2u, 3u, 4u}) {
    ask(asked, seed);
    settle({&machine});
    const ThoughtRequest own{asked.position, asked.spec, asked.client, seed};
    ASSERT_EQ(answers_, Story{think_as_bot(own, endless).value()});
    answers_.clear();
  }
  EXPECT_EQ(log_, "bot workers think for this node\n");
  EXPECT_EQ(ended(End::kMoved), 4u);
  EXPECT_EQ(machine.worker.counts().moves, 4u);
  EXPECT_EQ(machine.log, "");
}

TEST_F(WorkersTest, WhereNoWorkerIsTheNodeThinksAtOnceAndSaysNothingOfIt) {
  ask(question());
  settle();
  EXPECT_EQ(answers_, Story{"nothing"});
  EXPECT_EQ(log_, "");
  EXPECT_EQ(ended(End::kNoWorker), 1u);
}

TEST_F(WorkersTest, WhoDiesIsReplacedByAskingAgain) {
  auto first = std::make_unique<Machine>(room_);
  Machine second(room_);
  ask(question());
  ASSERT_TRUE(room_.deliver());
  first.reset();  // with the question in its hands
  settle({&second});
  pass(4s);
  settle({&second});
  EXPECT_EQ(answers_, Story{});
  pass(1s);
  settle({&second});
  ASSERT_EQ(answers_.size(), 1u);
  EXPECT_NE(answers_[0], "nothing");
  EXPECT_EQ(second.worker.counts().moves, 1u);
}

TEST_F(WorkersTest, AfterTheLastTryTheNodeThinksAndAsksNobodyForAWhile) {
  const auto silent =
      other_.serve(workers_subject(kVersion), [](const std::string&, const Bus::Answer&) {});
  ask(question());
  settle();
  pass(5s);
  settle();
  EXPECT_EQ(answers_, Story{});
  pass(5s);
  EXPECT_EQ(answers_, Story{"nothing"});
  EXPECT_EQ(log_, "bot workers give no moves, and this node thinks itself: none answers in time\n");
  EXPECT_EQ(ended(End::kSilent), 1u);
  ask(question());
  EXPECT_EQ(asked_, nullptr);
  pass(30s);
  ask(question());
  EXPECT_NE(asked_, nullptr);
}

TEST_F(WorkersTest, ThatTheyAreGoneAndBackIsSaidOnce) {
  auto machine = std::make_unique<Machine>(room_);
  for (int i = 0; i < 2; ++i) {
    ask(question());
    settle({machine.get()});
  }
  machine.reset();
  for (int i = 0; i < 2; ++i) {
    ask(question());
    settle();
  }
  machine = std::make_unique<Machine>(room_);
  ask(question());
  settle({machine.get()});
  EXPECT_EQ(log_,
            "bot workers think for this node\n"
            "bot workers give no moves, and this node thinks itself: there is none any more\n"
            "bot workers think for this node\n");
}

TEST_F(WorkersTest, WhoIsFullSaysSoAndTheNodeThinksBeforeItWaits) {
  Machine machine(room_, 1);
  ask(question());
  const auto first = std::move(asked_);
  ASSERT_TRUE(room_.deliver());
  ask(question());
  settle();
  EXPECT_EQ(answers_, Story{"nothing"});
  EXPECT_EQ(ended(End::kBusy), 1u);
  EXPECT_EQ(machine.worker.counts().busy, 2u);
  EXPECT_EQ(log_, "");
}

TEST_F(WorkersTest, WhatIsNoMoveIsNotPlayed) {
  for (const std::string text :
       {"best 777", "best ", "error unknown think: Not today.", "\xff", ""}) {
    const auto liar = other_.serve(workers_subject(kVersion), always(text));
    ask(question());
    settle();
    EXPECT_EQ(answers_, Story{"nothing"}) << text;
    answers_.clear();
  }
  EXPECT_EQ(heard_.size(), 10u);
  EXPECT_EQ(ended(End::kFailed), 5u);
  EXPECT_EQ(log_,
            "bot workers give no moves, and this node thinks itself: There is no cell 777: the "
            "three digits of a cell add up to 5 at most.\n");
}

TEST_F(WorkersTest, WhatIsDroppedOrDoubledIsHeardOnceAtMost) {
  Machine machine(room_);
  ask(question());
  room_.repeat();
  settle({&machine});
  EXPECT_EQ(answers_.size(), 1u);
  EXPECT_EQ(machine.worker.counts().moves, 2u);
  ask(question());
  asked_.reset();
  settle({&machine});
  pass(60s);
  settle({&machine});
  EXPECT_EQ(answers_.size(), 1u);
}

TEST_F(WorkersTest, WithTheBusAllQuestionsAreOver) {
  Machine machine(room_);
  ask(question());
  bus_.cut();
  workers_.forget();
  EXPECT_EQ(answers_, Story{"nothing"});
  ask(question());
  EXPECT_EQ(asked_, nullptr);
  bus_.mend();
  room_.deliver_all();
  ask(question());
  settle({&machine});
  EXPECT_EQ(answers_.size(), 2u);
  EXPECT_NE(answers_.back(), "nothing");
}

TEST_F(WorkersTest, P7AQuestionTellsNobodysAddressAndOneSharePerClient) {
  const auto liar = other_.serve(workers_subject(kVersion), always("busy"));
  for (const std::string& client :
       {std::string(kClient), std::string(kClient), std::string("192.0.2.2")}) {
    ask(question(client));
    settle();
  }
  ASSERT_EQ(heard_.size(), 6u);
  EXPECT_EQ(heard_[0], heard_[2]);
  EXPECT_NE(heard_[2], heard_[4]);
  for (const std::string& text : heard_) {
    EXPECT_EQ(text.find("192.0.2"), text.npos) << text;
    EXPECT_TRUE(engine::read_question(text).ok()) << text;
  }
}

// What a worker is told that makes no sense.
class BotWorkerTest : public WorkersTest {
 protected:
  std::string answer_to(Machine& machine, const std::string& text) {
    std::string heard = "silence";
    const auto asked = bus_.ask(workers_subject(kVersion), text,
                                [&](const auto& answer) { heard = answer.value_or("nobody"); });
    settle({&machine});
    return heard;
  }
  std::string good() {
    const Question asked = question();
    return engine::question_text({asked.spec, 1, "a", asked.position}, asked.course->setup,
                                 asked.course->events);
  }
};

TEST_F(BotWorkerTest, ABadQuestionIsRefusedAndToldOfOnce) {
  Machine machine(room_);
  EXPECT_EQ(answer_to(machine, "").substr(0, 22), "error malformed think:");
  EXPECT_EQ(answer_to(machine, std::string(3, '\0')).substr(0, 22), "error malformed think:");
  EXPECT_EQ(machine.log,
            "a question has no move: Behind its first line a question has a record.\n");
  EXPECT_EQ(answer_to(machine, good()).substr(0, 5), "best ");
  EXPECT_EQ(answer_to(machine, "think").substr(0, 22), "error malformed think:");
  EXPECT_EQ(machine.worker.counts().refused, 3u);
  EXPECT_EQ(machine.worker.counts().moves, 1u);
}

TEST_F(BotWorkerTest, APromiseThatBreaksCostsOneQuestion) {
  BotPoolOptions options = pool_options();
  int thoughts = 0;
  options.think = [&](const ThoughtRequest& request, Pace& pace) {
    if (++thoughts == 1) throw BrokenPromise("rules.cc:7: a promise");
    return think_as_bot(request, pace);
  };
  Machine machine(room_, 10, options);
  EXPECT_EQ(answer_to(machine, good()),
            "error damaged think: The bot failed to move: rules.cc:7: a promise.");
  EXPECT_EQ(answer_to(machine, good()).substr(0, 5), "best ");
}

TEST_F(BotWorkerTest, WhoStopsAnswersWhatItHasAndTakesNothingMore) {
  Machine machine(room_);
  ask(question());
  ASSERT_TRUE(room_.deliver());
  bool is_quiet = false;
  machine.worker.stop([&] { is_quiet = true; });
  EXPECT_FALSE(is_quiet);
  EXPECT_EQ(answer_to(machine, good()), "nobody");
  EXPECT_TRUE(is_quiet);
  EXPECT_EQ(answers_.size(), 1u);
  EXPECT_NE(answers_[0], "nothing");
}

TEST_F(BotWorkerTest, ThoseOfAnotherVersionAreNotAsked) {
  Machine machine(room_);
  std::string heard;
  const auto asked = bus_.ask(workers_subject("1.2.4"), good(),
                              [&](const auto& answer) { heard = answer.value_or("nobody"); });
  settle({&machine});
  EXPECT_EQ(heard, "nobody");
}

// A node with its chance from one seed, and a table of two at which a bot plays.
class ThinkingNode {
 public:
  explicit ThinkingNode(LocalRoom& room)
      : bus_(room),
        store_(std::move(open_sqlite({directory_.path() / "test.db"}).value()), letters_.post(), {},
               StoreQueue::Worker::kCaller),
        care_(store_, clock_.clock(), log()),
        bots_(pool_options(), letters_.post()),
        workers_(bus_, kVersion, {}, clock_.clock(), log(), metrics_),
        hall(care_, bots_, limits_, clock_.clock(), log(), [this](std::span<std::uint8_t> bytes) {
          for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(chance_.below(256));
        }) {
    hall.let_think(workers_);
  }

  bool work() { return letters_.open() || store_.work() || bots_.work(); }
  std::uint64_t ended(Metrics::WorkerEnd end) const {
    return metrics_.worker_questions[static_cast<std::size_t>(end)].value();
  }

 private:
  static Log log() {
    return [](const LogLine&) {};
  }

  TemporaryDirectory directory_;
  Letters letters_;
  Rng chance_{7};
  ManualClock clock_;
  Limits limits_ = test_limits();
  LocalBus bus_;
  StoreQueue store_;
  StoreCare care_;
  BotPool bots_;
  Metrics metrics_;
  Workers workers_;

 public:
  Hall hall;
};

// The record of a whole game, in which a person moves at random by a seed.
std::string play(LocalRoom& room, ThinkingNode& node, const std::vector<Machine*>& machines) {
  const Digest person = digest_of("a person");
  const Proofs proofs{person};
  const auto result = [&](auto& got, auto ask) {
    ask([&](auto answer) { got.emplace(std::move(answer)); });
    bool is_busy = true;
    while (is_busy) {
      is_busy = node.work() || room.deliver();
      for (Machine* machine : machines) is_busy = machine->work() || is_busy;
    }
  };
  CreateRequest request;
  request.game = "pyramix";
  request.players = 2;
  request.seats = {{SeatRequest::Kind::kMe, "", 0}, {SeatRequest::Kind::kBot, "", 2}};
  std::optional<Result<Created>> made;
  result(made, [&](auto done) { node.hall.create(request, person, std::string(kClient), done); });
  const std::string table = (*made)->table;
  Onlooker onlooker;
  std::optional<Status> watched;
  result(watched, [&](auto done) { node.hall.watch(table, {}, onlooker, done); });
  Rng rng(5);
  std::string record;
  for (int turn = 0;; ++turn) {
    std::optional<Result<std::string>> read;
    result(read, [&](auto done) { node.hall.record(table, proofs, done); });
    record = **read;
    const auto position = replay(parse_record(record).value(), find_game).value();
    if (position->next().is_over()) break;
    const auto moves = position->legal(seat_at(0)).value();
    std::optional<Result<TableView>> view;
    result(view, [&](auto done) { node.hall.describe(table, proofs, done); });
    const MoveMessage move{"move-number-" + std::to_string(turn), seat_at(0), (*view)->ply,
                           moves[rng.below(static_cast<std::uint32_t>(moves.size()))]};
    std::optional<Result<MoveAnswer>> moved;
    result(moved, [&](auto done) { node.hall.move(table, proofs, move, done); });
    EXPECT_TRUE(*moved);
    if (!*moved) break;
  }
  node.hall.leave(table, onlooker);
  return record;
}

TEST(WorkersAtTables, TheRecordIsTheSameWhoeverThought) {
  throw_broken_promises();
  LocalRoom room;
  ThinkingNode alone(room);
  const std::string own = play(room, alone, {});
  EXPECT_GT(alone.ended(Metrics::WorkerEnd::kNoWorker), 10u);
  EXPECT_EQ(alone.ended(Metrics::WorkerEnd::kMoved), 0u);
  Machine machine(room);
  Machine other(room);
  ThinkingNode asking(room);
  EXPECT_EQ(play(room, asking, {&machine, &other}), own);
  EXPECT_EQ(asking.ended(Metrics::WorkerEnd::kMoved), alone.ended(Metrics::WorkerEnd::kNoWorker));
  EXPECT_GT(machine.worker.counts().moves, 0u);
  EXPECT_GT(other.worker.counts().moves, 0u);
}

}  // namespace
}  // namespace benben
