#include "server/bots.h"

#include <gtest/gtest.h>

#include <chrono>
#include <functional>
#include <set>
#include <string>
#include <utility>

#include "games/registry.h"
#include "search/bot.h"
#include "server/test_bots.h"

namespace benben {
namespace {

using std::chrono::milliseconds;

TEST_F(BotPoolTest, OneClientIsAnsweredInTheOrderOfAsking) {
  for (const char* name : {"a1", "a2", "a3"}) ask(name);
  for (const std::string name : {"a1", "a2", "a3"}) {
    EXPECT_EQ(event(), name + " begins");
    play(name);
  }
}

TEST_F(BotPoolTest, AFloodOfOneClientDelaysNobodysFirstThought) {
  have_used("a0", milliseconds(600));
  for (int i = 1; i <= 60; ++i) ask("a" + std::to_string(i));
  EXPECT_EQ(event(), "a1 begins");
  ask("b1");
  tell("a1", milliseconds(3));  // pauses
  EXPECT_EQ(event(), "b1 begins");
  play("b1");
  EXPECT_EQ(event(), "a1 goes on");
  ask("b2");
  ask("c1");
  play("a1");
  EXPECT_EQ(event(), "b2 begins");
  play("b2");
  EXPECT_EQ(event(), "c1 begins");
  play("c1");
  EXPECT_EQ(event(), "a2 begins");
}

TEST_F(BotPoolTest, AnotherIsNotLookedAtBeforeASliceIsOver) {
  have_used("a0", milliseconds(600));
  ask("a1");
  EXPECT_EQ(event(), "a1 begins");
  ask("b1");
  tell("a1", milliseconds(1));
  EXPECT_EQ(event(), "a1 goes on");
  tell("a1", milliseconds(1));  // pauses
  EXPECT_EQ(event(), "b1 begins");
  play("b1");
  EXPECT_EQ(event(), "a1 goes on");
  play("a1");
}

TEST_F(BotPoolTest, AmongEqualsALittleMoreIsNoReasonToPause) {
  ask("a1");
  EXPECT_EQ(event(), "a1 begins");
  ask("b1");
  tell("a1", milliseconds(40));
  EXPECT_EQ(event(), "a1 goes on");
  play("a1");
  EXPECT_EQ(event(), "b1 begins");
  play("b1");
}

TEST_F(BotPoolTest, WhoAsksForLittleNeedNotWaitUntilAnotherIsCutShort) {
  ask("a1");
  EXPECT_EQ(event(), "a1 begins");
  ask("b1");
  tell("a1", milliseconds(60));  // pauses
  EXPECT_EQ(event(), "b1 begins");
  play("b1");
  EXPECT_EQ(event(), "a1 goes on");
  play("a1");
}

TEST_F(BotPoolTest, AmongEqualsNobodyLosesItsThread) {
  make_pool({.pauses = 0});
  ask("a1");
  EXPECT_EQ(event(), "a1 begins");
  ask("b1");
  tell("a1", milliseconds(400));
  EXPECT_EQ(event(), "a1 goes on");
  play("a1");
  EXPECT_EQ(event(), "b1 begins");
  play("b1");
}

TEST_F(BotPoolTest, AThoughtIsCutShortWhileOthersWait) {
  make_pool({.longest_thought = milliseconds(20'000)});
  for (const char* name : {"a1", "a2"}) ask(name);
  EXPECT_EQ(event(), "a1 begins");
  tell("a1", milliseconds(10'000));
  EXPECT_EQ(event(), "a1 goes on");  // a client of its own does not wait for itself
  ask("b1");
  tell("a1", milliseconds(3));
  EXPECT_EQ(event(), "a1 stops");
  EXPECT_EQ(answer(), "a1: a1's best");
  EXPECT_EQ(event(), "b1 begins");
  tell("b1", milliseconds(499));
  EXPECT_EQ(event(), "b1 goes on");
  tell("b1", milliseconds(3));
  EXPECT_EQ(event(), "b1 stops");
  EXPECT_EQ(answer(), "b1: b1's best");
  EXPECT_EQ(event(), "a2 begins");
  play("a2");
}

TEST_F(BotPoolTest, AThoughtIsCutShortThatTakesTooLong) {
  for (const char* name : {"a1", "a2"}) ask(name);
  EXPECT_EQ(event(), "a1 begins");
  tell("a1", milliseconds(1'999));
  EXPECT_EQ(event(), "a1 goes on");
  tell("a1", milliseconds(3));
  EXPECT_EQ(event(), "a1 stops");
  EXPECT_EQ(answer(), "a1: a1's best");
  EXPECT_EQ(event(), "a2 begins");
  play("a2");
}

TEST_F(BotPoolTest, TheTimeInWhichAThoughtPausesIsNotItsOwn) {
  make_pool({.longest_thought = milliseconds(400)});
  have_used("a0", milliseconds(300));
  ask("a1");
  EXPECT_EQ(event(), "a1 begins");
  ask("b1");
  tell("a1", milliseconds(200));  // pauses
  EXPECT_EQ(event(), "b1 begins");
  tell("b1", milliseconds(240));
  EXPECT_EQ(event(), "b1 goes on");
  play("b1");
  EXPECT_EQ(event(), "a1 goes on");
  tell("a1", milliseconds(150));
  EXPECT_EQ(event(), "a1 goes on");
  tell("a1", milliseconds(50));
  EXPECT_EQ(event(), "a1 stops");
}

TEST_F(BotPoolTest, ASecondThoughtOfAClientMakesRoomAtOnce) {
  make_pool({.slots = 2});
  for (const char* name : {"a1", "a2"}) ask(name);
  EXPECT_EQ(two_events(), (std::set<std::string>{"a1 begins", "a2 begins"}));
  for (const char* name : {"b1", "b2"}) ask(name);
  tell("a2", milliseconds(3));  // pauses
  EXPECT_EQ(event(), "b1 begins");
  tell("a1", milliseconds(3));
  EXPECT_EQ(event(), "a1 goes on");  // each has one
  play("b1");
  EXPECT_EQ(event(), "b2 begins");
  play("a1");
  EXPECT_EQ(event(), "a2 goes on");
}

TEST_F(BotPoolTest, AWaitingThoughtCanBeDropped) {
  for (const char* name : {"a1", "a2", "a3"}) ask(name);
  drop("a2");
  EXPECT_EQ(event(), "a1 begins");
  play("a1");
  EXPECT_EQ(event(), "a3 begins");
  play("a3");
}

TEST_F(BotPoolTest, ARunningThoughtIsDroppedWhenItAsks) {
  for (const char* name : {"a1", "a2"}) ask(name);
  EXPECT_EQ(event(), "a1 begins");
  drop("a1");
  tell("a1", milliseconds(0));
  EXPECT_EQ(event(), "a1 stops");
  EXPECT_EQ(event(), "a2 begins");
  play("a2");
  EXPECT_TRUE(letters_.empty());
}

TEST_F(BotPoolTest, APausedThoughtIsDroppedAtOnce) {
  have_used("a0", milliseconds(600));
  for (const char* name : {"a1", "a2"}) ask(name);
  EXPECT_EQ(event(), "a1 begins");
  ask("b1");
  tell("a1", milliseconds(3));
  EXPECT_EQ(event(), "b1 begins");
  drop("a1");
  EXPECT_EQ(event(), "a1 stops");
  play("b1");
  EXPECT_EQ(event(), "a2 begins");
  play("a2");
  EXPECT_TRUE(letters_.empty());
}

// A search that waits in the midst of its thought, and uses a slice each time it asks.
class HeldPace final : public Pace {
 public:
  HeldPace(Pace& pace, Puppets& puppets, Box<int>& gate)
      : pace_(pace), puppets_(puppets), gate_(gate) {}
  bool stop() override {
    if (++asked_ == 3) {
      puppets_.say("the search asks");
      gate_.take();
    }
    Puppets::use(milliseconds(3));
    return pace_.stop();
  }

 private:
  Pace& pace_;
  Puppets& puppets_;
  Box<int>& gate_;
  int asked_ = 0;
};

TEST_F(BotPoolTest, APauseDoesNotChangeTheMove) {
  const auto bot = make_bot(position_->game(), "mcts:1000").value();
  Box<int> gate;
  const auto think = [&](const ThoughtRequest& request, Pace& pace) {
    if (request.spec != "a1") return puppets_.think(request.spec, pace);
    HeldPace held(pace, puppets_, gate);
    return Result<std::string>(bot->choose(*request.position, Rng(8), held));
  };
  make_thinking_pool({.think = think});
  have_used("a0", milliseconds(600));
  ask("a1");
  EXPECT_EQ(event(), "the search asks");
  ask("b1");
  gate.put(1);
  EXPECT_EQ(event(), "b1 begins");
  tell("b1", Order::kPlay);
  const std::string first = answer();
  EXPECT_EQ((std::set<std::string>{first, answer()}),
            (std::set<std::string>{"a1: " + bot->choose(*position_, Rng(8)), "b1: b1's move"}));
}

TEST_F(BotPoolTest, BotsAreAskedIfNobodyElseIs) {
  make_thinking_pool({});
  handles_["a"] = pool_->ask({position_, "bot:1", "a"},
                             [this](auto move) { answers_.emplace_back("a", std::move(move)); });
  letters_.take()();
  ASSERT_TRUE(answers_.front().second.ok());
  EXPECT_TRUE(position_->check(position_->next().seats.first(), *answers_.front().second).ok());
}

TEST_F(BotPoolTest, ABotThatDoesNotExistIsAnError) {
  make_thinking_pool({});
  ask("nobody");
  letters_.take()();
  EXPECT_EQ(answers_.front().second.error().code, ErrorCode::kUnknown);
}

TEST_F(BotPoolTest, AnAnswerOnItsWayIsDroppedToo) {
  ask("a1");
  EXPECT_EQ(event(), "a1 begins");
  tell("a1", Order::kPlay);
  const std::function<void()> letter = letters_.take();
  drop("a1");
  letter();
  EXPECT_TRUE(answers_.empty());
}

// With no thread for those that pause, what would pause begins again.
TEST_F(BotPoolTest, AThoughtWhoseThreadIsNeededBeginsAgain) {
  make_pool({.pauses = 0});
  have_used("a0", milliseconds(600));
  ask("a1");
  EXPECT_EQ(event(), "a1 begins");
  ask("b1");
  tell("a1", milliseconds(3));
  EXPECT_EQ(event(), "a1 stops");
  EXPECT_EQ(event(), "b1 begins");
  play("b1");
  EXPECT_EQ(event(), "a1 begins");
  play("a1");
  EXPECT_TRUE(letters_.empty());
}

TEST_F(BotPoolTest, WhoHasUsedMostIsGivenUp) {
  make_pool({.pauses = 1});
  have_used("a0", milliseconds(1'900));
  have_used("b0", milliseconds(1'000));
  ask("a1");
  EXPECT_EQ(event(), "a1 begins");
  ask("b1");
  tell("a1", milliseconds(3));
  EXPECT_EQ(event(), "b1 begins");
  ask("c1");
  tell("b1", milliseconds(3));
  EXPECT_EQ(event(), "a1 stops");
  EXPECT_EQ(event(), "c1 begins");
  play("c1");
  EXPECT_EQ(event(), "b1 goes on");
  play("b1");
  EXPECT_EQ(event(), "a1 begins");
  drop("a1");
  tell("a1", milliseconds(0));
  EXPECT_EQ(event(), "a1 stops");
}

TEST_F(BotPoolTest, WhatWasUsedLongAgoDoesNotCount) {
  have_used("a0", milliseconds(1'000));
  clock_.advance(std::chrono::seconds(60));
  ask("a1");
  EXPECT_EQ(event(), "a1 begins");
  ask("b1");
  tell("a1", milliseconds(3));
  EXPECT_EQ(event(), "a1 goes on");
  play("a1");
  EXPECT_EQ(event(), "b1 begins");
  play("b1");
}

TEST_F(BotPoolTest, ABotThatFailsCostsItsThoughtAlone) {
  for (const char* name : {"a1", "a2"}) ask(name);
  EXPECT_EQ(event(), "a1 begins");
  tell("a1", Order::kFail);
  EXPECT_EQ(answer(), "a1: The bot failed to move: it broke.");
  EXPECT_EQ(event(), "a2 begins");
  play("a2");
}

TEST_F(BotPoolTest, TheEndStopsAllThatRunPauseOrWait) {
  make_pool({.slots = 2});
  have_used("a0", milliseconds(1'900));
  for (const char* name : {"a1", "a2"}) ask(name);
  EXPECT_EQ(two_events(), (std::set<std::string>{"a1 begins", "a2 begins"}));
  for (const char* name : {"b1", "b2"}) ask(name);
  tell("a1", milliseconds(3));
  EXPECT_EQ(event(), "b1 begins");
  for (const char* name : {"a2", "b1"}) tell(name, Order::kAskUntilStopped);
  // First those that wait or pause: the others' slots would be theirs.
  for (const char* name : {"b2", "a1", "a2", "b1"}) drop(name);
  pool_.reset();
  std::set<std::string> ended;
  for (int i = 0; i < 3; ++i) ended.insert(event());
  EXPECT_EQ(ended, (std::set<std::string>{"a1 stops", "a2 stops", "b1 stops"}));
  EXPECT_TRUE(letters_.empty());
}

TEST(BotPoolWithoutThreadsTest, ThinksWhenItIsToldToAndDropsWhatNobodyWants) {
  std::vector<std::function<void()>> letters;
  BotPoolOptions options;
  options.worker = BotPoolOptions::Worker::kCaller;
  options.thread_time = [] { return std::chrono::nanoseconds(0); };
  options.think = [](const ThoughtRequest& request, Pace& pace) {
    return Result<std::string>(pace.stop() ? "stopped" : request.spec);
  };
  BotPool pool(options,
               [&](std::function<void()> letter) { letters.push_back(std::move(letter)); });
  EXPECT_FALSE(pool.work());
  const std::shared_ptr<const AnyPosition> position = find_game("pyramix")->start({2}).value();
  std::vector<std::string> moves;
  const auto ask = [&](const std::string& spec) {
    return pool.ask({position, spec, "a client"},
                    [&](const Result<std::string>& move) { moves.push_back(*move); });
  };
  std::unique_ptr<Thought> dropped = ask("one");
  dropped.reset();
  const std::unique_ptr<Thought> thought = ask("two");
  while (pool.work()) continue;
  for (const auto& letter : letters) letter();
  EXPECT_EQ(moves, std::vector<std::string>{"two"});
}

}  // namespace
}  // namespace benben
