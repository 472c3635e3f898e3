// Who may knock (CUB-20, CUB-22): after a pass the first of the others to do so counts.
#include "games/cubus/rules.h"

namespace benben::cubus {

std::optional<Race> Cubus::race(const State& state) {
  if (state.phase != Phase::kKnock) return std::nullopt;
  SeatSet seats;
  for (int n = state.waived + 1; n < state.players; ++n) {
    seats = seats.with(seat_at((state.turn + n) % state.players));
  }
  return Race{seats, "waive", "knock false"};
}

}  // namespace benben::cubus
