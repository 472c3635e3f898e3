// BotPool: bots that think on threads of their own, so that nobody waits for them but their table,
// and that none who asks for little waits for one who asks for much.
//
// So many thoughts run at a time as there are slots; who is next, server/shares.h says. A search
// asks now and then how to go on (search/pace.h). There a thought whose turn is over pauses: its
// thread blocks right where it is, tree and all, and its slot is another's until its turn comes
// again. A thought that takes too long is cut short, and sooner while anybody else waits: it plays
// the best that it has found.
//
// A simulation has no threads: there the pool has none, and thinks when it is told to.
//
// Ask, and drop what was asked, on the thread that runs what is posted.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "core/any_game.h"
#include "core/result.h"
#include "search/pace.h"
#include "server/limits.h"
#include "server/shares.h"

namespace benben {

struct ThoughtRequest {
  std::shared_ptr<const AnyPosition> position;
  std::string spec;    // of the bot, as make_bot takes it
  std::string client;  // whose processor time it is
  // The key of its chance; nothing: one of the system's.
  std::optional<std::uint64_t> seed = std::nullopt;
};

// The text of a move; by default that of the bot.
using Think = std::function<Result<std::string>(const ThoughtRequest&, Pace&)>;
Result<std::string> think_as_bot(const ThoughtRequest& request, Pace& pace);

// The processor time of the thread that calls it.
std::chrono::nanoseconds thread_time();

struct BotPoolOptions {
  // Who thinks: threads of the pool's own, or whoever calls work(). Then no thought pauses, and
  // thread_time has to stand still.
  enum class Worker : std::uint8_t { kOwnThreads, kCaller };

  int slots = 1;  // thoughts that run at a time
  // Threads beyond those, for thoughts that pause. When they are taken, and yet another thought
  // must begin, one that pauses is given up and begins again later. The tree of a whole thought of
  // level 8 takes up to 68 MB, so this is 1.1 GB at worst; but who pauses has mostly had no more
  // than busy_thought, an eighth of that.
  int pauses = 16;
  // The processor time of a thought while others wait.
  std::chrono::milliseconds busy_thought{500};
  // That of any thought, as people wait for it.
  std::chrono::milliseconds longest_thought{2'000};
  // How much less another client must have used for a thought to pause. Short, so that who asks for
  // little need not wait for several who ask for much; where pausing would cost another thought its
  // thread it is busy_thought, so that among equals no thought is begun in vain.
  std::chrono::milliseconds margin{50};
  std::chrono::seconds half_life{10};  // of what a client has used
  std::function<TimePoint()> now = std::chrono::steady_clock::now;
  std::function<std::chrono::nanoseconds()> thread_time = benben::thread_time;
  Think think = think_as_bot;
  // Told, on any thread, of each thought that came to an end: its processor time, and whether it
  // gave a move. Must not call the pool.
  std::function<void(std::chrono::nanoseconds had, bool has_move)> told = {};
  Worker worker = Worker::kOwnThreads;
};

class Thought;

class BotPool {
 public:
  // Runs a function on the thread of those who ask.
  using Post = std::function<void(std::function<void()>)>;
  using Done = std::function<void(Result<std::string> move)>;

  BotPool(BotPoolOptions options, Post post);
  // All handles are gone by then; waits until what they have dropped has stopped. Nothing is posted
  // afterwards.
  ~BotPool();
  BotPool(const BotPool&) = delete;
  BotPool& operator=(const BotPool&) = delete;

  // Calls, by Post, done(move); never if the handle is gone by then, which drops the thought at
  // once. A bot that fails costs its own thought alone (kDamaged).
  [[nodiscard]] std::unique_ptr<Thought> ask(ThoughtRequest request, Done done);

  // Without threads of its own: thinks the next thought to its end; false if there is none.
  bool work();

  // Thoughts that have no move yet; from any thread.
  std::size_t waiting() const;

 private:
  friend class Thought;
  struct Job;
  class Attempt;

  void drop(Job& job);
  void run();
  void think_next(std::unique_lock<std::mutex>& lock);
  void finish(std::unique_lock<std::mutex>& lock, Attempt& attempt, Result<std::string> move);
  bool ends_here(Attempt& attempt);

  // All of these with the mutex held.
  void charge(Attempt& attempt);
  bool gives_way(const std::string& client) const;
  void pause(std::unique_lock<std::mutex>& lock, Attempt& attempt);
  void fill_slots();
  void begin(const std::shared_ptr<Job>& job);
  std::size_t most_threads() const;
  void find_thread();
  void give_up_one();
  void discard(Attempt& attempt);

  const BotPoolOptions options_;
  const Post post_;
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  Shares shares_;
  std::map<ThoughtNumber, std::shared_ptr<Job>> jobs_;  // that have no move yet
  ThoughtNumber asked_ = 0;
  std::deque<std::unique_ptr<Attempt>> beginning_;  // they have a slot, and wait for a thread
  std::vector<Attempt*> paused_;
  std::size_t running_ = 0;  // slots that are taken
  std::size_t free_ = 0;     // threads that will take what begins next
  bool is_stopping_ = false;
  std::vector<std::thread> threads_;
};

// A thought that was asked for. Whoever lets go of it drops the thought.
class Thought {
 public:
  Thought(BotPool& pool, std::shared_ptr<BotPool::Job> job);
  ~Thought();
  Thought(const Thought&) = delete;
  Thought& operator=(const Thought&) = delete;

 private:
  BotPool& pool_;
  std::shared_ptr<BotPool::Job> job_;
};

}  // namespace benben
