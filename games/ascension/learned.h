// The learned value of Ascension: how a position stands for each colour.
//
// The one idea: a colour sees the board from its own side, as if it were Gold, and what it sees is
// some twenty-five inputs of a small network (core/small_net.h): what lies on each space, where the
// figures stand, what waits in Limbo, what has been borne off and whose turn it is. By how much one
// colour stands better than the other is the logarithm of the odds that it wins. bench/learn/ has
// learned the weights from games of the search; docs/strength.md says how and what they brought.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/small_net.h"
#include "games/ascension/evaluation.h"
#include "games/ascension/rules.h"

namespace benben::ascension {

// How many inputs there are; by kinds in learned.cc.
inline constexpr std::size_t kLearnedInputs = 829;
inline constexpr std::size_t kLearnedHidden = 16;
using LearnedNet = SmallNet<kLearnedInputs, kLearnedHidden>;

// The inputs that are on from a colour's side; of a game that the value fits.
InputList learned_inputs(const Position& position, Colour viewer);

// After the draw for colours, of a game on the default board with the default protection: only that
// was learned.
bool has_learned_value(const State& state);

// The weights that the bots play by.
const LearnedNet& learned_net();

// The sums of the rows of all inputs that are on: as Gold sees them, then as Onyx does.
using LearnedSums = std::array<std::int16_t, 2 * kLearnedHidden>;

struct LearnedPosition : SearchPosition {
  alignas(16) LearnedSums sums;
};

// Ascension as alpha-beta sees it with the learned value. A step changes few inputs, so the sums
// are kept with the position, and only the rows of what has changed are taken out and added.
struct LearnedAscension : Ascension {
  using Position = LearnedPosition;
  static LearnedPosition position(const State& state);
  using Ascension::apply;
  static void apply(LearnedPosition& at, const Step& step);
  static int evaluate(const LearnedPosition& at, Seat seat);
};

}  // namespace benben::ascension
