// BotPool: bots that think on threads of their own, so that nobody waits for them but their table.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "core/any_game.h"

namespace benben {

class BotPool {
 public:
  // Runs a function on the thread of those who ask.
  using Post = std::function<void(std::function<void()>)>;

  BotPool(int threads, Post post);
  // Finishes the thoughts that are under way and drops those that are not.
  ~BotPool();
  BotPool(const BotPool&) = delete;
  BotPool& operator=(const BotPool&) = delete;

  // Calls, by Post, done(text) with the move that the bot `spec` of this game chooses.
  void ask(std::shared_ptr<const AnyPosition> position, std::string spec,
           std::function<void(std::string text)> done);

 private:
  struct Job {
    std::shared_ptr<const AnyPosition> position;
    std::string spec;
    std::function<void(std::string)> done;
  };

  void run();

  Post post_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Job> jobs_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace benben
