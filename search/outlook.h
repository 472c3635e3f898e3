// Outlook: what a position promises each seat, its share of the win and its points, apart from each
// other; a search adds both up in one number (values.h), people want to see the two.
#pragma once

#include <algorithm>
#include <cstddef>

#include "core/game.h"
#include "search/values.h"

namespace benben {

// Entries beyond the players are 0.
struct Outlook {
  Values win{};     // the expected share of the win, in [0, 1]; winners share 1
  Values points{};  // the expected final points

  Outlook& operator+=(const Outlook& other) {
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
      win[seat] += other.win[seat];
      points[seat] += other.points[seat];
    }
    return *this;
  }
  Outlook& operator*=(double factor) {
    for (double& share : win) share *= factor;
    for (double& number : points) number *= factor;
    return *this;
  }
  friend Outlook operator+(Outlook one, const Outlook& other) { return one += other; }
  friend Outlook operator*(Outlook one, double factor) { return one *= factor; }
  friend Outlook operator-(Outlook one, const Outlook& other) { return one += other * -1; }
  friend bool operator==(const Outlook&, const Outlook&) = default;
};

// What counts of an outlook, for one seat: as a search counts (values.h), but for leads.
inline double worth(const Outlook& outlook, Seat seat, int players) {
  double sum = 0;
  for (const double points : outlook.points) sum += std::max(points, 0.0);
  const auto at = static_cast<std::size_t>(index(seat));
  const double share = sum > 0 ? std::max(outlook.points[at], 0.0) / sum : 1.0 / players;
  return kWinWeight * outlook.win[at] + (1 - kWinWeight) * share;
}

// Of a finished game.
template <Game G>
Outlook final_outlook(const typename G::State& state) {
  const auto [winners, scores] = G::result(state);
  Outlook outlook;
  for (int i = 0; i < G::players(state); ++i) {
    const auto seat = static_cast<std::size_t>(i);
    outlook.win[seat] = winners.contains(seat_at(i)) ? 1.0 / winners.size() : 0;
    outlook.points[seat] = scores[seat];
  }
  return outlook;
}

// Of a game that is over, or that is foretold by its estimate.
template <Game G>
Outlook foretold_outlook(const typename G::State& state) {
  if constexpr (GuidedGame<G>) {
    if (!G::next(state).is_over()) {
      const int players = G::players(state);
      const Scores forecast = G::forecast(state);
      Outlook outlook{chances_ahead<G>(G::estimate(state), players), {}};
      double sum = 0;
      for (const double chance : outlook.win) sum += chance;
      for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
        outlook.win[seat] /= sum;
        outlook.points[seat] = static_cast<double>(forecast[seat]) / G::kEstimateUnit;
      }
      return outlook;
    }
  }
  return final_outlook<G>(state);
}

}  // namespace benben
