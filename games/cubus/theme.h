// What a good move of Cubus is about, in one word, for who is given it as a puzzle.
#pragma once

#include <string_view>

#include "core/seat.h"
#include "games/cubus/rules.h"

namespace benben::cubus {

// Of a build: the old stack stands in the new one as it was, and all cards of the hand are used, or
// not; or boxes are stacked anew. Else no build is concerned.
std::string_view theme(const State& before, Seat seat, const Move& move, const State& after);

}  // namespace benben::cubus
