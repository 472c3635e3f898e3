// What a player of Cubus looks at: builds worth a thought, and how good they are.
//
// Points now are half of it; the other half is what the next player can then make of the stack with
// a hand that lies open and a card that is still to be drawn. With one open top or none that stands
// in the table of shadows, so every possible outcome of a turn can be weighed in microseconds. With
// more open tops the table is still a fair measure of what is left, and the stacks come from the
// floor plan as it is and from the plan of the best build.
#pragma once

#include <cstdint>

#include "core/fixed_list.h"
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

  // Of the best `most` builds, 1 to kMost.
  explicit WeighedBuilds(int most) : most_(most) {}

  // Whether a new build of this value is among the best so far.
  bool takes(int value) const { return size() < most_ || value > builds_.back().value; }
  void add(const Stack& stack, int value);
  // The same, but for a stack that must not be missing, unless the first alone is wanted: it takes
  // the place of the last one.
  void keep(const Stack& stack, int value);
  int size() const { return builds_.size(); }
  const WeighedBuild* begin() const { return builds_.begin(); }
  const WeighedBuild* end() const { return builds_.end(); }

 private:
  FixedList<WeighedBuild, kMost> builds_;
  int most_;
};

// Builds for the seat that is to act, in a phase where stacks are built. A short sight finds one
// box more and sees nothing but its points, a middle one also all rebuildings on the floor plan as
// it is; to a full one everything is open, and the build of most points is among what it finds.
// Fewer than kMost are found quicker.
WeighedBuilds weighed_builds(const State& state, Sight sight, int most = WeighedBuilds::kMost);

// What the seat whose turn it is may win in it, in sixteenths of a point, on average over the card
// that it may have to draw first, and as if no open top were in the way.
int expected_gain(const State& state);

}  // namespace benben::cubus
