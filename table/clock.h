// Clock: what time it is, injected, so that a test or a simulation lets minutes pass as it likes.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

namespace benben {

using TimePoint = std::chrono::steady_clock::time_point;

// For limits and deadlines, and for people.
struct Clock {
  std::function<TimePoint()> now;
  std::function<std::int64_t()> unix_s;  // seconds since 1970

  // The date in UTC, "2026-02-28".
  std::string today() const;

  static Clock system();
};

}  // namespace benben
