// PuzzleSearch: whether one move of a position is clearly the best, and how hard it is to find.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/game.h"
#include "core/rng.h"
#include "search/evaluator.h"
#include "search/playout.h"
#include "search/puzzles.h"

namespace benben {

// The moves of a position that lead to the same one as the best of them, and what they are worth.
template <Game G>
struct PuzzleFind {
  typename G::Move best;
  std::vector<typename G::Move> solution;
  std::optional<typename G::Move> rival;  // the best of the others
  PuzzleValue value;
  PuzzleValue second;
  bool is_exact = false;
};

// For games whose moves can be listed.
template <Game G>
class PuzzleSearch {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  using Find = PuzzleFind<G>;

  explicit PuzzleSearch(int effort) : effort_(effort) {}

  // Nothing if no move stands out; `found` is what a search of this effort says.
  std::optional<Find> look(const State& state, Seat seat, const Evaluation<Move>& found,
                           const Rng& rng) const {
    if (!found.is_exact && !leads(found)) return std::nullopt;
    Find find;
    find.best = found.moves.front().move;
    find.is_exact = found.is_exact;
    const std::vector<Move> others = list_others(find, state, seat);
    if (others.size() < kLeastOthers) return std::nullopt;
    const auto best = value_behind(state, find.best, effort_, rng);
    for (const Move& move : rivals(state, seat, found, others, rng)) {
      const auto other = value_behind(state, move, effort_, rng);
      if (!stands_out(best, other, seat, kLeastGap)) return std::nullopt;
      const PuzzleValue value = value_of(other.outlook, seat);
      if (find.rival && *value.win <= *find.second.win) continue;
      find.rival = move;
      find.second = value;
    }
    if (!find.rival) return std::nullopt;
    find.value = value_of(best.outlook, seat);
    return find;
  }

  // The smallest effort of 16, 32, 64, ... from which on all searches find the solution; nothing if
  // those of the largest do not.
  std::optional<int> effort_to_find(const State& state, Seat seat, const Find& find,
                                    const Rng& rng) const {
    std::optional<int> needed;
    for (int effort = kMostEffort; effort >= kLeastEffort; effort /= 2) {
      if (!is_found(state, seat, find, effort, rng)) return needed;
      needed = effort;
    }
    return needed;
  }

  // Whether even searches of the smallest effort agree on the solution.
  bool is_plain(const State& state, Seat seat, const Find& find, const Rng& rng) const {
    return is_found(state, seat, find, kLeastEffort, rng);
  }

  // Looks again with ten times the effort, and takes over the values found then; false if they
  // contradict.
  bool confirm(const State& state, Seat seat, Find& find, const Rng& rng) const {
    const int effort = kPuzzleConfirmation * effort_;
    const auto found = Evaluator<G>(effort).evaluate(state, rng.split(0), seat);
    if (!solves(state, found.moves.front().move, find)) return false;
    if (find.is_exact) return true;
    const auto best = value_behind(state, find.best, effort, rng.split(1));
    const auto rival = value_behind(state, *find.rival, effort, rng.split(1));
    if (!stands_out(best, rival, seat, kLeastGap / 2)) return false;
    find.value = value_of(best.outlook, seat);
    find.second = value_of(rival.outlook, seat);
    return true;
  }

 private:
  // As many positions must be there to choose from besides the best.
  static constexpr std::size_t kLeastOthers = 2;
  // By so much of the win the best move has to be better, and by two standard errors.
  static constexpr double kLeastGap = 0.08;
  static constexpr double kStandsOut = 2;
  // Of those that a search has counted, as many are valued by searches of their own.
  static constexpr std::size_t kRivals = 3;
  // All moves are valued with such a part of the effort where a search counts none.
  static constexpr int kRough = 8;
  static constexpr int kLeastEffort = 16;
  static constexpr int kMostEffort = 2048;
  static constexpr std::uint64_t kSearches = 3;

  // A search that is in two minds has visited both moves.
  static bool leads(const Evaluation<Move>& found) {
    if (AlphaBetaGame<G> || found.moves.size() < 2) return true;
    return found.moves[0].visits >= 2 * found.moves[1].visits;
  }

  static State behind(const State& state, const Move& move) {
    State after = state;
    G::apply(after, move);
    return after;
  }

  static bool solves(const State& state, const Move& move, const Find& find) {
    return move == find.best || behind(state, move) == behind(state, find.best);
  }

  // By every search of so much effort.
  static bool is_found(const State& state, Seat seat, const Find& find, int effort,
                       const Rng& rng) {
    for (std::uint64_t i = 0; i < kSearches; ++i) {
      const Rng own = rng.split(static_cast<std::uint64_t>(effort)).split(i);
      if (!solves(state, searched_best(state, seat, effort, own), find)) return false;
    }
    return true;
  }

  // One move for each other position; those that lead where the best one leads are the solution.
  static std::vector<Move> list_others(Find& find, const State& state, Seat seat) {
    const auto moves = G::legal(state, seat);
    const State best = behind(state, find.best);
    std::vector<Move> others;
    std::vector<State> reached;
    for (int i = 0; i < static_cast<int>(moves.size()); ++i) {
      const Move move = moves[i];
      const State after = behind(state, move);
      if (after == best) {
        find.solution.push_back(move);
      } else if (std::ranges::find(reached, after) == reached.end()) {
        others.push_back(move);
        reached.push_back(after);
      }
    }
    return others;
  }

  // The moves that may come close to the best one.
  std::vector<Move> rivals(const State& state, Seat seat, const Evaluation<Move>& found,
                           const std::vector<Move>& others, const Rng& rng) const {
    if (found.is_exact) return others;
    std::vector<Move> list;
    if constexpr (AlphaBetaGame<G>) {
      // Equal ones stay in the order of their texts.
      std::vector<std::pair<double, std::size_t>> rough;
      for (std::size_t i = 0; i < others.size(); ++i) {
        const auto value = value_behind(state, others[i], std::max(1, effort_ / kRough), rng);
        rough.emplace_back(-value.outlook.win[at(seat)], i);
      }
      std::ranges::sort(rough);
      for (const auto& [loss, i] : rough) list.push_back(others[i]);
    } else {
      for (const auto& ranked : found.moves) {
        if (std::ranges::find(others, ranked.move) != others.end()) list.push_back(ranked.move);
      }
    }
    if (list.size() > kRivals) list.resize(kRivals);
    return list;
  }

  // All outcomes of chance together have about as much effort as one position.
  static Evaluation<Move> value_behind(const State& state, const Move& move, int effort,
                                       const Rng& rng) {
    constexpr int kOfChance = 8;
    const State after = behind(state, move);
    const bool is_chance = G::next(after).is_chance();
    const Evaluator<G> evaluator(is_chance ? std::max(1, effort / kOfChance) : effort);
    return evaluator.evaluate(after, rng);
  }

  static bool stands_out(const Evaluation<Move>& best, const Evaluation<Move>& other, Seat seat,
                         double gap) {
    const double one = best.error[at(seat)];
    const double two = other.error[at(seat)];
    const double noise = kStandsOut * std::sqrt(one * one + two * two);
    return best.outlook.win[at(seat)] - other.outlook.win[at(seat)] >= std::max(gap, noise);
  }

  static Move searched_best(const State& state, Seat seat, int effort, const Rng& rng) {
    if constexpr (AlphaBetaGame<G>) {
      return with_best_evaluation<G>(state, [&]<class S>() {
        AlphaBeta<S> search(state, rng);
        search.run(AlphaBeta<S>::kNodesPerSimulation * effort);
        return search.best();
      });
    } else {
      Mcts<G> search(state, rng, seat);
      search.run(effort + 1);
      return search.best();
    }
  }

  static std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }
  static PuzzleValue value_of(const Outlook& outlook, Seat seat) {
    return {outlook.win[at(seat)], outlook.points[at(seat)]};
  }

  int effort_;
};

}  // namespace benben
