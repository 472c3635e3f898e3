#include "simulate/timeline.h"

#include <algorithm>

namespace benben::simulate {

void Timeline::after(Ms delay, std::function<void()> work) {
  plans_.emplace(std::pair(now_ + delay, ++planned_), std::move(work));
}

bool Timeline::step(TimePoint until) {
  if (plans_.empty() || plans_.begin()->first.first > until) {
    now_ = std::max(now_, until);
    return false;
  }
  const auto next = plans_.extract(plans_.begin());
  now_ = next.key().first;
  next.mapped()();
  return true;
}

}  // namespace benben::simulate
