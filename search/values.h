// What a finished or a running game is worth to each seat, as numbers that a search can add up.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "core/game.h"
#include "core/seat.h"

namespace benben {

// One value per seat, each in [0, 1]; entries beyond the players are 0.
using Values = std::array<double, kMaxSeats>;

// How much of a finished game's value is winning; the rest is the share of the points, so that a
// seat that cannot win any more (or lose) still plays well. Where leads count (kLeadWeight), of
// what they leave.
inline constexpr double kWinWeight = 0.9;

// The share of wins that a lead of so many points promises, in (0, 1): 1/2 at 0, 3/4 at `spread`.
// A rational curve, because exp() is not the same on every platform.
inline double win_chance(double lead, double spread) {
  const double size = lead < 0 ? -lead : lead;
  return 0.5 + 0.5 * lead / (size + spread);
}

// Points by which a seat is ahead of the best of the others; negative if it is behind.
inline int lead_of(const Scores& points, int players, std::size_t seat) {
  int others = points[seat == 0 ? 1 : 0];  // any one of them
  for (std::size_t other = 0; other < static_cast<std::size_t>(players); ++other) {
    if (other != seat) others = std::max(others, points[other]);
  }
  return points[seat] - others;
}

// Moves values to how far each seat is ahead, or behind, as far as the game counts that: over many
// simulations a lead says more than who came out ahead.
template <GuidedGame G>
void count_leads(const Scores& scores, int players, Values& values) {
  const auto seats = static_cast<std::size_t>(players);
  Values leads{};
  double sum = 0;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    sum += leads[seat] = win_chance(lead_of(scores, players, seat), G::kLeadSpread);
  }
  for (std::size_t seat = 0; seat < seats; ++seat) {
    values[seat] = (1 - G::kLeadWeight) * values[seat] + G::kLeadWeight * leads[seat] / sum;
  }
}

// The value of a finished game for each seat; they sum to 1.
template <Game G>
Values final_values(const typename G::State& state) {
  const auto [winners, scores] = G::result(state);
  const int players = G::players(state);
  const auto seats = static_cast<std::size_t>(players);
  double sum = 0;
  for (std::size_t seat = 0; seat < seats; ++seat) sum += std::max(scores[seat], 0);
  Values values{};
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const double win = winners.contains(seat_at(static_cast<int>(seat))) ? 1.0 / winners.size() : 0;
    const double share = sum > 0 ? std::max(scores[seat], 0) / sum : 1.0 / players;
    values[seat] = kWinWeight * win + (1 - kWinWeight) * share;
  }
  if constexpr (GuidedGame<G>) {
    if constexpr (G::kLeadWeight > 0) count_leads<G>(scores, players, values);
  }
  return values;
}

// The share of the win that a value of alpha-beta promises.
template <AlphaBetaGame G>
double win_share(int value) {
  if (value > kWinValue / 2) return 1;
  if (value < -kWinValue / 2) return 0;
  return win_chance(value, G::kWinSpread);
}

// Each seat's chance to be ahead of every other one, as if these were independent; they need not
// sum to 1. Entries beyond the players are 0.
template <GuidedGame G>
Values chances_ahead(const Scores& points, int players) {
  const auto seats = static_cast<std::size_t>(players);
  Values chances{};
  for (std::size_t seat = 0; seat < seats; ++seat) {
    chances[seat] = 1;
    for (std::size_t other = 0; other < seats; ++other) {
      const double lead = points[seat] - points[other];
      if (other != seat) chances[seat] *= win_chance(lead, G::kEstimateSpread * G::kEstimateUnit);
    }
  }
  return chances;
}

// The value of a running game for each seat, from the points that the game foretells.
template <GuidedGame G>
Values estimated_values(const typename G::State& state) {
  const Scores points = G::estimate(state);
  const auto seats = static_cast<std::size_t>(G::players(state));
  Values values = chances_ahead<G>(points, G::players(state));
  double chances = 0;
  double sum = 0;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    chances += values[seat];
    sum += std::max(points[seat], 0);
  }
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const double share = sum > 0 ? std::max(points[seat], 0) / sum : 1.0 / G::players(state);
    values[seat] = kWinWeight * values[seat] / chances + (1 - kWinWeight) * share;
  }
  return values;
}

// Points by which a seat leads the best of the others as a greedy player counts; negative if it
// trails.
template <Game G>
int lead(const typename G::State& state, Seat seat) {
  return lead_of(G::greedy_points(state), G::players(state), static_cast<std::size_t>(index(seat)));
}

}  // namespace benben
