// Crew: threads that do the same piece of work side by side, again and again.
//
// They sleep between two pieces, so that a batch may be stepped thousands of times a second without
// starting a thread each time. Whoever calls is one of them, and does alone what is not worth
// waking the others for.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>
#include <vector>

#include "research/work_time.h"

namespace benben {

class Crew {
 public:
  // At least 1; with 1 there is no other thread.
  explicit Crew(int threads);
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;
  ~Crew();

  int count() const { return static_cast<int>(threads_.size()) + 1; }
  // Calls `work(n)` for all n from 0 to count() - 1, each in a thread of its own, and waits for
  // all. The work must not throw. Nothing is allocated for it, as std::function might.
  template <class Work>
  void run(const Work& work) {
    if (threads_.empty()) return work(0);
    share({&work, [](const void* one, int number) { (*static_cast<const Work*>(one))(number); }});
  }
  // The same with `work(n, parts)`, of which there are count() parts, or one if `time`, which is
  // noted, says that sharing does not pay.
  template <class Work>
  void run(WorkTime& time, const Work& work) {
    if (threads_.empty()) return work(0, 1);
    const int parts = time.is_worth_sharing(count()) ? count() : 1;
    const auto timed = [&](int number) {
      if (number != 0) return work(number, parts);
      const auto begun = std::chrono::steady_clock::now();
      work(0, parts);
      time.note((std::chrono::steady_clock::now() - begun) * parts);
    };
    if (parts == 1) return timed(0);
    run(timed);
  }

 private:
  // Somebody's work, who keeps it until all is done.
  struct Piece {
    const void* work = nullptr;
    void (*call)(const void* work, int number) = nullptr;
  };

  void share(Piece piece);
  void serve(int number);

  std::mutex mutex_;
  std::condition_variable begun_;
  std::condition_variable done_;
  Piece piece_;
  std::uint64_t shared_ = 0;  // counts the pieces of work
  int busy_ = 0;
  bool ends_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace benben
