// What a good move of Ankh'or is about, in one word, for who is given it as a puzzle.
#pragma once

#include <string_view>

#include "core/seat.h"
#include "games/ankhor/rules.h"

namespace benben::ankhor {

// A tile bought, on the ground or on others, tokens taken, a tile moved, the row refreshed, tokens
// returned, the turn ended.
std::string_view theme(const State& before, Seat seat, const Move& move, const State& after);

}  // namespace benben::ankhor
