// Random playouts of a game: the fastest way through the rules core, and the search's leaf value.
#pragma once

#include <cstdint>

#include "core/game.h"
#include "core/rng.h"

namespace benben {

// Advances by one event: a chance outcome, or a legal move of the first seat that may act, all
// equally likely. The game is not over. Gives whether it was a move.
template <ListedGame G>
bool random_step(typename G::State& state, Rng& rng) {
  const Next next = G::next(state);
  if (next.is_chance()) {
    G::apply(state, G::sample(state, rng));
    return false;
  }
  const auto moves = G::legal(state, next.seats.first());
  G::apply(state, moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))]);
  return true;
}

// Plays random moves to the end; gives the number of decisions.
template <ListedGame G>
int random_playout(typename G::State& state, Rng& rng) {
  int decisions = 0;
  while (!G::next(state).is_over()) decisions += random_step<G>(state, rng) ? 1 : 0;
  return decisions;
}

}  // namespace benben
