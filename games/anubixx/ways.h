// Which of the ways to pay are worth a choice (ANX-58).
//
// The one idea: ways to pay for the same stones differ only in how far the quarry is used up and
// how many jokers go, as dice must be taken (ANX-12). One that uses up no less of either than
// another, and more of one of them, is beaten: it leaves fewer stones and jokers, and nothing else
// is different.
#pragma once

#include <vector>

#include "games/anubixx/moves.h"

namespace benben::anubixx {

// The steps of the list that cross out stones and are beaten by none; of several that use up the
// same the first in the order of the texts. In that order by their stones, for the same stones the
// one with fewer jokers first.
std::vector<Move> unbeaten_ways(const MoveList& moves);

}  // namespace benben::anubixx
