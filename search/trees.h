// Trees: several searches of one root (mcts.h), each with chance of its own, taken together at the
// root (root parallelization: Chaslot, Winands, van den Herik 2008).
//
// The trees know nothing of each other, so each may grow on a thread of its own. What they have
// found is summed in their order, move by move: it depends on how many trees there are, never on
// the threads. One tree is the search alone.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "search/mcts.h"

namespace benben {

template <Game G>
class Trees {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  // `count`: at least 1. Together they hold as much as one search may.
  Trees(const State& root, const Rng& rng, int count, Actor seat = std::nullopt) {
    for (int k = 0; k < count; ++k) {
      trees_.push_back({Mcts<G>(root, rng.split(static_cast<std::uint64_t>(k)), seat)});
      trees_.back().search.set_most_bytes(Mcts<G>::kMostBytes / static_cast<std::size_t>(count));
    }
  }

  // As of Mcts.
  void use_learned_value() {
    for (Tree& tree : trees_) tree.search.use_learned_value();
  }

  std::size_t count() const { return trees_.size(); }
  std::int64_t simulations() const {
    std::int64_t sum = 0;
    for (const Tree& tree : trees_) sum += tree.simulations;
    return sum;
  }

  // Grows them until all have had so many simulations together, shared out evenly; the first have
  // one more. `crew.run(work)` calls work(n) for each n below `crew.count()`, at the same time or
  // not (research/crew.h).
  template <class Threads>
  void grow_to(std::int64_t simulations, Threads& crew) {
    crew.run([&](int number) {
      const auto step = static_cast<std::size_t>(crew.count());
      for (auto k = static_cast<std::size_t>(number); k < count(); k += step) {
        grow(k, share_of(k, simulations));
      }
    });
  }

  // What each seat may expect, as the mean of all simulations; there was one.
  Values value() const {
    Values mean{};
    for (const Tree& tree : trees_) {
      if (tree.simulations == 0) continue;
      const Values values = tree.search.value();
      const double part =
          static_cast<double>(tree.simulations) / static_cast<double>(simulations());
      for (std::size_t seat = 0; seat < values.size(); ++seat) mean[seat] += part * values[seat];
    }
    return mean;
  }

  // As of Mcts; of trees that have not begun there is nothing.
  std::vector<MoveStatistics<Move>> statistics() const { return means_of(totals()); }

  Move best() const {
    const auto list = totals();
    return list[most_visited(list)].move;
  }

  // Behind the first move, that of the tree which has visited it most, of equals the first.
  std::vector<std::pair<Seat, Move>> variation() const {
    const auto list = totals();
    if (list.empty()) return {};
    const std::size_t first = most_visited(list);
    const Mcts<G>* most = nullptr;
    std::uint32_t visits = 0;
    for (const Tree& tree : trees_) {
      const auto own = tree.search.totals();
      if (own.empty() || own[first].visits <= visits) continue;
      visits = own[first].visits;
      most = &tree.search;
    }
    if (most == nullptr) return {};
    return most->variation(first);
  }

 private:
  // On cache lines of its own: another's is written by another processor.
  struct alignas(64) Tree {
    Mcts<G> search;
    std::int64_t simulations = 0;
  };

  std::int64_t share_of(std::size_t k, std::int64_t simulations) const {
    const auto all = static_cast<std::int64_t>(count());
    return simulations / all + (static_cast<std::int64_t>(k) < simulations % all ? 1 : 0);
  }

  void grow(std::size_t k, std::int64_t simulations) {
    Tree& tree = trees_[k];
    for (; tree.simulations < simulations; ++tree.simulations) tree.search.run(1);
  }

  std::vector<MoveTotal<Move>> totals() const {
    std::vector<MoveTotal<Move>> sums;
    for (const Tree& tree : trees_) {
      const auto own = tree.search.totals();
      if (sums.empty()) {
        sums = own;
        continue;
      }
      for (std::size_t i = 0; i < own.size(); ++i) {
        sums[i].visits += own[i].visits;
        sums[i].sum += own[i].sum;
      }
    }
    return sums;
  }

  std::vector<Tree> trees_;
};

}  // namespace benben
