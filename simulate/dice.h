// Dice: the draws of one purpose, as a simulation says them.
#pragma once

#include <cstdint>
#include <vector>

#include "core/rng.h"
#include "simulate/timeline.h"

namespace benben::simulate {

class Dice {
 public:
  explicit Dice(Rng rng) : rng_(rng) {}

  // True in so many of a hundred, or of a thousand, cases.
  bool percent(int cases) { return below(100) < cases; }
  bool permille(int cases) { return below(1000) < cases; }
  int below(int bound) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(bound))); }
  // With both ends.
  int between(int least, int most) { return least + below(most - least + 1); }
  Ms ms(int least, int most) { return Ms(between(least, most)); }
  template <class T>
  const T& pick(const std::vector<T>& all) {
    return all[static_cast<std::size_t>(below(static_cast<int>(all.size())))];
  }
  // A generator that is used elsewhere.
  Rng rng() { return Rng(rng_.next64()); }
  std::uint32_t bits() { return rng_.next(); }

 private:
  Rng rng_;
};

}  // namespace benben::simulate
