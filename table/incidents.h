// Incidents: who has come and gone at a table, as the fold of what is stored of it
// (docs/protocol.md, Coming and going).
//
// Only the seats are looked at here; whether the game goes on, the table knows.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/incident.h"
#include "core/result.h"
#include "core/seat.h"
#include "store/stored.h"
#include "table/clock_terms.h"

namespace benben {

class Incidents {
 public:
  // From so many on nobody leaves and nobody is replaced any more. Each seat can still return and
  // resign, and one can open the rematch, so there is no more than a dozen beyond.
  static constexpr int kMost = kManyIncidents;
  // How long a pause waits for everybody: then whoever plays may end it alone.
  static constexpr std::chrono::days kPause{14};
  // How often places are changed: enough for six people, and not what would use up kMost.
  static constexpr int kMostSwaps = 30;

  // What the end of somebody's time comes to; from so many incidents on they have lost.
  void set_end_of_time(ClockTerms::Then then) { end_of_time_ = then; }

  int count() const { return static_cast<int>(all_.size()); }
  // How many turns were taken back, and the fewest events that any of that left.
  int undone() const { return undone_; }
  int least_kept() const { return least_kept_; }
  // How often places were changed.
  int swaps() const { return swaps_; }
  // Whether all have agreed on a draw; whether the game pauses.
  bool is_drawn() const { return is_drawn_; }
  bool is_adjourned() const { return is_adjourned_; }
  // How long a pause still binds those who are here to those who are not; nothing where it always
  // does, as it has no time.
  std::optional<std::chrono::seconds> bound(std::int64_t unix_s) const;
  std::span<const StoredIncident> from(int number) const {
    return std::span(all_).subspan(static_cast<std::size_t>(number));
  }
  const StoredIncident* find(std::string_view move_id) const;

  // The seats that the stand-in plays, and those among them to the end.
  SeatSet stand_ins() const { return away_ | resigned_; }
  SeatSet resigned() const { return resigned_; }
  // The seats whose time ran out after so many events, and for which this one decision is made.
  SeatSet forced(int ply) const { return ply == forced_ply_ ? forced_ : SeatSet(); }
  // The table that the rematch is played at.
  const std::optional<std::string>& rematch() const { return rematch_; }

  // Whether this may happen to a person's seat now.
  Status check(Incident::Kind kind, Seat seat) const;
  // It may.
  void add(StoredIncident incident);

 private:
  void run_out(const Incident& incident);

  std::vector<StoredIncident> all_;
  SeatSet away_;
  SeatSet returned_late_;  // after kMost
  SeatSet resigned_;
  SeatSet forced_;
  int forced_ply_ = -1;
  ClockTerms::Then end_of_time_ = ClockTerms::Then::kLose;
  std::optional<std::string> rematch_;
  int undone_ = 0;
  int swaps_ = 0;
  int least_kept_ = static_cast<int>(kMaxEvents);
  bool is_drawn_ = false;
  bool is_adjourned_ = false;
  std::optional<std::int64_t> adjourned_s_;
};

}  // namespace benben
