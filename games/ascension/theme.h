// What a good move of Ascension is about, in one word, for who is given it as a puzzle.
#pragma once

#include <string_view>

#include "core/seat.h"
#include "games/ascension/rules.h"

namespace benben::ascension {

// The step bears off a pyramid, sends stones to Limbo, uses a power, brings a piece in from Limbo,
// moves a figure; or it is a stone's Move and nothing more.
std::string_view theme(const State& before, Seat seat, const Step& move, const State& after);

}  // namespace benben::ascension
