// How bots look at a turn: which steps deserve a search, and how a simulated player plays on.
//
// A turn is a sequence of steps, most of them takes that differ little. So the steps are appraised:
// tiles by what they add to the city, takes by how near they bring the best tile of the row, moves
// by what they gain. Search sees the best of each sort, weighed by how far they lie apart; a
// simulated player takes the best one, give or take some chance.
#pragma once

#include "core/fixed_list.h"
#include "core/game.h"
#include "games/ankhor/legal_moves.h"
#include "games/ankhor/state.h"

namespace benben::ankhor {

// The most steps that a search looks at in one position.
inline constexpr int kMaxCandidates = 32;

using CandidateList = FixedList<Candidate<Move>, kMaxCandidates>;

// How many more resources a player can keep at the end of the turn (ANK-14).
int room(const Player& player);
bool may_act_with_ankh(const State& state);

}  // namespace benben::ankhor
