// PointsPuzzle: the move that wins most at once, where the game knows it exactly, as a puzzle.
//
// It is a puzzle for who sees less than all: how hard it is follows from what players of short and
// middle sight (core/game.h) find in the same position.
#pragma once

#include <algorithm>
#include <optional>

#include "core/game.h"
#include "core/rng.h"
#include "search/playout.h"
#include "search/puzzle_search.h"
#include "search/puzzles.h"

namespace benben {

template <Game G>
class PointsPuzzle {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  using Find = PuzzleFind<G>;

  // Nothing if the game does not know, little is to be won, or there is no choice. A solution is
  // any move that wins as many points; the one that is given is the game's.
  static std::optional<Find> look(const State& state, Seat seat) {
    if (G::race(state) || G::legal(state, seat).has_value()) return std::nullopt;
    const auto best = G::best_move(state, seat);
    if (!best || best->points < kLeastPoints) return std::nullopt;
    const auto moves = searched_moves<G>(state, seat);
    if (static_cast<int>(moves.size()) < kLeastMoves) return std::nullopt;
    int second = 0;
    for (const Sight sight : kSights) {
      second = std::max(second, most_points(state, seat, sight, best->points - 1));
    }
    Find find;
    find.best = best->move;
    find.solution = {best->move};
    find.value.points = best->points;
    find.second.points = second;
    find.is_exact = true;
    return find;
  }

  // 1 for what a short sight finds and 2 for a middle one; else by how many points that one leaves.
  static int difficulty(const State& state, Seat seat, const Find& find) {
    constexpr int kFew = 3;
    constexpr int kMany = 6;
    const int best = static_cast<int>(find.value.points);
    if (most_points(state, seat, Sight::kShort, best) == best) return 1;
    const int left = best - most_points(state, seat, Sight::kMiddle, best);
    if (left == 0) return 2;
    return left < kFew ? 3 : left < kMany ? 4 : 5;
  }

  // Points that a move wins at once.
  static int points_won(const State& state, Seat seat, const Move& move) {
    const auto at = static_cast<std::size_t>(index(seat));
    State after = state;
    G::apply(after, move);
    return G::scores(after)[at] - G::scores(state)[at];
  }

 private:
  static constexpr int kLeastPoints = 2;
  static constexpr int kLeastMoves = 3;

  // The most that a move of this sight wins, but not more than `limit`.
  static int most_points(const State& state, Seat seat, Sight sight, int limit) {
    int most = 0;
    const auto moves = searched_moves<G>(state, seat, sight);
    for (int i = 0; i < static_cast<int>(moves.size()); ++i) {
      const int points = points_won(state, seat, move_of(moves[i]));
      if (points <= limit) most = std::max(most, points);
    }
    return most;
  }
};

}  // namespace benben
