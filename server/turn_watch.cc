#include "server/turn_watch.h"

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
