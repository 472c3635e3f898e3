// Bots for tests of the pool: they do what the test says, one step at a time. What follows from a
// step is seen by what the bots do next, never by waiting for a while.
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <variant>
#include <vector>

#include "games/registry.h"
#include "server/bots.h"
#include "server/test_server.h"

namespace benben {

// What other threads hand in, kept until the test takes it.
template <class T>
class Box {
 public:
  void put(T item) {
    const std::lock_guard lock(mutex_);
    items_.push_back(std::move(item));
    arrived_.notify_all();
  }
  // Waits for the next one.
  T take() {
    std::unique_lock lock(mutex_);
    const auto is_there = [&] { return !items_.empty(); };
    BENBEN_ASSERT(arrived_.wait_for(lock, std::chrono::seconds(60), is_there));
    T item = std::move(items_.front());
    items_.pop_front();
    return item;
  }
  bool empty() {
    const std::lock_guard lock(mutex_);
    return items_.empty();
  }

 private:
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::deque<T> items_;
};

// Bots that do what they are told, and say what happens: a spec is the name of one.
class Puppets {
 public:
  enum class Order { kPlay, kFail, kAskUntilStopped };
  using Step = std::variant<Order, std::chrono::milliseconds>;  // to use so much time and then ask

  void tell(const std::string& name, Step step) { steps(name).put(step); }
  std::string next_event() { return events_.take(); }
  void say(std::string event) { events_.put(std::move(event)); }

  // From now on all only wait to be stopped.
  void end() {
    const std::lock_guard lock(mutex_);
    has_ended_ = true;
    for (auto& [name, steps] : steps_) steps.put(Order::kAskUntilStopped);
  }

  Result<std::string> think(const std::string& name, Pace& pace) {
    say(name + " begins");
    while (true) {
      const Step step = steps(name).take();
      if (step == Step(Order::kPlay)) return name + "'s move";
      if (step == Step(Order::kFail)) throw std::runtime_error("it broke");
      if (asks(step, pace)) break;
      say(name + " goes on");
    }
    say(name + " stops");
    return name + "'s best";
  }

  // The time that the calling thread has used.
  static std::chrono::nanoseconds used() { return std::chrono::nanoseconds(used_ns); }
  static void use(std::chrono::nanoseconds time) {
    used_ns += std::chrono::nanoseconds(time).count();
  }

 private:
  static bool asks(const Step& step, Pace& pace) {
    if (const auto* time = std::get_if<std::chrono::milliseconds>(&step)) {
      use(*time);
      return pace.stop();
    }
    while (!pace.stop()) std::this_thread::yield();
    return true;
  }
  Box<Step>& steps(const std::string& name) {
    const std::lock_guard lock(mutex_);
    const auto [steps, is_new] = steps_.try_emplace(name);
    if (is_new && has_ended_) steps->second.put(Order::kAskUntilStopped);
    return steps->second;
  }

  static inline thread_local std::int64_t used_ns = 0;
  std::mutex mutex_;
  std::map<std::string, Box<Step>> steps_;
  bool has_ended_ = false;
  Box<std::string> events_;
};
using Order = Puppets::Order;

// A thought's name begins with its client's.
class BotPoolTest : public testing::Test {
 protected:
  void SetUp() override { make_pool({}); }
  void TearDown() override {
    puppets_.end();
    handles_.clear();
    pool_.reset();
  }

  void make_pool(BotPoolOptions options) {
    options.think = [this](const ThoughtRequest& request, Pace& pace) {
      return puppets_.think(request.spec, pace);
    };
    make_thinking_pool(std::move(options));
  }
  void make_thinking_pool(BotPoolOptions options) {
    options.now = clock_.clock().now;
    options.thread_time = Puppets::used;
    pool_.emplace(std::move(options),
                  [this](std::function<void()> letter) { letters_.put(std::move(letter)); });
  }

  void ask(const std::string& name) {
    handles_[name] = pool_->ask({position_, name, name.substr(0, 1)}, [this, name](auto move) {
      answers_.emplace_back(name, std::move(move));
      handles_.erase(name);
    });
  }
  void drop(const std::string& name) { handles_.erase(name); }
  void tell(const std::string& name, Puppets::Step step) { puppets_.tell(name, step); }
  std::string event() { return puppets_.next_event(); }
  // Both of two threads' events.
  std::set<std::string> two_events() { return {event(), event()}; }

  // What is answered next, in words.
  std::string answer() {
    letters_.take()();
    if (answers_.empty()) return "nothing";
    auto [name, move] = std::move(answers_.back());
    answers_.clear();
    return name + ": " + (move ? *move : describe(move.error()));
  }

  // Has the client use so much, while nobody else waits; `name` is that of a thought.
  void have_used(const std::string& name, std::chrono::milliseconds time) {
    ask(name);
    ASSERT_EQ(event(), name + " begins");
    tell(name, time);
    ASSERT_EQ(event(), name + " goes on");
    tell(name, Order::kPlay);
    ASSERT_EQ(answer(), name + ": " + name + "'s move");
  }
  void play(const std::string& name) {
    tell(name, Order::kPlay);
    ASSERT_EQ(answer(), name + ": " + name + "'s move");
  }

  // A game whose first player is to move.
  static std::shared_ptr<const AnyPosition> dealt() {
    std::shared_ptr<AnyPosition> position = find_game("pyramix")->start({2, {}}).value();
    Rng rng(3);
    while (position->next().is_chance()) {
      BENBEN_ASSERT(position->apply(kChance, position->sample(rng)).ok());
    }
    return position;
  }

  std::shared_ptr<const AnyPosition> position_ = dealt();
  ManualClock clock_;
  Puppets puppets_;
  Box<std::function<void()>> letters_;
  std::vector<std::pair<std::string, Result<std::string>>> answers_;
  std::optional<BotPool> pool_;
  std::map<std::string, std::unique_ptr<Thought>> handles_;
};

}  // namespace benben
