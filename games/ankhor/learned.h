// The learned value of Ankh'or: what each seat may expect when a turn begins.
//
// The one idea: when a turn begins all limits have been seen to, no ankh has been spent and no tile
// is being drawn, so a position is the cities, the tokens at hand, the row and who is to move. Each
// player, and what the others leave to him, is some thirty inputs of a small network
// (core/small_net.h), the same for all seats; what the row offers is appraised as the search does
// it (buyer.h). bench/learn/ has learned its weights from games; docs/strength.md says how and what
// it brought.
#pragma once

#include <cstddef>

#include "core/seat.h"
#include "core/small_net.h"
#include "games/ankhor/rules.h"

namespace benben::ankhor {

// How many inputs there are; by kinds in learned.cc.
inline constexpr std::size_t kLearnedInputs = 537;
inline constexpr std::size_t kLearnedHidden = 16;
using LearnedNet = SmallNet<kLearnedInputs, kLearnedHidden>;

// The inputs that are on for a seat; of a game with the built-in box, when a turn begins.
InputList learned_inputs(const State& state, Seat seat);

// Once the table is laid, of a game with the built-in box: only that was learned.
bool has_learned_value(const State& state);
// When a turn begins, a bonus turn too.
bool ends_rollout(const State& state);
Shares learned_value(const State& state);

// The weights that the bots play by.
const LearnedNet& learned_net();

}  // namespace benben::ankhor
