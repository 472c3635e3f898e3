// Greedy play: the move after which one would lead by most if the game ended at once.
#pragma once

#include <cstdint>
#include <vector>

#include "core/game.h"
#include "core/rng.h"
#include "search/playout.h"
#include "search/values.h"

namespace benben {

// A move with the largest lead after it, drawn among equals; next() must be a set of seats.
template <Game G>
typename G::Move greedy_move(const typename G::State& state, Rng& rng) {
  const Seat seat = G::next(state).seats.first();
  const auto moves = known_moves<G>(state, seat);
  std::vector<typename G::Move> best;
  int best_lead = 0;
  typename G::State after = state;
  for (int i = 0; i < static_cast<int>(moves.size()); ++i) {
    const typename G::Move move = move_of(moves[i]);
    G::rewind(after, state);
    G::apply(after, move);
    const int after_lead = lead<G>(after, seat);
    if (best.empty() || after_lead > best_lead) {
      best.clear();
      best_lead = after_lead;
    }
    if (after_lead == best_lead) best.push_back(move);
  }
  return best[rng.below(static_cast<std::uint32_t>(best.size()))];
}

}  // namespace benben
