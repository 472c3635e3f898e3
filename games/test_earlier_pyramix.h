// Made-up rules of a past, for tests: in this Pyramix whoever took the last cube had ten points
// more. With it the list of games (games/all.h) is what it will be once rules have changed.
#pragma once

#include <algorithm>
#include <cstddef>

#include "games/pyramix/rules.h"

namespace benben::pyramix {

struct EarlierPyramix : Pyramix {
  using Newest = Pyramix;
  inline static const GameInfo kInfo = []() noexcept {
    GameInfo info = Pyramix::kInfo;
    info.rules_version = 0;
    return info;
  }();

  static Scores scores(const State& state) { return with_bonus(state, Pyramix::scores(state)); }
  static Scores standing(const State& state) { return with_bonus(state, Pyramix::standing(state)); }
  static SeatSet winners(const State& state) { return result(state).winners; }
  static FinalResult result(const State& state) {
    FinalResult result{{}, standing(state)};
    const auto seats = result.scores.begin() + state.players;
    const int most = *std::max_element(result.scores.begin(), seats);
    for (int seat = 0; seat < state.players; ++seat) {
      const bool wins = result.scores[static_cast<std::size_t>(seat)] == most;
      if (wins) result.winners = result.winners.with(seat_at(seat));
    }
    return result;
  }

 private:
  static constexpr int kBonus = 10;

  static Scores with_bonus(const State& state, Scores scores) {
    constexpr int kLast = kRemovals - 1;
    const bool is_over = state.removals == kRemovals;
    if (is_over) scores[static_cast<std::size_t>(kLast % state.players)] += kBonus;
    return scores;
  }
};

}  // namespace benben::pyramix

namespace benben {

using OlderGames = GameList<pyramix::EarlierPyramix>;

}  // namespace benben
