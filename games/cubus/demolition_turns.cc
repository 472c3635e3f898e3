#include "games/cubus/demolition_turns.h"

#include "games/cubus/building.h"
#include "games/cubus/demolition.h"
#include "games/cubus/turns.h"

namespace benben::cubus {

// CUB-44: the hands stay, the scores start again, the lowest scorer begins (CUB-40).
void start_demolition(State& state) {
  state.built = state.scores;
  state.turn = state.first = static_cast<std::uint8_t>(lowest_scorer(state));
  state.scores = {};
  state.round = 1;
  state.passes = 0;
  state.phase = Phase::kDemolish;
}

// CUB-42: the cards no longer shown go to the player, one point each.
void take(State& state, Place place) {
  const Stack after = *without_box(state.stack, place);
  const Exchange cards = exchange(state.stack, after);
  state.hands[state.turn] = state.hands[state.turn] + cards.gained;
  add_points(state, state.turn, cards.gained.total() - cards.added.total());
  state.stack = after;
  if (after.empty()) {
    state.phase = Phase::kOver;
  } else {
    give_turn(state, (state.turn + 1) % state.players);
  }
}

}  // namespace benben::cubus
