// The learned value of Ankh'or: what each seat may expect before a turn.
//
// The one idea: between two turns nobody holds more than may be kept, so a position is the seats'
// cities and tokens, the row before them, and who is next. What each seat has, how far it leads and
// what it could buy are some thirty inputs of a small network (core/small_net.h), the same for all
// seats. bench/learn/ has learned its weights; docs/strength.md says how and what it brought.
#pragma once

#include <array>
#include <cstddef>

#include "core/seat.h"
#include "core/small_net.h"
#include "games/ankhor/state.h"

namespace benben::ankhor {

// How many inputs there are; by kinds in learned.cc.
inline constexpr std::size_t kLearnedInputs = 610;
inline constexpr std::size_t kLearnedHidden = 16;
using LearnedNet = SmallNet<kLearnedInputs, kLearnedHidden>;

// The inputs that are on for each seat; of a position before a turn.
std::array<InputList, kMaxSeats> learned_inputs(const State& state);

// Once the row lies, of a game with the built-in box: only that was learned.
bool has_learned_value(const State& state);
// Before a turn.
inline bool can_be_valued(const State& state) {
  return state.stage == Stage::kPlay && state.phase == Phase::kMain && state.ankhs_used == 0;
}
Shares learned_value(const State& state);

// The weights that the bots play by.
const LearnedNet& learned_net();

}  // namespace benben::ankhor
