#include "search/alpha_beta.h"

#include <gtest/gtest.h>

#include <array>
#include <optional>

#include "games/all.h"
#include "search/match.h"
#include "search/playout.h"
#include "search/test_pace.h"

namespace benben {
namespace {

// A small game whose truth is known by counting: take one to three from a heap, twice a turn; who
// takes the last wins.
struct Heap {
  struct Position {
    int left = 0;
    int turn = 0;
    int takes = 2;  // of this turn
  };
  struct State {
    Position position;
  };
  using Move = int;
  struct Moves {
    std::array<int, 3> takes{};
    int count = 0;
    int size() const { return count; }
    int operator[](int i) const { return takes[static_cast<std::size_t>(i)]; }
  };

  static const Position& position(const State& state) { return state.position; }
  static Next next(const Position& position) {
    return position.left == 0 ? Next::over() : Next::seat(seat_at(position.turn));
  }
  static Moves legal(const Position& position, Seat) {
    Moves moves;
    for (int take = 1; take <= 3 && take <= position.left; ++take) {
      moves.takes[static_cast<std::size_t>(moves.count++)] = take;
    }
    return moves;
  }
  static void apply(Position& position, int take) {
    position.left -= take;
    if (position.left > 0 && --position.takes == 0) {
      position.turn = 1 - position.turn;
      position.takes = 2;
    }
  }
  static SeatSet winners(const Position& position) { return SeatSet::of(seat_at(position.turn)); }
  static std::uint64_t key(const Position& position) {
    return static_cast<std::uint64_t>(position.left) * 0x9E3779B97F4A7C15u +
           static_cast<std::uint64_t>(position.turn) * 0xBF58476D1CE4E5B9u +
           static_cast<std::uint64_t>(position.takes) * 0x94D049BB133111EBu;
  }
  static int occurrences(const State&, const Position&) { return 0; }
  static int evaluate(const Position&, Seat) { return 0; }
  static bool is_quiet(const Position& position) { return position.takes == 2; }
  static constexpr double kWinSpread = 1;
};
static_assert(AlphaBetaGame<Heap>);

// Whether the player to move wins, by trying everything.
bool wins(const Heap::Position& position) {
  const auto moves = Heap::legal(position, seat_at(position.turn));
  for (int i = 0; i < moves.size(); ++i) {
    Heap::Position after = position;
    Heap::apply(after, moves[i]);
    const bool over = Heap::next(after).is_over();
    if (over || (after.turn == position.turn ? wins(after) : !wins(after))) return true;
  }
  return false;
}

TEST(AlphaBeta, KnowsWhoWinsASmallGame) {
  int won = 0;
  for (int left = 1; left <= 17; ++left) {
    for (const int takes : {1, 2}) {
      const Heap::Position position{left, 1, takes};
      AlphaBeta<Heap> search({position}, Rng(1));
      search.run(1'000'000);
      const bool forced = Heap::legal(position, seat_at(1)).size() == 1;
      if (forced) continue;  // the only move is not thought about
      EXPECT_EQ(search.value() > kWinValue / 2, wins(position)) << left << ' ' << takes;
      EXPECT_EQ(search.value() < -kWinValue / 2, !wins(position)) << left << ' ' << takes;
      Heap::Position after = position;
      Heap::apply(after, search.best());
      const bool still =
          Heap::next(after).is_over() || (after.turn == position.turn ? wins(after) : !wins(after));
      EXPECT_EQ(still, wins(position)) << "it plays what it knows";
      won += wins(position) ? 1 : 0;
    }
  }
  EXPECT_GT(won, 10);
}

// In how many moves a heap ends if the winner hurries and the loser does not, negative if the
// player to move loses; by what is left and the takes of the turn.
using Distances = std::array<std::array<int, 3>, 41>;
Distances distances() {
  Distances known{};
  for (int left = 1; left < static_cast<int>(known.size()); ++left) {
    for (const int takes : {1, 2}) {
      int& best = known[static_cast<std::size_t>(left)][static_cast<std::size_t>(takes)];
      for (int take = 1; take <= 3 && take <= left; ++take) {
        const auto after = static_cast<std::size_t>(left - take);
        const int below = takes == 2 ? known[after][1] : -known[after][2];
        const int value = below > 0 || after == 0 ? below + 1 : below - 1;
        const bool is_other_side = (value > 0) != (best > 0);
        if (best == 0 || (is_other_side ? value > 0 : value < best)) best = value;
      }
    }
  }
  return known;
}

// What the table of positions says of a won game is counted from another ply, and must be turned
// into that of this one: nobody wins sooner, or loses later, than can be forced.
TEST(AlphaBeta, AWonGameIsWorthWhatItsLengthSays) {
  const Distances known = distances();
  for (int left = 4; left < static_cast<int>(known.size()); ++left) {
    for (const int takes : {1, 2}) {
      AlphaBeta<Heap> search({{left, 1, takes}}, Rng(1));
      search.run(1'000'000);
      const int sign = search.value() > 0 ? 1 : -1;
      EXPECT_TRUE(search.is_decided());
      EXPECT_EQ(sign * search.moves_to_end(),
                known[static_cast<std::size_t>(left)][static_cast<std::size_t>(takes)])
          << left << ' ' << takes;
    }
  }
}

struct Ways {
  std::array<int, 2> places{};
  int count = 0;
  int size() const { return count; }
  int operator[](int i) const { return places[static_cast<std::size_t>(i)]; }
};

// A game in which a fork of the second player is reached at once or by a detour without a choice;
// behind it the first player wins, or loses, in two moves.
struct Detour {
  struct Position {
    std::size_t at = 0;
    int winner = 0;
  };
  struct State {
    Position position;
  };
  using Move = int;
  using Moves = Ways;
  static constexpr int kFork = 1;
  static constexpr int kWayRound = 4;
  // Where one may go from each place; from the last nowhere.
  static constexpr std::array<Moves, 7> kMoves = {
      {{{kFork, kWayRound}, 2}, {{2, 3}, 2}, {{6, 6}, 2}, {{6, 6}, 2}, {{5}, 1}, {{kFork}, 1}, {}}};
  static constexpr std::array<int, 7> kTurns = {0, 1, 0, 0, 1, 0, 0};

  static const Position& position(const State& state) { return state.position; }
  static Next next(const Position& position) {
    return position.at == 6 ? Next::over() : Next::seat(seat_at(kTurns[position.at]));
  }
  static Moves legal(const Position& position, Seat) { return kMoves[position.at]; }
  static void apply(Position& position, int place) {
    position.at = static_cast<std::size_t>(place);
  }
  static SeatSet winners(const Position& position) { return SeatSet::of(seat_at(position.winner)); }
  static std::uint64_t key(const Position& position) {
    return (position.at + 1) * 0x9E3779B97F4A7C15u;
  }
  static int occurrences(const State&, const Position&) { return 0; }
  static int evaluate(const Position&, Seat) { return 0; }
  static bool is_quiet(const Position&) { return true; }
  static constexpr double kWinSpread = 1;
};
static_assert(AlphaBetaGame<Detour>);

// The table holds the fork as it was met first, on the shorter or the longer way.
TEST(AlphaBeta, TheWinnerHurriesAndTheLoserDoesNot) {
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    AlphaBeta<Detour> winning({{0, 0}}, Rng(seed));
    winning.run(100'000);
    EXPECT_EQ(winning.value(), kWinValue - 3) << seed;
    EXPECT_EQ(winning.best(), Detour::kFork);
    AlphaBeta<Detour> losing({{0, 1}}, Rng(seed));
    losing.run(100'000);
    EXPECT_EQ(losing.value(), 5 - kWinValue) << seed;
    EXPECT_EQ(losing.best(), Detour::kWayRound);
  }
}

// Two players move a token round seven spaces, 1 or 2 on by turns, and never come to an end. The
// first is always worse off than the second.
struct Circle {
  struct Position {
    int at;
    int turn;
  };
  struct State {
    Position position;
    int stood_twice;  // a space on which the token has stood twice
  };
  using Move = int;
  struct Moves {
    int count = 0;
    std::array<int, 2> ways{};
    int size() const { return count; }
    int operator[](int i) const { return ways[static_cast<std::size_t>(i)]; }
  };

  static const Position& position(const State& state) { return state.position; }
  static Next next(const Position& position) { return Next::seat(seat_at(position.turn)); }
  static Moves legal(const Position&, Seat) { return {2, {1, 2}}; }
  static void apply(Position& position, int way) {
    position.at = (position.at + way) % 7;
    position.turn = 1 - position.turn;
  }
  static SeatSet winners(const Position&) { return SeatSet::of(seat_at(1)); }
  static std::uint64_t key(const Position& position) {
    return static_cast<std::uint64_t>(position.at * 2 + position.turn + 1) * 0x9E3779B97F4A7C15u;
  }
  static int occurrences(const State& state, const Position& position) {
    return position.at == state.stood_twice ? 2 : 0;
  }
  static int evaluate(const Position&, Seat seat) { return seat == seat_at(0) ? -100 : 100; }
  static bool is_quiet(const Position&) { return true; }
  static constexpr double kWinSpread = 1;
};
static_assert(AlphaBetaGame<Circle>);
constexpr int kNowhere = 7;

// The first player looks for a draw, and the second avoids it.
TEST(AlphaBeta, AThirdOccurrenceIsADraw) {
  for (int depth = 1; depth <= 2; ++depth) {
    AlphaBeta<Circle> drawing({{0, 0}, 2}, Rng(1));
    drawing.run(1'000, depth);
    EXPECT_EQ(drawing.value(), 0);
    EXPECT_EQ(drawing.best(), 2) << "onto the space that has been stood on twice";
    AlphaBeta<Circle> avoiding({{0, 1}, 2}, Rng(1));
    avoiding.run(1'000, depth);
    EXPECT_EQ(avoiding.value(), 100);
    EXPECT_EQ(avoiding.best(), 1);
  }
}

// There are fourteen positions: a longer path comes back to itself.
TEST(AlphaBeta, WhatReturnsToThePathIsADraw) {
  AlphaBeta<Circle> search({{0, 0}, kNowhere}, Rng(1));
  search.run(1'000'000, 3);
  EXPECT_EQ(search.value(), -100);
  search.run(1'000'000, 20);
  EXPECT_EQ(search.value(), 0);
}

// The positions of a game between light bots.
template <class Visit>
void visit_positions(Visit visit) {
  using G = ascension::Ascension;
  G::State state = G::start({2, {}});
  Rng rng(4);
  for (int ply = 0; !G::next(state).is_over() && ply < 400; ++ply) {
    if (!G::next(state).is_chance() && ply % 25 == 1) visit(state);
    if (G::next(state).is_chance() || rng.below(8) == 0) {
      random_step<G>(state, rng);
    } else {
      AlphaBeta<G> search(state, rng.split(static_cast<std::uint64_t>(ply)));
      search.run(100);
      G::apply(state, search.best());
    }
  }
}

TEST(AlphaBeta, TheSameSeedFindsTheSame) {
  using G = ascension::Ascension;
  visit_positions([](const G::State& state) {
    AlphaBeta<G> one(state, Rng(2));
    AlphaBeta<G> two(state, Rng(2));
    one.run(3'000);
    two.run(3'000);
    EXPECT_TRUE(one.best() == two.best());
    EXPECT_EQ(one.value(), two.value());
    EXPECT_EQ(one.nodes(), two.nodes());
  });
}

TEST(AlphaBeta, NodesAreCountedAndDepthGrows) {
  using G = ascension::Ascension;
  visit_positions([](const G::State& state) {
    int depth = 0;
    for (const std::int64_t nodes : {100, 1'000, 10'000}) {
      AlphaBeta<G> search(state, Rng(2));
      search.run(nodes);
      EXPECT_GE(search.depth(), depth);
      // What is under way when the nodes are spent is left at once, but the first move deep.
      if (search.depth() > 1) {
        EXPECT_LT(search.nodes(), nodes + 200);
      }
      depth = search.depth();
    }
  });
}

// Whoever is stopped has done what fewer nodes do (as long as these need no smaller table): what
// was under way has left no trace.
TEST(AlphaBeta, AStopIsTheSameAsFewerNodes) {
  using G = ascension::Ascension;
  visit_positions([](const G::State& state) {
    for (const int asks : {1, 2, 3}) {
      AlphaBeta<G> stopped(state, Rng(2));
      AlphaBeta<G> fewer(state, Rng(2));
      StopAtAsk pace(asks);
      stopped.run(4'096, AlphaBeta<G>::kMaxDepth, pace);
      fewer.run(1'024 * asks);
      EXPECT_TRUE(stopped.best() == fewer.best());
      EXPECT_EQ(stopped.value(), fewer.value());
      EXPECT_EQ(stopped.depth(), fewer.depth());
      EXPECT_EQ(stopped.nodes(), fewer.nodes());
    }
  });
}

// ASC-64: nothing but a win in this very turn counts when the turn is the game's last.
TEST(AlphaBeta, TheTurnLimitIsADraw) {
  using G = ascension::Ascension;
  int drawn = 0;
  visit_positions([&](const G::State& state) {
    if (G::legal(state, G::next(state).seats.first()).size() == 1) return;
    G::State last = state;
    last.position.turns =
        static_cast<std::uint16_t>(ascension::kMaxTurns - 2 + state.position.turns % 2);
    AlphaBeta<G> search(last, Rng(2));
    search.run(200'000, 6);
    if (last.position.turns != ascension::kMaxTurns - 1) return;
    EXPECT_TRUE(search.value() == 0 || search.value() > kWinValue / 2) << search.value();
    drawn += search.value() == 0 ? 1 : 0;
  });
  EXPECT_GT(drawn, 2);
}

// The best of all values one move deep, searched without any pruning.
int plain_value(const ascension::Ascension::Position& position, Seat seat) {
  using G = ascension::Ascension;
  const Next next = G::next(position);
  if (next.is_over()) return G::winners(position).contains(seat) ? kWinValue : -kWinValue;
  if (G::is_quiet(position)) {
    return G::evaluate(position, seat);
  }
  int best = -kWinValue - 1;
  const Seat mover = next.seats.first();
  for (const ascension::Step& step : G::legal(position, mover)) {
    G::Position after = position;
    G::apply(after, step);
    best = std::max(best, plain_value(after, mover));
  }
  return mover == seat ? best : -best;
}

TEST(AlphaBeta, PruningChangesNoValue) {
  using G = ascension::Ascension;
  int compared = 0;
  visit_positions([&](const G::State& state) {
    const Seat seat = G::next(state).seats.first();
    const auto moves = G::legal(state, seat);
    if (moves.size() == 1) return;
    int best = -kWinValue - 1;
    for (const ascension::Step& step : moves) {
      G::Position after = G::position(state);
      G::apply(after, step);
      best = std::max(best, plain_value(after, seat));
    }
    AlphaBeta<G> search(state, Rng(3));
    search.run(1'000'000, 1);
    EXPECT_EQ(search.depth(), 1);
    if (best < kWinValue / 2 && best > -kWinValue / 2) {
      EXPECT_EQ(search.value(), best);
    }
    ++compared;
  });
  EXPECT_GT(compared, 5);
}

}  // namespace
}  // namespace benben
