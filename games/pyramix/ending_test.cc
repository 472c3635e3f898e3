// Ending against a plain look at everything that can happen.
#include "games/pyramix/ending.h"

#include <gtest/gtest.h>

#include <array>

#include "games/pyramix/ending_node.h"
#include "games/pyramix/test_heap.h"

namespace benben::pyramix {
namespace {

constexpr double kWinWeight = 0.9;
constexpr std::int64_t kEnough = 1'000'000;

Ending ending(std::int64_t positions = kEnough) {
  return Ending(positions, kWinWeight, [] { return false; });
}

// What a position is worth to the first seat.
struct Plain {
  double worth = 0;
  double win = 0;

  Plain& add(const Plain& other, double probability) {
    worth += other.worth * probability;
    win += other.win * probability;
    return *this;
  }
};

Plain plain_end(const State& state) {
  const auto [winners, scores] = Pyramix::result(state);
  const double win = winners.size() == 2 ? 0.5 : winners.contains(seat_at(0)) ? 1 : 0;
  const double sum = scores[0] + scores[1];
  return {kWinWeight * win + (1 - kWinWeight) * (sum > 0 ? scores[0] / sum : 0.5) +
              kPointsWeight * scores[0],
          win};
}

Plain plain(const State& state);

// One after the other of the cells that are due: `n` of them are filled.
Plain plain_reveals(const State& state, Reveal& reveal, std::array<std::uint8_t, kCubeKinds>& left,
                    std::size_t n) {
  if (n == static_cast<std::size_t>(reveal.cells.size())) {
    State after = state;
    Pyramix::apply(after, reveal);
    return plain(after);
  }
  Plain mean;
  int hidden = 0;
  for (const int count : left) hidden += count;
  for (std::size_t kind = 0; kind < kCubeKinds; ++kind) {
    if (left[kind] == 0) continue;
    const double probability = static_cast<double>(left[kind]) / hidden;
    --left[kind];
    reveal.cubes[n] = static_cast<Cube>(kind);
    mean.add(plain_reveals(state, reveal, left, n + 1), probability);
    reveal.cubes[n] = Cube::kNone;
    ++left[kind];
  }
  return mean;
}

Plain plain(const State& state) {
  const Next next = Pyramix::next(state);
  if (next.is_over()) return plain_end(state);
  if (next.is_chance()) {
    Reveal reveal{due_reveal(state), {}};
    reveal.cubes.fill(Cube::kNone);
    auto left = state.hidden;
    return plain_reveals(state, reveal, left, 0);
  }
  const Seat seat = next.seats.first();
  Plain best;
  bool is_first = true;
  for (const Cell cell : Pyramix::legal(state, seat)) {
    State after = state;
    Pyramix::apply(after, cell);
    const Plain found = plain(after);
    const bool better = seat == seat_at(0) ? found.worth > best.worth : found.worth < best.worth;
    if (is_first || better) best = found;
    is_first = false;
  }
  return best;
}

// Positions of games of rollouts with so many cubes still to be taken.
template <class Visit>
void for_each_ending(int games, int to_come, Visit visit) {
  for (int game = 0; game < games; ++game) {
    Rng rng(static_cast<std::uint64_t>(game) + 1);
    State state = Pyramix::start(benben::Setup{2, {}});
    while (kRemovals - state.removals > to_come) {
      if (Pyramix::next(state).is_chance()) {
        Pyramix::apply(state, Pyramix::sample(state, rng));
      } else {
        Pyramix::apply(state, Pyramix::rollout_move(state, seat_to_move(state), rng));
      }
    }
    visit(state);
  }
}

void expect_as_plain(const State& state) {
  const auto solved = ending().solve(state);
  ASSERT_TRUE(solved);
  const Plain wanted = plain(state);
  EXPECT_NEAR(solved->worth, wanted.worth, 1e-10);
  EXPECT_NEAR(solved->win[0], wanted.win, 1e-10);
  EXPECT_NEAR(solved->win[0] + solved->win[1], 1, 1e-12);
}

TEST(PyramixEnding, IsThatOfALookAtEverything) {
  for (int to_come = 0; to_come <= 4; ++to_come) for_each_ending(40, to_come, expect_as_plain);
}

// The move that is told keeps what the position is worth, and no move before it does.
TEST(PyramixEnding, TheBestMoveIsTheFirstOfTheBestOnes) {
  int told = 0;
  for_each_ending(60, 4, [&](const State& state) {
    const auto solved = ending().solve(state);
    ASSERT_TRUE(solved);
    EXPECT_EQ(solved->best.has_value(), Pyramix::next(state).is_seats());
    if (!solved->best) return;
    ++told;
    const double sign = seat_to_move(state) == seat_at(0) ? 1 : -1;
    for (const Cell cell : Pyramix::legal(state, seat_to_move(state))) {
      State after = state;
      Pyramix::apply(after, cell);
      const double less = sign * (solved->worth - ending().solve(after)->worth);
      EXPECT_GE(less, -1e-10);
      EXPECT_TRUE(cell != solved->best || less < 1e-10);
      EXPECT_TRUE(cell >= *solved->best || less > 1e-13);
    }
  });
  EXPECT_GT(told, 20);
}

// Played on by its own moves and all that may come, a position is worth what was said of it, in
// points too.
TEST(PyramixEnding, TheMeanOfWhatFollowsIsWhatWasSaid) {
  for_each_ending(20, 7, [](const State& start) {
    State state = start;
    Rng rng(17);
    while (!Pyramix::next(state).is_over()) {
      const auto solved = ending().solve(state);
      ASSERT_TRUE(solved);
      if (solved->best) {
        Pyramix::apply(state, *solved->best);
        const auto after = ending().solve(state);
        EXPECT_NEAR(after->worth, solved->worth, 1e-10);
        EXPECT_NEAR(after->win[0], solved->win[0], 1e-10);
        continue;
      }
      const auto outcomes = Pyramix::outcomes(state);
      std::array<double, 2> points{};
      for (const auto& [outcome, probability] : outcomes) {
        State after = state;
        Pyramix::apply(after, outcome);
        const auto behind = ending().solve(after);
        for (std::size_t seat = 0; seat < 2; ++seat) {
          points[seat] += probability * behind->points[seat];
        }
      }
      for (std::size_t seat = 0; seat < 2 && !outcomes.empty(); ++seat) {
        EXPECT_NEAR(points[seat], solved->points[seat], 1e-9);
      }
      Pyramix::apply(state, Pyramix::sample(state, rng));
    }
  });
}

TEST(PyramixEnding, AFinishedGameHasItsPoints) {
  for_each_ending(10, 0, [](const State& state) {
    const auto solved = ending().solve(state);
    ASSERT_TRUE(solved);
    EXPECT_FALSE(solved->best);
    const Scores scores = Pyramix::scores(state);
    EXPECT_EQ(solved->points, (std::array<double, 2>{static_cast<double>(scores[0]),
                                                     static_cast<double>(scores[1])}));
  });
}

TEST(PyramixEnding, GivesUpBeyondItsLimitAndWhenItIsStopped) {
  for_each_ending(3, 8, [](const State& state) {
    EXPECT_FALSE(ending(50).solve(state));
    Ending stopped(kEnough, kWinWeight, [] { return true; });
    EXPECT_FALSE(stopped.solve(state));
    EXPECT_TRUE(ending().solve(state));
  });
  for_each_ending(1, Ending::kMostRemovals + 1,
                  [](const State& state) { EXPECT_FALSE(ending().solve(state)); });
  for_each_ending(1, Ending::kFewRemovals + 1, [](const State& state) {
    Ending few(Ending::kManyPositions - 1, kWinWeight, [] { return false; });
    EXPECT_FALSE(few.solve(state));
    EXPECT_EQ(few.positions_left(), Ending::kManyPositions - 1) << "it was tried";
    Ending many(Ending::kManyPositions, kWinWeight, [] { return true; });
    EXPECT_FALSE(many.solve(state));
    EXPECT_LT(many.positions_left(), Ending::kManyPositions) << "it was not";
  });
  EXPECT_FALSE(ending().solve(Pyramix::start(benben::Setup{3, {}})));
}

}  // namespace
}  // namespace benben::pyramix
