#include "games/cubus/turns.h"

#include <algorithm>

namespace benben::cubus {

void add_points(State& state, int seat, int points) {
  std::int16_t& score = state.scores[static_cast<std::size_t>(seat)];
  score = static_cast<std::int16_t>(score + points);
}

int lowest_scorer(const State& state) {
  const auto end = state.scores.begin() + state.players;
  return static_cast<int>(std::min_element(state.scores.begin(), end) - state.scores.begin());
}

void give_turn(State& state, int seat) {
  state.turn = static_cast<std::uint8_t>(seat);
  state.waived = 0;
  if (state.turn == state.first) ++state.round;
}

}  // namespace benben::cubus
