// WorkTime: whether a piece of work that is done again and again is worth sharing among threads.
//
// To call other threads takes longer than many a piece. So the time that the last piece took says
// how the next one is done. The choice changes when something is done, never what: nothing that is
// computed may depend on it.
#pragma once

#include <chrono>
#include <cstdint>

namespace benben {

enum class Sharing : std::uint8_t {
  kWhereItPays,
  kAlways,  // for tests
};

class WorkTime {
 public:
  explicit WorkTime(Sharing sharing) : sharing_(sharing) {}

  // Notes what the last piece took, or would have taken one thread.
  void note(std::chrono::nanoseconds alone) { alone_ = alone; }
  // Whether so many threads, at least 1, are done with the next one sooner than one thread.
  bool is_worth_sharing(int threads) const {
    return sharing_ == Sharing::kAlways || alone_ - alone_ / threads > kCall;
  }

 private:
  // What it takes to call other threads and to wait for them (docs/research.md).
  static constexpr std::chrono::microseconds kCall{100};

  Sharing sharing_;
  std::chrono::nanoseconds alone_{0};
};

}  // namespace benben
