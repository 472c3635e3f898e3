// Erring: how a weaker level chooses among moves that a search has weighed. It takes a little loss
// often, a larger one seldom, and none beyond a limit, as people do who know the rules.
//
// A move whose value is by `half_loss` less than the best one's is half as likely to be played,
// twice as much less a quarter as likely (a softmax to the base of 2); one that loses more than
// kMostHalves times as much, or more than kMostLoss, is never played. Powers of two between whole
// ones are drawn as straight lines, because exp2() is not the same on every platform.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/rng.h"

namespace benben {

// So many times its half loss is the most that a level gives away in a move.
inline constexpr double kMostHalves = 5;

// And never more than half of the game: who plays every second move at random gives away more, so a
// level that is to lose against them cannot be held much tighter.
inline constexpr double kMostLoss = 0.5;

// How likely a move is to be played against the best one, in 1/65536, from its loss in half losses
// (0 or more).
inline std::uint32_t erring_weight(double halves) {
  if (halves > kMostHalves) return 0;
  const double whole = std::floor(halves);
  return static_cast<std::uint32_t>(
      std::ldexp(65536.0 * (1 - (halves - whole) / 2), -static_cast<int>(whole)));
}

// The place of the chosen one among values in [0, 1], at least one; half_loss > 0.
inline std::size_t erring_choice(std::span<const double> values, double half_loss, Rng& rng) {
  const double best = *std::ranges::max_element(values);
  std::vector<std::uint32_t> weights;
  std::uint32_t sum = 0;
  for (const double value : values) {
    const double loss = best - value;
    weights.push_back(loss > kMostLoss ? 0 : erring_weight(loss / half_loss));
    sum += weights.back();
  }
  std::uint32_t left = rng.below(sum);
  std::size_t chosen = 0;
  while (left >= weights[chosen]) left -= weights[chosen++];
  return chosen;
}

}  // namespace benben
