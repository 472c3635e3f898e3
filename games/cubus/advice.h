// What a player of Cubus looks at: builds worth a thought, and how good they are.
//
// Points now are half of it; the other half is what the next player can then make of the stack with
// a hand that lies open and a card that is still to be drawn. With one open top or none that stands
// in the table of shadows, so every possible outcome of a turn can be weighed in microseconds. With
// more open tops the table is still a fair measure of what is left, and the stacks come from the
// floor plan as it is and from the plan of the best build.
#pragma once

#include <array>
#include <cstdint>

#include "games/cubus/rules.h"

namespace benben::cubus {

// A build and its value to the builder, in sixteenths of a point.
struct WeighedBuild {
  Stack stack;
  int value = 0;
};

// The best few builds by value, best first; each stack once.
class WeighedBuilds {
 public:
  static constexpr int kMost = 12;

  void add(const Stack& stack, int value);
  int size() const { return size_; }
  const WeighedBuild* begin() const { return builds_.data(); }
  const WeighedBuild* end() const { return builds_.data() + size_; }

 private:
  std::array<WeighedBuild, kMost> builds_;
  int size_ = 0;
};

// How far a player sees.
enum class Sight : std::uint8_t {
  kBox,    // one box more
  kPlan,   // and all rebuildings on the floor plan as it is
  kWhole,  // everything
};

// Builds for the seat that is to act, in a phase where stacks are built.
WeighedBuilds weighed_builds(const State& state, Sight sight);

}  // namespace benben::cubus
