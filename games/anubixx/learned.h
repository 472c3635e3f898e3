// The learned value of Anubixx: what each seat may expect before a roll.
//
// The one idea: when the dice are about to be rolled, all that was built is paid for and nobody is
// in the middle of a turn, so a position is the builders' sites and who is active. Each site, and
// what the others leave to it, is some twenty-five inputs of a small network (core/small_net.h),
// the same for all seats. bench/learn/ has learned its weights from games of the search with
// itself; docs/strength.md says how and what it brought.
#pragma once

#include <cstddef>

#include "core/seat.h"
#include "core/small_net.h"
#include "games/anubixx/rules.h"

namespace benben::anubixx {

// How many inputs there are; by kinds in learned.cc.
inline constexpr std::size_t kLearnedInputs = 306;
inline constexpr std::size_t kLearnedHidden = 16;
using LearnedNet = SmallNet<kLearnedInputs, kLearnedHidden>;

// The inputs that are on for a seat; of a game with the default block, before a roll.
InputList learned_inputs(const State& state, Seat seat);

// Once the sheets are dealt, of a game with the default block: only that was learned.
bool has_learned_value(const State& state);
inline bool can_be_valued(const State& state) { return state.phase == Phase::kRoll; }
Shares learned_value(const State& state);

// The weights that the bots play by.
const LearnedNet& learned_net();

}  // namespace benben::anubixx
