// What a position promises by what its game has learned, in the terms of hints and reviews.
#pragma once

#include <algorithm>
#include <cstddef>

#include "games/learned.h"
#include "search/outlook.h"
#include "search/playout.h"

namespace benben {

// Of a position whose worth the game has learned (games/learned.h): the share of the win is what is
// left of it without the share of points that it counts, the points are those that the game
// foretells.
template <LearnedGame G>
Outlook learned_outlook(const typename G::State& state) {
  Outlook outlook{learned_values<G>(state), {}};
  const Scores forecast = G::forecast(state);
  const auto seats = static_cast<std::size_t>(G::players(state));
  double points = 0;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    outlook.points[seat] = static_cast<double>(forecast[seat]) / G::kEstimateUnit;
    points += std::max(outlook.points[seat], 0.0);
  }
  static_assert(G::kLeadWeight == 0);  // the value is of winning and of points alone
  double wins = 0;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const double equal = 1.0 / static_cast<double>(seats);
    const double share = points > 0 ? std::max(outlook.points[seat], 0.0) / points : equal;
    double& win = outlook.win[seat];
    win = std::max((win - (1 - kWinWeight) * share) / kWinWeight, 0.0);
    wins += win;
  }
  for (std::size_t seat = 0; seat < seats; ++seat) outlook.win[seat] /= wins;
  return outlook;
}

}  // namespace benben
