// ExactSolver: what a position near the end is worth, exactly, if all play as well as they can.
//
// It looks at every move and every outcome of chance (max^n, Luckhardt and Irani 1986, with chance
// nodes) and gives up when that takes too many positions, or where moves or outcomes cannot be
// listed, or the first of several seats to answer counts; but where the game says that what follows
// is foregone, nobody need look. Every seat takes the move of most worth
// to it (outlook.h), among equals the first in the order of the texts. Where a game has a solver of
// its own (games/endings.h), that one looks, and each seat takes the move that promises it the most
// on the mean of what finished games are worth (values.h) but for leads: the same but for shares of
// points.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "core/game.h"
#include "games/endings.h"
#include "search/outlook.h"
#include "search/pace.h"
#include "search/values.h"

namespace benben {

template <Game G>
class ExactSolver {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  struct Solution {
    Outlook outlook;
    std::optional<Move> best;  // if a seat is to act
  };

  // Looks at so many positions at most, in all calls together, and at none once the pace says stop.
  explicit ExactSolver(std::int64_t positions, Pace& pace = endless)
      : left_(positions), pace_(&pace) {}

  // Nothing if it is too much to look at, or was stopped.
  std::optional<Solution> solve(const State& state) {
    if constexpr (kHasEnding<G>) {
      if (G::players(state) == 2) return solve_ending(state);
    }
    Solution solution;
    if (!visit(state, solution, 0)) return std::nullopt;
    return solution;
  }

 private:
  // More events than any ending has that can be looked through.
  static constexpr int kMaxDepth = 60;
  // As often as a search asks.
  static constexpr std::int64_t kAskEvery = 64;

  std::optional<Solution> solve_ending(const State& state)
    requires kHasEnding<G>
  {
    typename EndingOf<G>::Type ending(left_, kWinWeight, [this] { return pace_->stop(); });
    const auto found = ending.solve(state);
    left_ = ending.positions_left();
    if (!found) return std::nullopt;
    Solution solution{{}, found->best};
    std::ranges::copy(found->win, solution.outlook.win.begin());
    std::ranges::copy(found->points, solution.outlook.points.begin());
    return solution;
  }

  bool visit(const State& state, Solution& solution, int depth) {
    if (--left_ < 0 || depth > kMaxDepth) return false;
    if (left_ % kAskEvery == 0 && pace_->stop()) left_ = 0;
    const Next next = G::next(state);
    if (next.is_over()) {
      solution = {final_outlook<G>(state), std::nullopt};
      return true;
    }
    if (next.is_chance()) return visit_outcomes(state, solution, depth);
    if constexpr (!kAlwaysListed<G>) {
      if (const auto end = G::foregone(state)) return visit_end(state, *end, solution);
    }
    return next.seats.size() == 1 && visit_moves(state, next.seats.first(), solution, depth);
  }

  bool visit_end(const State& state, const State& end, Solution& solution) {
    solution = {final_outlook<G>(end), G::best_move(state, G::next(state).seats.first())->move};
    return true;
  }

  bool visit_outcomes(const State& state, Solution& solution, int depth) {
    const auto outcomes = G::outcomes(state);
    if (outcomes.empty()) return false;
    Outlook mean;
    for (const auto& [outcome, probability] : outcomes) {
      State after = state;
      G::apply(after, outcome);
      Solution behind;
      if (!visit(after, behind, depth + 1)) return false;
      mean += behind.outlook * probability;
    }
    solution = {mean, std::nullopt};
    return true;
  }

  bool visit_moves(const State& state, Seat seat, Solution& solution, int depth) {
    if constexpr (kAlwaysListed<G>) {
      const auto moves = G::legal(state, seat);
      if (moves.size() > left_) return false;
      double best = -1;
      for (int i = 0; i < static_cast<int>(moves.size()); ++i) {
        State after = state;
        G::apply(after, moves[i]);
        Solution behind;
        if (!visit(after, behind, depth + 1)) return false;
        const double found = worth(behind.outlook, seat, G::players(state));
        if (found <= best) continue;
        best = found;
        solution = {behind.outlook, moves[i]};
      }
      return true;
    } else {
      return false;
    }
  }

  std::int64_t left_;
  Pace* pace_;
};

}  // namespace benben
