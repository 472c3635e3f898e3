// What the passing of time alone changes at a live table, and when that may be next.
//
// Whoever has many tables ticks each at the time that it names, not all of them again and again. A
// time that is too early costs a tick that does nothing; one that is too late would be a deadline
// missed. So what has been due and could not happen, as it could not be stored or something else
// was being stored, is due at once until it has.

#include "table/live_guard.h"
#include "table/live_table.h"

namespace benben {

void LiveTable::tick(TimePoint now) {
  if (closed_) return;
  is_stalled_ = false;
  guarded([&] {
    others_.forget_silent(now);
    close_window(now);
    run_out(moment(now));
    settle_clocks(now);
    follow_presence(now);
    replace_absent(now);
    play_forced(now);
    follow_fill(now);
    follow_consent(now);
    follow_late(now);
    ask_bot();
  });
}

bool LiveTable::needs_ticks() const {
  return window_.has_value() || is_stalled_ || has_live_clock() || !others_.empty() ||
         (!watchers_.empty() &&
          (presence_.needs_ticks() || fill_at_ || consent_.is_open() || has_late_watchers()));
}

// Those who watch late are told by the calendar, which is not `now`.
std::optional<TimePoint> LiveTable::next_tick(TimePoint now) const {
  if (closed_ || !needs_ticks()) return std::nullopt;
  if (is_stalled_ || has_late_watchers() || are_clocks_to_settle()) return now;
  std::optional<TimePoint> next;
  for (const std::optional<TimePoint>& due :
       {next_of_window(now), next_of_clocks(), others_.next_silence(), presence_.next_change(),
        fill_at_, consent_.until()}) {
    if (due && (!next || *due < *next)) next = due;
  }
  return next;
}

// What the answers have come to is played at once, unless it could not be.
std::optional<TimePoint> LiveTable::next_of_window(TimePoint now) const {
  if (!window_) return std::nullopt;
  const TimePoint time = race_time(now);
  if (window_->outcome(time)) return now;
  const std::optional<TimePoint> next = window_->next_change(time);
  return next ? std::optional(*next + (now - time)) : std::nullopt;
}

// Those by days are the store's (Store::due_clocks).
std::optional<TimePoint> LiveTable::next_of_clocks() const {
  return has_live_clock() ? table_.clocks()->next_over() : std::nullopt;
}

// As settle_clocks() finds them.
bool LiveTable::are_clocks_to_settle() const {
  if (!table_.clocks()) return false;
  const Clocks& clocks = *table_.clocks();
  const bool is_asleep = clocks.is_live() && watchers_.empty() && clocks.running().empty();
  return !is_asleep && clocks.running() != table_.clocked();
}

}  // namespace benben
