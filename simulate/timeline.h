// Timeline: what is to happen, by simulated time. Nothing else makes anything happen, so the same
// calls in the same order come to the same life.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <utility>

#include "table/clock.h"

namespace benben::simulate {

using Ms = std::chrono::milliseconds;

class Timeline {
 public:
  TimePoint now() const { return now_; }
  // Behind all that was planned for the same moment before.
  void after(Ms delay, std::function<void()> work);
  // Does what comes next; false if nothing does until that moment, which is now then.
  bool step(TimePoint until);

 private:
  // Not the first moment of all: what happened long before can be said.
  TimePoint now_{std::chrono::hours(1000)};
  std::int64_t planned_ = 0;
  std::map<std::pair<TimePoint, std::int64_t>, std::function<void()>> plans_;
};

}  // namespace benben::simulate
