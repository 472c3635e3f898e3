// What a seat sees of Pyramix, as bytes.
#include "games/pyramix/encoding.h"

namespace benben::pyramix {

void Encoding::mark(const State& state, Kept, ActionMask mask) {
  for (const Cell cell : Pyramix::legal(state, seat_to_move(state))) mask[index(cell)] = 1;
}

void Encoding::observe(const State& state, Kept, Seat seat, Observation out) {
  const int players = state.players;
  ObservationWriter writer(out);
  writer.begin(kParts[0]);
  for (const Cell cell : state.occupied) {
    writer.mark(index(cell) * (kCubeKinds + 1) + index(state.cubes[index(cell)]));
  }
  writer.begin(kParts[1]);
  for (const Cell cell : state.occupied) writer.set(index(cell), visible_faces(state, cell));
  std::array<std::array<int, kCubeKinds>, kMaxPlayers> taken{};
  // Seats take in turn; to count on is faster than to divide.
  std::size_t taker = seat_from(seat, 0, players);
  for (std::size_t i = 0; i < state.removals; ++i) {
    ++taken[taker][index(state.taken[i])];
    if (++taker == state.players) taker = 0;
  }
  writer.begin(kParts[2]);
  for (std::size_t row = 0; row < taken.size(); ++row) {
    for (std::size_t kind = 0; kind < kCubeKinds; ++kind) {
      writer.set(row * kCubeKinds + kind, taken[row][kind]);
    }
  }
  writer.begin(kParts[3]);
  for (std::size_t kind = 0; kind < kCubeKinds; ++kind) writer.set(kind, state.hidden[kind]);
  writer.begin(kParts[4]);
  if (!Pyramix::next(state).is_over()) {
    writer.mark(seat_from(seat, benben::index(seat_to_move(state)), players));
  }
  writer.begin(kParts[5]);
  writer.set(0, kRemovals - state.removals);
  writer.begin(kParts[6]);
  for (int i = 0; i < players; ++i) writer.mark(static_cast<std::size_t>(i));
}

}  // namespace benben::pyramix
