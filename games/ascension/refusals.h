// Why a step is not legal.
//
// Whether it is legal is decided by the list of legal steps alone; here is found out why one does
// not stand in it. The order in which faults are looked for is that of ASC-70.
#pragma once

#include <optional>

#include "games/ascension/faults.h"
#include "games/ascension/position.h"
#include "games/ascension/steps.h"

namespace benben::ascension {

// Nothing if the step is legal for the player to move; its spaces are those of the board.
std::optional<Fault> find_fault(const Position& position, const Board& board, const Step& step);

// The first source of a collect that cannot be taken.
std::optional<Source> faulty_source(const Position& position, const Board& board, const Step& step);

}  // namespace benben::ascension
