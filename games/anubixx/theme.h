// What a good move of Anubixx is about, in one word, for who is given it as a puzzle.
#pragma once

#include <string_view>

#include "core/seat.h"
#include "games/anubixx/rules.h"

namespace benben::anubixx {

// The step completes a building, wins a symbol's bonus, ends the turn, is paid by joker or from the
// quarry, crosses out a pair; or it is a stone and nothing more.
std::string_view theme(const State& before, Seat seat, const Move& move, const State& after);

}  // namespace benben::anubixx
