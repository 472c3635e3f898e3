// Perft: the number of positions at a depth, to compare rules cores and to find slow ones.
#pragma once

#include <cstdint>

#include "core/any_game.h"
#include "search/match.h"

namespace benben {

// Positions after `depth` decisions from the start of a game whose moves can be listed. Chance is
// given: the outcome at a ply is drawn from the seed and the ply alone (docs/random.md).
std::uint64_t perft(const AnyPosition& start, int depth, const GameSeed& seed);

}  // namespace benben
