// What Pyramix tells a search: how likely each cube is to be the one to take (core/game.h).
//
// The one idea: a cube is worth its points, and an ankh also what it changes in the contest for its
// colour, to whoever takes it; what a player leaves to the next one counts against it. That is seen
// without playing a move, so that it costs a search less than it spares.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "games/pyramix/rules.h"

namespace benben::pyramix {
namespace {

// Sixteenths of a point, by kind of cube.
using Gains = std::array<int, kCubeKinds + 1>;
constexpr int kPoint = 16;

// What has been taken: points of each colour, and whose ankhs.
struct Taken {
  std::array<int, kColours.size()> points{};
  std::array<std::array<int, kMaxPlayers>, kColours.size()> ankhs{};

  explicit Taken(const State& state) {
    for (std::size_t i = 0; i < state.removals; ++i) {
      const Cube cube = state.taken[i];
      if (!is_coloured(cube)) continue;
      points[pyramix::index(colour_of(cube))] += value(cube);
      if (symbol_of(cube) == Symbol::kAnkh) {
        ++ankhs[pyramix::index(colour_of(cube))][i % state.players];
      }
    }
  }
};

constexpr int kAnkhs = kSupply[0];
constexpr int kColourPoints = kSupply[0] * 1 + kSupply[1] * 2 + kSupply[2] * 3;

// The part of a colour's points, in 256ths, that a lead of so many ankhs promises, if so many more
// may still be taken: a half at 0, three quarters at a lead that the rest makes up as often as not.
int share(int lead, int to_come) {
  const int spread = 64 + 32 * to_come;
  const int size = 256 * (lead < 0 ? -lead : lead);
  return 128 + 128 * (lead < 0 ? -size : size) / (size + spread);
}

// What each kind of cube brings a seat ahead of the others.
Gains gains_of(const State& state, const Taken& taken, std::size_t seat) {
  Gains gains{};
  const int occupied = kCells - state.removals;
  const int to_come = kRemovals - state.removals;
  for (const Colour colour : kColours) {
    const std::size_t c = pyramix::index(colour);
    int others = 0;
    int all = taken.ankhs[c][seat];
    for (std::size_t other = 0; other < state.players; ++other) {
      if (other == seat) continue;
      others = std::max(others, taken.ankhs[c][other]);
      all += taken.ankhs[c][other];
    }
    // Of the colour's points on the heap as many stay there as cells do.
    const int in_tray = kPoint * (kColourPoints - taken.points[c]) * kTrayCells / occupied;
    const int left = (kAnkhs - all) * to_come / kRemovals;
    const int lead = taken.ankhs[c][seat] - others;
    const int won = share(lead + 1, left) - share(lead, left);
    for (const Symbol symbol : {Symbol::kAnkh, Symbol::kCrane, Symbol::kEye}) {
      const Cube cube = cube_of(colour, symbol);
      gains[pyramix::index(cube)] = kPoint * value(cube);
    }
    // What one seat wins there another one does not.
    gains[pyramix::index(cube_of(colour, Symbol::kAnkh))] += 2 * in_tray * won / 256;
  }
  return gains;
}

// What is taken first in a rollout, by what stands in a cell: an ankh, which may win its colour, an
// eye, a crane, what is not known, and a cobra last.
constexpr auto kRanks = [] {
  std::array<std::uint8_t, pyramix::index(Cube::kNone) + 1> ranks{};
  for (const Colour colour : kColours) {
    ranks[pyramix::index(cube_of(colour, Symbol::kAnkh))] = 4;
    ranks[pyramix::index(cube_of(colour, Symbol::kEye))] = 3;
    ranks[pyramix::index(cube_of(colour, Symbol::kCrane))] = 2;
  }
  ranks[pyramix::index(Cube::kUnknown)] = 1;
  return ranks;
}();

// The cell that is emptied when this one's cube is taken (PYX-15).
Cell emptied(const State& state, Cell cell) {
  for (CellSet above = uppers(cell) & state.occupied; !above.empty();
       above = uppers(cell) & state.occupied) {
    cell = above.first();
  }
  return cell;
}

// Falls with the square of what a cube is worth less than the best one: a quarter at a point and a
// half.
std::uint32_t weight_of(int worse) {
  constexpr int kScale = 24;
  const int share = 1000 * kScale / (kScale + worse);
  return static_cast<std::uint32_t>(1 + share * share / 1000);
}

}  // namespace

CandidateList Pyramix::candidates(const State& state, Seat seat, Sight) {
  const CellSet moves = legal(state, seat);
  const Taken taken(state);
  const Gains own = gains_of(state, taken, state.removals % state.players);
  const Gains next = gains_of(state, taken, (state.removals + std::size_t{1}) % state.players);
  // What is not known brings nothing.
  const auto kind = [&](Cell cell) {
    return std::min(pyramix::index(state.cubes[pyramix::index(cell)]), std::size_t{kCubeKinds});
  };
  // The best two that the next player finds now: one of them is left.
  int best = 0;
  int second = 0;
  for (const Cell cell : moves) {
    const int gain = next[kind(cell)];
    second = std::max(second, std::min(best, gain));
    best = std::max(best, gain);
  }
  std::array<int, kCells> net{};
  int most = -1'000'000;
  for (const Cell cell : moves) {
    int left = next[kind(cell)] == best ? second : best;
    const CellSet opened = lowers(emptied(state, cell)) & (state.faces_low | state.faces_high);
    for (const Cell below : opened) left = std::max(left, next[kind(below)]);
    net[pyramix::index(cell)] = own[kind(cell)] - left;
    most = std::max(most, net[pyramix::index(cell)]);
  }
  CandidateList list;
  for (const Cell cell : moves) list.push_back({cell, weight_of(most - net[pyramix::index(cell)])});
  return list;
}

// The better of two drawn: what a policy that looks further brings it costs in simulations
// (docs/strength.md).
Cell Pyramix::rollout_move(const State& state, Seat seat, Rng& rng) {
  const CellSet moves = legal(state, seat);
  const auto draw = [&] {
    return moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))];
  };
  const auto rank = [&](Cell cell) {
    return kRanks[pyramix::index(state.cubes[pyramix::index(cell)])];
  };
  const Cell one = draw();
  const Cell other = draw();
  return rank(other) > rank(one) ? other : one;
}

}  // namespace benben::pyramix
