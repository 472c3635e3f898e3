#include "search/mcts.h"

#include <gtest/gtest.h>

#include <cstddef>

#include "games/all.h"
#include "search/greedy.h"
#include "search/test_pace.h"

namespace benben {
namespace {

template <class G>
typename G::State dealt(int players, std::uint64_t seed) {
  typename G::State state = G::start(Setup{players, {}});
  Rng rng(seed);
  while (G::next(state).is_chance()) G::apply(state, G::sample(state, rng));
  return state;
}

// Plays at random until `decisions_left` moves are missing, counted by a copy's playout.
template <class G>
typename G::State near_end(int players, std::uint64_t seed, int decisions_left) {
  typename G::State state = dealt<G>(players, seed);
  Rng rng(seed + 1);
  typename G::State copy = state;
  int decisions = random_playout<G>(copy, rng) - decisions_left;
  while (decisions > 0 || G::next(state).is_chance())
    decisions -= random_step<G>(state, rng) ? 1 : 0;
  return state;
}

// Whoever is stopped has done what fewer simulations do, and asks no more.
TEST(Mcts, AStopIsTheSameAsFewerSimulations) {
  AllGames::each([]<class G>() {
    const auto state = dealt<G>(G::kInfo.min_players, 7);
    Mcts<G> stopped(state, Rng(8));
    Mcts<G> fewer(state, Rng(8));
    StopAtAsk pace(3);
    stopped.run(1000, pace);
    fewer.run(3 * 64);
    EXPECT_EQ(pace.asked(), 3);
    EXPECT_EQ(stopped.nodes(), fewer.nodes());
    EXPECT_TRUE(stopped.best() == fewer.best());
  });
}

TEST(Mcts, IsWorthTheMeanOfItsSimulations) {
  AllGames::each([]<class G>() {
    auto state = dealt<G>(2, 1);
    const auto seat = static_cast<std::size_t>(index(G::next(state).seats.first()));
    Mcts<G> search(state, Rng(2));
    search.run(1);
    Rng rng(2);
    const Values first = rollout<G>(state, rng);
    EXPECT_EQ(search.value(), first);
    search.run(99);
    double sum = first[seat];
    for (const auto& move : search.totals()) sum += move.sum;
    EXPECT_NEAR(search.value()[seat], sum / 100, 1e-12);
  });
}

// Nor does the tree hold them.
TEST(Mcts, ListsNoMovesOfWhatIsMetOnce) {
  AllGames::each([]<class G>() {
    Mcts<G> search(dealt<G>(2, 1), Rng(2));
    search.run(1);
    const std::size_t root = search.bytes();
    EXPECT_GE(root, search.totals().size() * (sizeof(typename G::Move) + 24)) << "moves and edges";
    search.run(1);
    EXPECT_LE(search.bytes(), root + 32) << "one node more";
  });
}

TEST(Mcts, EverySimulationIsCounted) {
  AllGames::each([]<class G>() {
    Mcts<G> search(dealt<G>(2, 1), Rng(2));
    EXPECT_TRUE(search.statistics().empty());
    search.run(500);
    std::uint32_t visits = 0;
    for (const auto& move : search.statistics()) {
      visits += move.visits;
      EXPECT_GE(move.value, 0.0);
      EXPECT_LE(move.value, 1.0);
    }
    // The first simulation expands the root and is played on without a move of the tree.
    EXPECT_EQ(visits, 499u);
    EXPECT_LE(search.nodes(), 1000u) << "a simulation adds one node, two where chance follows";
  });
}

// A tree that holds what it may is searched on, and grows no more.
TEST(Mcts, AFullTreeGrowsNoMore) {
  AllGames::each([]<class G>() {
    constexpr std::size_t kBytes = 30'000;
    const auto state = dealt<G>(G::kInfo.min_players, 5);
    Mcts<G> search(state, Rng(6));
    search.set_most_bytes(kBytes);
    search.run(1);
    const std::size_t one_more = search.bytes();
    search.run(500);
    EXPECT_GE(search.bytes(), kBytes);
    EXPECT_LT(search.bytes(), kBytes + 3 * one_more + 1'000) << "the last simulation adds its own";
    const std::size_t nodes = search.nodes();
    const std::size_t bytes = search.bytes();
    search.run(500);
    EXPECT_EQ(search.nodes(), nodes);
    EXPECT_EQ(search.bytes(), bytes);
    std::uint32_t visits = 0;
    for (const auto& move : search.statistics()) visits += move.visits;
    EXPECT_EQ(visits, 1'000u);
    EXPECT_FALSE(search.variation().empty());
  });
}

// Until then it is the search that it would be without an end, and behind it, too, nothing but the
// seed decides.
TEST(Mcts, AnEndOfItsMemoryChangesNothingBeforeIt) {
  AllGames::each([]<class G>() {
    const auto state = dealt<G>(2, 5);
    Mcts<G> free(state, Rng(6));
    Mcts<G> bounded(state, Rng(6));
    Mcts<G> again(state, Rng(6));
    free.run(100);
    for (Mcts<G>* search : {&bounded, &again}) search->set_most_bytes(free.bytes());
    bounded.run(100);
    EXPECT_EQ(bounded.nodes(), free.nodes());
    EXPECT_TRUE(bounded.best() == free.best());
    bounded.run(200);
    again.run(300);
    EXPECT_EQ(bounded.nodes(), again.nodes());
    EXPECT_TRUE(bounded.best() == again.best());
  });
}

TEST(Mcts, TheSameSeedSearchesTheSameTree) {
  AllGames::each([]<class G>() {
    Mcts<G> one(dealt<G>(2, 1), Rng(2));
    Mcts<G> two(dealt<G>(2, 1), Rng(2));
    one.run(300);
    two.run(100);
    two.run(200);
    EXPECT_EQ(one.nodes(), two.nodes());
    EXPECT_TRUE(one.best() == two.best());
  });
}

// The best final value that a seat can force with k decisions left, by full search (max^n with
// the mover's own value; chance must be over).
template <class G>
Values exhaustive(const typename G::State& state) {
  if (G::next(state).is_over()) return final_values<G>(state);
  const Seat seat = G::next(state).seats.first();
  const auto moves = G::legal(state, seat);
  Values best{};
  for (int i = 0; i < static_cast<int>(moves.size()); ++i) {
    typename G::State after = state;
    G::apply(after, moves[i]);
    const Values values = exhaustive<G>(after);
    const auto own = static_cast<std::size_t>(index(seat));
    if (i == 0 || values[own] > best[own]) best = values;
  }
  return best;
}

TEST(Mcts, FindsTheBestEndOfPyramix) {
  using G = pyramix::Pyramix;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const auto state = near_end<G>(2, seed, 2);  // the last reveal comes after removal 33 at most
    Mcts<G> search(state, Rng(seed));
    search.run(2000);
    auto after = state;
    G::apply(after, search.best());
    const auto own = static_cast<std::size_t>(index(G::next(state).seats.first()));
    // A point more or less in a lost game may go unseen; a win may not.
    EXPECT_NEAR(exhaustive<G>(after)[own], exhaustive<G>(state)[own], 0.01) << "seed " << seed;
  }
}

// A game at random, to its end.
template <Game G>
typename G::State finished(int players, std::uint64_t seed) {
  auto state = dealt<G>(players, seed);
  Rng rng(seed);
  random_playout<G>(state, rng);
  return state;
}

TEST(Values, WinnersShareAndPointsCountALittle) {
  using G = pyramix::Pyramix;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto state = finished<G>(3, seed);
    const Values values = final_values<G>(state);
    double sum = 0;
    for (const double value : values) sum += value;
    EXPECT_NEAR(sum, 1, 1e-12);
    for (int seat = 0; seat < 3; ++seat) {
      const bool winner = G::winners(state).contains(seat_at(seat));
      const double least = (1 - G::kLeadWeight) * kWinWeight / 3;
      EXPECT_EQ(values[static_cast<std::size_t>(seat)] >= least, winner);
    }
  }
}

TEST(Values, InPyramixALeadCountsByItsPoints) {
  using G = pyramix::Pyramix;
  const auto value_of_lead = [](int lead) {
    Values values{};
    count_leads<G>({20 + lead, 20}, 2, values);
    return values[0] / G::kLeadWeight;
  };
  EXPECT_EQ(value_of_lead(0), 0.5);
  EXPECT_NEAR(value_of_lead(static_cast<int>(G::kLeadSpread)), 0.75, 1e-12);
  EXPECT_NEAR(value_of_lead(static_cast<int>(-G::kLeadSpread)), 0.25, 1e-12);
  // Among three the best of the others is who one is ahead of, or behind.
  Values values{};
  count_leads<G>({30, 18, 6}, 3, values);
  EXPECT_GT(values[0], values[1]);
  EXPECT_GT(values[1], values[2]);
  EXPECT_NEAR(values[0] + values[1] + values[2], G::kLeadWeight, 1e-12);
}

TEST(Values, OfPyramixAreWinsPointsAndLeads) {
  using G = pyramix::Pyramix;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto state = finished<G>(2, seed);
    const auto [winners, scores] = G::result(state);
    const double win = winners.contains(seat_at(0)) ? 1.0 / winners.size() : 0;
    const double share = double{1} * scores[0] / (scores[0] + scores[1]);
    const double lead = win_chance(scores[0] - scores[1], G::kLeadSpread);
    EXPECT_NEAR(final_values<G>(state)[0], 0.7 * (0.9 * win + 0.1 * share) + 0.3 * lead, 1e-12);
  }
}

// Their weights were measured for each game by itself (docs/strength.md).
TEST(Values, OnlyPyramixCountsLeads) {
  AllGames::each([]<class G>() {
    static_assert((G::kLeadWeight > 0) == std::is_same_v<G, pyramix::Pyramix>);
  });
}

TEST(Values, ALeadOfTheSpreadWinsThreeTimesOutOfFour) {
  EXPECT_EQ(win_chance(0, 10), 0.5);
  EXPECT_EQ(win_chance(10, 10), 0.75);
  EXPECT_EQ(win_chance(-10, 10), 0.25);
  EXPECT_LT(win_chance(1000, 10), 1);
}

TEST(Greedy, TakesTheLargestLead) {
  AllGames::each([]<class G>() {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      const auto state = dealt<G>(2, seed);
      const Seat seat = G::next(state).seats.first();
      Rng rng(seed);
      auto chosen = state;
      G::apply(chosen, greedy_move<G>(state, rng));
      const auto moves = known_moves<G>(state, seat);
      for (int i = 0; i < static_cast<int>(moves.size()); ++i) {
        auto other = state;
        G::apply(other, move_of(moves[i]));
        EXPECT_GE(lead<G>(chosen, seat), lead<G>(other, seat));
      }
    }
  });
}

}  // namespace
}  // namespace benben
