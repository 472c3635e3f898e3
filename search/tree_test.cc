// What grows in the search's tree, and which of its moves are tried how often.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "games/all.h"
#include "search/mcts.h"
#include "search/trees.h"

namespace benben {
namespace {

template <class G>
typename G::State dealt(int players, std::uint64_t seed) {
  typename G::State state = G::start(Setup{players, {}});
  Rng rng(seed);
  while (G::next(state).is_chance()) G::apply(state, G::sample(state, rng));
  return state;
}

// A random game, stopped where so many decisions are missing.
template <class G>
typename G::State near_end(int players, std::uint64_t seed, int decisions_left) {
  typename G::State state = dealt<G>(players, seed);
  typename G::State copy = state;
  Rng rng(seed + 1);
  int decisions = random_playout<G>(copy, rng) - decisions_left;
  rng = Rng(seed + 1);
  while (!G::next(state).is_over() && (decisions > 0 || G::next(state).is_chance())) {
    decisions -= random_step<G>(state, rng) ? 1 : 0;
  }
  return state;
}

// What chance has done before is a child already: a small tree stays small.
TEST(Tree, TheSameOutcomeIsTheSameNode) {
  using G = pyramix::Pyramix;
  int with_chance = 0;
  for (std::uint64_t seed = 1; seed <= 100 && with_chance < 3; ++seed) {
    const auto state = near_end<G>(2, seed, 4);
    auto next = state;
    G::apply(next, G::legal(state, G::next(state).seats.first())[0]);
    if (!G::next(next).is_chance()) continue;
    Mcts<G> search(state, Rng(seed));
    search.run(20'000);
    EXPECT_LT(search.nodes(), 5'000u) << seed;
    ++with_chance;
  }
  EXPECT_EQ(with_chance, 3);
}

// The moves of a decision that ends the game, as an arm of a bandit each.
struct Arm {
  double value = 0;
  double prior = 0;
  double visits = 0;
};

template <class G>
std::vector<Arm> arms_of(const typename G::State& state) {
  const Seat seat = G::next(state).seats.first();
  const auto moves = searched_moves<G>(state, seat);
  std::vector<Arm> arms;
  double weights = 0;
  for (int i = 0; i < static_cast<int>(moves.size()); ++i) {
    typename G::State after = state;
    G::apply(after, move_of(moves[i]));
    if (!G::next(after).is_over()) return {};
    arms.push_back({final_values<G>(after)[static_cast<std::size_t>(index(seat))]});
    if constexpr (requires { moves[i].weight; }) arms.back().prior = moves[i].weight;
    weights += arms.back().prior;
  }
  for (Arm& arm : arms) arm.prior /= weights > 0 ? weights : 1;
  return arms;
}

// Auer, Cesa-Bianchi, Fischer 2002, with a square root for the logarithm: each arm once, then the
// one with the highest bound.
void play_ucb(std::vector<Arm>& arms, int visits) {
  for (Arm& arm : arms) arm.visits = 1;
  for (int n = static_cast<int>(arms.size()); n < visits; ++n) {
    Arm* best = nullptr;
    double best_bound = 0;
    for (Arm& arm : arms) {
      const double bound = arm.value + 0.25 * std::sqrt(std::sqrt(n) / arm.visits);
      if (best == nullptr || bound > best_bound + 1e-12) {
        best = &arm;
        best_bound = bound;
      }
    }
    ++best->visits;
  }
}

// Silver et al. 2017; an arm not tried is taken to be a little worse than the mean.
void play_puct_with(double exploration, std::vector<Arm>& arms, int visits) {
  double sum = 0;
  for (int n = 0; n < visits; ++n) {
    Arm* best = nullptr;
    double best_bound = 0;
    for (Arm& arm : arms) {
      const double value = arm.visits > 0 ? arm.value : n > 0 ? sum / n - 0.05 : 0.5;
      const double bound = value + exploration * std::sqrt(n + 1.0) * arm.prior / (1 + arm.visits);
      if (best == nullptr || bound > best_bound + 1e-12) {
        best = &arm;
        best_bound = bound;
      }
    }
    ++best->visits;
    sum += best->value;
  }
}

void play_puct(std::vector<Arm>& arms, int visits) { play_puct_with(0.8, arms, visits); }

// Where every move ends the game, the search is a bandit whose visits can be calculated.
template <class G>
int compare_with_bandit(void (*play)(std::vector<Arm>&, int), Leaf leaf = Leaf::kPlayedOut) {
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 60 && compared < 6; ++seed) {
    const auto state = near_end<G>(2, seed, 1);
    if (G::next(state).is_over()) continue;
    std::vector<Arm> arms = arms_of<G>(state);
    if (arms.size() < 2) continue;
    constexpr int kVisits = 20'000;
    play(arms, kVisits);
    Mcts<G> search(state, Rng(seed));
    if (leaf == Leaf::kLearned) search.use_learned_value();
    search.run(kVisits + 1);  // the first one goes no further than the root
    const auto statistics = search.statistics();
    for (std::size_t i = 0; i < arms.size(); ++i) {
      EXPECT_NEAR(statistics[i].visits, arms[i].visits, 1) << "seed " << seed << " move " << i;
      if (statistics[i].visits > 0) {
        EXPECT_NEAR(statistics[i].value, arms[i].value, 1e-9);
      }
    }
    ++compared;
  }
  return compared;
}

// A game whose moves all count alike.
struct EvenPyramix : pyramix::Pyramix {
  static pyramix::CellSet candidates(const State& state, Seat seat, Sight = Sight::kFull) {
    return legal(state, seat);
  }
};

TEST(Tree, MovesThatCountAlikeAreTriedAsUcbSays) {
  EXPECT_GT(compare_with_bandit<EvenPyramix>(play_ucb), 2);
}

TEST(Tree, MovesWithPriorsAreTriedAsPuctSays) {
  EXPECT_GT(compare_with_bandit<anubixx::Anubixx>(play_puct) +
                compare_with_bandit<ankhor::Ankhor>(play_puct) +
                compare_with_bandit<pyramix::Pyramix>(play_puct),
            2);
}

TEST(Tree, WhatEndsAtTheLearnedValueExploresAsTheGameSays) {
  const auto play_bold = [](std::vector<Arm>& arms, int visits) {
    play_puct_with(1.4, arms, visits);
  };
  EXPECT_GT(compare_with_bandit<ankhor::Ankhor>(play_bold, Leaf::kLearned), 0);
  EXPECT_GT(compare_with_bandit<anubixx::Anubixx>(play_puct, Leaf::kLearned), 0);
}

// As many threads as it is told, one behind the other, the last first.
class Backwards {
 public:
  explicit Backwards(int count) : count_(count) {}
  int count() const { return count_; }
  template <class Work>
  void run(const Work& work) {
    for (int n = count_ - 1; n >= 0; --n) work(n);
  }

 private:
  int count_;
};

template <class Move>
std::vector<std::pair<std::uint32_t, double>> numbers_of(
    const std::vector<MoveStatistics<Move>>& list) {
  std::vector<std::pair<std::uint32_t, double>> numbers;
  for (const auto& [move, visits, value] : list) numbers.emplace_back(visits, value);
  return numbers;
}

template <class G>
Trees<G> grown(const typename G::State& root, int trees, int threads,
               const std::vector<int>& rounds) {
  Trees<G> grown(root, Rng(7), trees);
  Backwards crew(threads);
  for (const int simulations : rounds) grown.grow_to(simulations, crew);
  return grown;
}

TEST(Trees, AreSummedMoveByMove) {
  using G = pyramix::Pyramix;
  const auto root = dealt<G>(2, 3);
  const auto trees = grown<G>(root, 3, 1, {500});
  EXPECT_EQ(trees.simulations(), 500);
  std::vector<Mcts<G>> alone;
  for (std::uint64_t k = 0; k < 3; ++k) {
    alone.emplace_back(root, Rng(7).split(k));
    alone.back().run(k < 2 ? 167 : 166);
  }
  const auto sums = trees.statistics();
  std::size_t best = 0;
  for (std::size_t i = 0; i < sums.size(); ++i) {
    std::uint32_t visits = 0;
    double sum = 0;
    for (const auto& search : alone) {
      visits += search.statistics()[i].visits;
      sum += search.totals()[i].sum;
    }
    EXPECT_EQ(sums[i].visits, visits);
    EXPECT_EQ(sums[i].value, visits > 0 ? sum / visits : 0.0);
    if (visits > sums[best].visits) best = i;
  }
  EXPECT_EQ(trees.best(), sums[best].move);
  for (std::size_t seat = 0; seat < 2; ++seat) {
    const double sum =
        167 * (alone[0].value()[seat] + alone[1].value()[seat]) + 166 * alone[2].value()[seat];
    EXPECT_NEAR(trees.value()[seat], sum / 500, 1e-12);
  }
  // It goes on as in one of them, and longer than with that move alone.
  const auto line = trees.variation();
  EXPECT_GT(line.size(), 1u);
  EXPECT_EQ(line[0].second, trees.best());
  EXPECT_TRUE(std::ranges::any_of(
      alone, [&](const auto& search) { return search.variation(best) == line; }));
}

TEST(Trees, AreTheSameOnAnyNumberOfThreads) {
  using G = pyramix::Pyramix;
  const auto root = dealt<G>(3, 4);
  const auto one = grown<G>(root, 4, 1, {1'000});
  for (const int threads : {2, 3, 4, 5}) {
    const auto other = grown<G>(root, 4, threads, {90, 91, 1'000});
    EXPECT_EQ(numbers_of(other.statistics()), numbers_of(one.statistics())) << threads;
    EXPECT_EQ(other.variation(), one.variation()) << threads;
  }
  EXPECT_NE(numbers_of(grown<G>(root, 3, 1, {1'000}).statistics()), numbers_of(one.statistics()));
}

TEST(Trees, OneIsTheSearchAlone) {
  using G = ankhor::Ankhor;
  const auto root = dealt<G>(2, 5);
  const auto trees = grown<G>(root, 1, 1, {64, 300});
  Mcts<G> search(root, Rng(7).split(0));
  search.run(300);
  EXPECT_EQ(numbers_of(trees.statistics()), numbers_of(search.statistics()));
  EXPECT_EQ(trees.best(), search.best());
  EXPECT_EQ(trees.variation(), search.variation());
}

TEST(Trees, EndAtWhatIsLearnedAsTheSearchAloneDoes) {
  using G = ankhor::Ankhor;
  const auto root = dealt<G>(2, 5);
  Trees<G> trees(root, Rng(7), 1);
  trees.use_learned_value();
  Backwards crew(1);
  trees.grow_to(300, crew);
  Mcts<G> search(root, Rng(7).split(0));
  search.use_learned_value();
  search.run(300);
  EXPECT_EQ(numbers_of(trees.statistics()), numbers_of(search.statistics()));
  EXPECT_EQ(trees.value(), search.value());
  EXPECT_NE(numbers_of(trees.statistics()), numbers_of(grown<G>(root, 1, 1, {300}).statistics()));
}

// More trees than simulations: those that have not begun say nothing.
TEST(Trees, MayBeMoreThanSimulations) {
  using G = pyramix::Pyramix;
  const auto root = dealt<G>(2, 3);
  const auto none = grown<G>(root, 3, 2, {});
  EXPECT_TRUE(none.statistics().empty());
  EXPECT_TRUE(none.variation().empty());
  const auto two = grown<G>(root, 3, 2, {2});
  EXPECT_EQ(std::ssize(two.statistics()), std::ssize(G::legal(root, G::next(root).seats.first())));
  EXPECT_TRUE(two.variation().empty());  // each has only looked
}

}  // namespace
}  // namespace benben
