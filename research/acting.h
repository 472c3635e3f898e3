// A move by its text, of the seat that acts: of several who may the first.
#pragma once

#include <string_view>

#include "core/game.h"
#include "core/result.h"

namespace benben {

// Where no seat acts, the game says so of the first.
template <Game G>
Result<typename G::Move> read_acting(const typename G::State& state, std::string_view text) {
  const Next next = G::next(state);
  return G::read_move(state, next.is_seats() ? next.seats.first() : seat_at(0), text);
}

}  // namespace benben
