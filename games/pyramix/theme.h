// What a good move of Pyramix is about, in one word, for who is given it as a puzzle.
#pragma once

#include <string_view>

#include "core/seat.h"
#include "games/pyramix/rules.h"

namespace benben::pyramix {

// The cube taken is a cobra; the move wins a colour's award, or takes it from another seat; the
// cube is the most valuable one; or none of these.
std::string_view theme(const State& before, Seat seat, const Cell& move, const State& after);

}  // namespace benben::pyramix
