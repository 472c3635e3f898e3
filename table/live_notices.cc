// For whom a table waits who does not see it (docs/protocol.md, Notices).
#include "table/live_table.h"

namespace benben {
namespace {

constexpr std::chrono::hours kDay{24};

}  // namespace

LiveTable::Waiting LiveTable::waiting() const {
  const Company now = company();
  const std::optional<Clocks>& clocks = table_.clocks();
  const bool is_watched = closed_ || (clocks && clocks->is_live()) || table_.position().race() ||
                          !table_.open_among(table_.guests()).empty();
  return {is_watched ? SeatSet() : now.awaited, now.here};
}

SeatSet LiveTable::short_of_time(std::chrono::hours left, TimePoint now) const {
  const std::optional<Clocks>& clocks = table_.clocks();
  if (!clocks || clocks->is_live() || clocks->terms().each < kDay) return {};
  SeatSet seats;
  for (const Seat seat : clocks->running() & waiting().seats) {
    if (clocks->left(seat, moment(now)) <= left) seats = seats.with(seat);
  }
  return seats;
}

}  // namespace benben
