// Evaluator: what a position promises each seat if all play well, with how far that can be trusted.
//
// Ends are solved (exact.h); what is decided by a seat is searched, by alpha-beta where a game can
// be (with what it has learned, where that fits), else by tree search, and has the outlook of the
// move that the search likes best; before chance stands the mean over its outcomes, each searched:
// over all where they can be listed and are few, else over some that are drawn, unless that end can
// be solved. Effort is counted in simulations, so the same seed and effort give the same numbers on
// every platform.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/game.h"
#include "core/rng.h"
#include "games/endings.h"
#include "games/learned.h"
#include "search/alpha_beta.h"
#include "search/exact.h"
#include "search/learned_outlook.h"
#include "search/mcts.h"
#include "search/outlook.h"
#include "search/pace.h"

namespace benben {

// Of two independent errors. (std::hypot is not rounded alike on every platform.)
inline double hypotenuse(double one, double other) { return std::sqrt(one * one + other * other); }

// What a search found about one move.
template <class Move>
struct RankedMove {
  Move move;
  std::uint32_t visits = 0;  // 0 if they were not counted
  Outlook outlook;
};

// What would be expected behind an outcome of chance.
struct LikelyOutlook {
  Outlook outlook;
  double probability = 0;
};

// Who wins, whatever the other one plays, in so many moves of both at most. By how many points is
// then still an estimate.
struct Proof {
  Seat winner{};
  int moves = 0;
};

template <class Move>
struct Evaluation {
  Outlook outlook;
  Values error{};         // of the shares of the win: an estimate of the standard error
  bool is_exact = false;  // then the errors are 0
  // If a seat decides: the moves that the search has tried, the best first.
  std::vector<RankedMove<Move>> moves = {};
  // Before chance, if all outcomes were looked at: behind each, in the order of the game's list.
  std::vector<LikelyOutlook> outcomes = {};
  // If it is not exact, but the search has seen the end in all lines that count: then the errors
  // are 0, too.
  std::optional<Proof> proof = {};
};

template <Game G>
class Evaluator {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  using Found = Evaluation<Move>;

  // `effort`: simulations a position, at least 1.
  explicit Evaluator(int effort, Pace& pace = endless) : effort_(effort), pace_(&pace) {}

  // The moves are those of `seat`, if several may act and it is given.
  Found evaluate(const State& state, const Rng& rng, Actor seat = std::nullopt) const {
    if (G::next(state).is_chance()) return mean_of_outcomes(state, rng);
    return search(state, effort_, rng, seat);
  }

  // What an outcome promises, searched as each is for the mean that evaluate() gives with this
  // generator: the difference is what the outcome brought.
  Found evaluate_outcome(const State& before, const typename G::Outcome& outcome,
                         const Rng& rng) const {
    return search_behind(before, outcome, share_of(outcomes_of(before, rng).size()), rng);
  }

 private:
  // Positions that may be looked at for an exact end, for each simulation.
  static constexpr std::int64_t kExactPositions = 8;
  // All outcomes together have so many times the effort, each so much at least, and none more than
  // a position has.
  static constexpr int kChanceEffort = 8;
  static constexpr int kLeastEffort = 4;
  static constexpr std::size_t kMostOutcomes = 128;
  static constexpr int kDrawnOutcomes = 16;
  // Alpha-beta knows no error of its own: how far its last iteration has changed the share of the
  // win, and no less than this.
  static constexpr double kAlphaBetaError = 0.02;
  // As often as the search itself asks.
  static constexpr int kAskEvery = 64;

  // Sums for a mean and its error.
  struct Tally {
    int count = 0;
    Outlook sum;
    Values squares{};

    void add(const Outlook& outlook) {
      ++count;
      sum += outlook;
      for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
        squares[seat] += outlook.win[seat] * outlook.win[seat];
      }
    }
    Outlook mean() const { return sum * (1.0 / count); }
    // Of the mean, as if there were a win and a loss more: that a few results are alike proves
    // little.
    Values error() const {
      Values error{};
      for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
        const double mean = (sum.win[seat] + 1) / (count + 2);
        const double spread = std::max((squares[seat] + 1) / (count + 2) - mean * mean, 0.0);
        error[seat] = std::sqrt(spread / (count + 1));
      }
      return error;
    }
  };

  int share_of(std::size_t outcomes) const {
    const int share = std::min(kChanceEffort * effort_ / static_cast<int>(outcomes), effort_);
    return std::max(kLeastEffort, share);
  }

  using Likely = LikelyOutcome<typename G::Outcome>;
  static std::vector<Likely> outcomes_of(const State& state, const Rng& rng) {
    std::vector<Likely> list = G::outcomes(state);
    if (!list.empty() && list.size() <= kMostOutcomes) return list;
    list.clear();
    Rng drawing = rng.split(1);
    for (int i = 0; i < kDrawnOutcomes; ++i) {
      list.push_back({G::sample(state, drawing), 1.0 / kDrawnOutcomes});
    }
    return list;
  }

  Found search_behind(const State& before, const typename G::Outcome& outcome, int effort,
                      const Rng& rng) const {
    State after = before;
    G::apply(after, outcome);
    // The same random numbers for all: what they do to one they do to the other.
    return search(after, effort, rng.split(2), std::nullopt);
  }

  Found mean_of_outcomes(const State& state, const Rng& rng) const {
    const std::vector<Likely> outcomes = outcomes_of(state, rng);
    const bool all = !G::outcomes(state).empty() && outcomes.size() <= kMostOutcomes;
    if constexpr (kHasEnding<G>) {
      if (!all) {
        if (const auto solved = solved_end(state, effort_)) return {solved->outlook, {}, true};
      }
    }
    Found mean;
    mean.is_exact = all;
    Tally drawn;
    for (const auto& [outcome, probability] : outcomes) {
      // A mean needs all of them; when it is to stop, the rest of them with little effort.
      const int effort = pace_->stop() ? kLeastEffort : share_of(outcomes.size());
      const Found behind = search_behind(state, outcome, effort, rng);
      mean.outlook += behind.outlook * probability;
      mean.is_exact = mean.is_exact && behind.is_exact;
      drawn.add(behind.outlook);
      if (all) mean.outcomes.push_back({behind.outlook, probability});
      for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
        const double error = probability * behind.error[seat];
        mean.error[seat] += error * error;
      }
    }
    for (double& error : mean.error) error = std::sqrt(error);
    // Among the drawn ones the errors of each are part of how much they differ.
    if (!all) mean.error = drawn.error();
    return mean;
  }

  auto solved_end(const State& state, int effort) const {
    std::int64_t positions = kExactPositions * effort;
    if constexpr (kHasEnding<G>) {
      if (G::players(state) == 2) positions = EndingOf<G>::positions(effort);
    }
    return ExactSolver<G>(positions, *pace_).solve(state);
  }

  Found search(const State& state, int effort, const Rng& rng, Actor seat) const {
    if (const auto solved = solved_end(state, effort)) {
      Found found{solved->outlook, {}, true};
      if (solved->best) found.moves.push_back({*solved->best, 0, solved->outlook});
      return found;
    }
    if constexpr (AlphaBetaGame<G>) {
      if (!G::next(state).is_chance()) {
        return with_best_evaluation<G>(
            state, [&]<class S>() { return search_alpha_beta<S>(state, effort, rng); });
      }
    }
    return search_tree(state, effort, rng, seat);
  }

  Found search_tree(const State& state, int effort, const Rng& rng, Actor seat) const {
    Mcts<G> search(state, rng, seat);
    // They explore as they did when they were measured, and puzzles were found (bench/README.md).
    if constexpr (kHasLearnedOutlook<G>) search.use_learned_value(Mcts<G>::kPriorExploration);
    Tally all;
    std::vector<Tally> of_move;
    for (int i = 0; i < effort; ++i) {
      // One more than asked for: the first only looks which moves there are.
      if (i == 0) search.run(1);
      search.run(1);
      const Outlook outlook = outlook_of(search);
      all.add(outlook);
      if (const auto move = search.first_move()) {
        if (*move >= of_move.size()) of_move.resize(*move + 1);
        of_move[*move].add(outlook);
      }
      if (i % kAskEvery == kAskEvery - 1 && pace_->stop()) break;
    }
    if (of_move.empty()) return {all.mean(), all.error(), false};
    return ranked(search, of_move);
  }

  // Of where the last simulation ended.
  static Outlook outlook_of(const Mcts<G>& search) {
    if constexpr (kHasLearnedOutlook<G>) {
      if (search.ends_at_learned() && !G::next(search.reached()).is_over()) {
        return learned_outlook<G>(search.reached());
      }
    }
    return foretold_outlook<G>(search.reached());
  }

  // The outlook of the move that was tried most.
  static Found ranked(const Mcts<G>& search, const std::vector<Tally>& of_move) {
    const auto moves = search.statistics();
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < of_move.size(); ++i) {
      if (of_move[i].count > 0) order.push_back(i);
    }
    std::ranges::sort(order, [&](std::size_t one, std::size_t other) {
      const int fewer = of_move[other].count - of_move[one].count;
      return fewer == 0 ? one < other : fewer < 0;
    });
    const Tally& best = of_move[order.front()];
    Found found{best.mean(), best.error(), false};
    for (const std::size_t i : order) {
      found.moves.push_back({moves[i].move, moves[i].visits, of_move[i].mean()});
    }
    return found;
  }

  // S is the game as it is searched.
  template <AlphaBetaGame S>
  Found search_alpha_beta(const State& state, int effort, const Rng& rng) const {
    // A forced move leaves nothing to search; what it leads to does.
    const auto moves = G::legal(state, G::next(state).seats.first());
    if (moves.size() == 1) {
      State after = state;
      G::apply(after, moves[0]);
      Found found = search(after, effort, rng, std::nullopt);
      found.moves = {{moves[0], 0, found.outlook}};
      if (found.proof) ++found.proof->moves;
      return found;
    }
    AlphaBeta<S> search(state, rng.split(0));
    search.run(AlphaBeta<S>::kNodesPerSimulation * effort, AlphaBeta<S>::kMaxDepth, *pace_);
    const Seat seat = G::next(state).seats.first();
    Found found;
    found.outlook = outlook_of_value<S>(state, seat, search.value());
    const Outlook before = outlook_of_value<S>(state, seat, search.value() - search.change());
    for (std::size_t i = 0; i < 2; ++i) {
      const double change = std::abs(found.outlook.win[i] - before.win[i]);
      found.error[i] = search.is_decided() ? 0 : std::max(change, kAlphaBetaError);
    }
    found.moves.push_back({search.best(), 0, found.outlook});
    if (search.is_decided()) {
      const int winner = search.value() > 0 ? index(seat) : 1 - index(seat);
      found.proof = Proof{seat_at(winner), search.moves_to_end()};
    }
    return found;
  }

  // A value of alpha-beta for a seat as both seats' shares of the win; points as the game foretells
  // them now.
  template <AlphaBetaGame S>
  static Outlook outlook_of_value(const State& state, Seat seat, int value) {
    const auto own = static_cast<std::size_t>(index(seat));
    Outlook outlook{{}, foretold_outlook<G>(state).points};
    outlook.win[own] = win_share<S>(value);
    outlook.win[1 - own] = 1 - outlook.win[own];
    return outlook;
  }

  int effort_;
  Pace* pace_;
};

}  // namespace benben
