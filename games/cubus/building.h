// Building: which stacks may follow a stack with some cards, and what that is worth (CUB-12 to 16).
#pragma once

#include <array>
#include <vector>

#include "games/cubus/stack.h"

namespace benben::cubus {

// What one stack shows more, and less, than another.
struct Exchange {
  Cards added;
  Cards gained;
};
Exchange exchange(const Cards& before, const Cards& after);
Exchange exchange(const Stack& before, const Stack& after);

// 3 x (boxes after - boxes before) - cards added + cards gained (CUB-14); a move is worth at least
// kLeastPoints.
inline constexpr int kLeastPoints = 1;
int points(const Stack& before, const Stack& after);

// What first forbids to replace one proper stack by another with the cards of a hand.
MaybeRefused<Fault> build_fault(const Stack& before, const Cards& hand, const Stack& after);

// The legal stacks that are the old one plus one box, other tops unchanged (CUB-53); each once.
std::vector<Stack> local_builds(const Stack& before, const Cards& hand);

}  // namespace benben::cubus
