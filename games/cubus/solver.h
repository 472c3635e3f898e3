// The exact solver: the best stack that a player can build, with a witness (docs/cubus-theory.md).
//
// With one open top or none the answer stands in the table of shadows. With two and more, whose
// places to each other are fixed, it is a branch and bound over floor plans (plan_search.h), whose
// results the thread remembers (plan_memory.h).
#pragma once

#include <optional>

#include "games/cubus/stack.h"

namespace benben::cubus {

class PlanMemory;

struct BestBuild {
  int points = 0;  // at least 1
  Stack stack;
};

// The highest points that a move reaches on this stack with these cards (CUB-12 to CUB-16), and a
// stack that reaches them; nothing if no move is worth a point.
std::optional<BestBuild> best_build(const Stack& before, const Cards& hand);
// The same, with a memory of one's own.
std::optional<BestBuild> best_build(const Stack& before, const Cards& hand, PlanMemory& memory);

}  // namespace benben::cubus
