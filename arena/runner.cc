#include "arena/runner.h"

#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>

namespace benben {
namespace {

// What the threads share: the next bout to play, and what was played and not yet taken.
class Played {
 public:
  Played(const ArenaPlan& plan, const std::vector<Bout>& bouts) : plan_(plan), bouts_(bouts) {}

  // Of each thread, until nothing is left.
  void work() {
    std::unique_lock lock(mutex_);
    while (next_ < bouts_.size()) {
      const std::size_t at = next_++;
      lock.unlock();
      const Observation observation = play_bout(plan_, bouts_[at]);
      lock.lock();
      done_.emplace(at, observation);
      changed_.notify_one();
    }
  }

  // Waits for the observation of a bout.
  Observation take(std::size_t at) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return done_.contains(at); });
    return done_.extract(at).mapped();
  }

  void stop() {
    const std::lock_guard lock(mutex_);
    next_ = bouts_.size();
  }

 private:
  const ArenaPlan& plan_;
  const std::vector<Bout>& bouts_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::size_t next_ = 0;
  std::map<std::size_t, Observation> done_;
};

}  // namespace

void run_bouts(const ArenaPlan& plan, const std::vector<Bout>& bouts, int jobs,
               const std::function<Wanted(const Observation&)>& take) {
  Played played(plan, bouts);
  std::vector<std::jthread> threads;
  for (int job = 0; job < jobs; ++job) threads.emplace_back([&] { played.work(); });
  for (std::size_t at = 0; at < bouts.size(); ++at) {
    if (take(played.take(at)) == Wanted::kNoMore) break;
  }
  played.stop();
}

}  // namespace benben
