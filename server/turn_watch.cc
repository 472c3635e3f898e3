#include "server/turn_watch.h"

#include <algorithm>

namespace benben {

void TurnWatch::follow(SeatSet waited, SeatSet here, TimePoint now) {
  for (const Seat seat : waited) {
    if (!has_begun_ || waited_.contains(seat)) continue;
    unknown_ = unknown_.with(seat);
    since_[static_cast<std::size_t>(index(seat))] = now;
  }
  has_begun_ = true;
  waited_ = waited;
  for (const Seat seat : unknown_) {
    if (!waited.contains(seat) || here.contains(seat)) unknown_ = unknown_.without(seat);
  }
}

std::optional<TimePoint> TurnWatch::next_due(std::chrono::seconds after) const {
  std::optional<TimePoint> next;
  for (const Seat seat : unknown_) {
    const TimePoint due = since_[static_cast<std::size_t>(index(seat))] + after;
    next = std::min(next.value_or(due), due);
  }
  return next;
}

SeatSet TurnWatch::take_due(std::chrono::seconds after, TimePoint now) {
  SeatSet due;
  for (const Seat seat : unknown_) {
    if (now - since_[static_cast<std::size_t>(index(seat))] < after) continue;
    due = due.with(seat);
    unknown_ = unknown_.without(seat);
  }
  return due;
}

}  // namespace benben
