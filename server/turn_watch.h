// TurnWatch: at one table, whose turn it has become without their seeing it.
//
// A turn begins when the game begins to wait for a seat. Whoever was at the table during it,
// however shortly, knows. A turn that had begun before somebody looked is known, too: else
// everybody would be told again whenever a table is read from the store. Time is given by the
// caller.
#pragma once

#include <array>
#include <chrono>
#include <optional>

#include "core/seat.h"
#include "table/clock.h"

namespace benben {

class TurnWatch {
 public:
  // The table is new: nobody knows of its first turn.
  void begin_new() { has_begun_ = true; }
  // Whom the game waits for, and who is there.
  void follow(SeatSet waited, SeatSet here, TimePoint now);
  // Whether somebody may have to be told.
  bool is_waiting() const { return !unknown_.empty(); }
  // When the first of them will have been away for so long.
  std::optional<TimePoint> next_due(std::chrono::seconds after) const;
  // Those who have been away for so long; from then on they know.
  SeatSet take_due(std::chrono::seconds after, TimePoint now);

 private:
  bool has_begun_ = false;
  SeatSet waited_;
  SeatSet unknown_;  // those of them who do not know
  std::array<TimePoint, kMaxSeats> since_{};
};

}  // namespace benben
