// What Ending looks at: a position with what has been collected, and what a reveal may bring.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "core/fixed_list.h"
#include "games/pyramix/ending.h"

namespace benben::pyramix {

inline constexpr int kAllPoints = 76;  // PYX-02
// What a point of the first seat adds to a worth: 30 to 20 is the same share as 27 to 18, and what
// is told of the points must not depend on which of two such ends a search happens to find.
inline constexpr double kPointsWeight = 1e-9;

// SplitMix64's way to mix (Steele, Lea and Flood 2014).
constexpr std::uint64_t mixed(std::uint64_t bits) {
  bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9;
  bits = (bits ^ bits >> 27) * 0x94D049BB133111EB;
  return bits ^ bits >> 31;
}

// A random number for each cube in each cell.
inline constexpr auto kKeys = [] {
  std::array<std::array<std::uint64_t, kCubeKinds + 1>, kCells> keys{};
  std::uint64_t n = 0;
  for (auto& row : keys) {
    for (auto& key : row) key = mixed(n += 0x9E3779B97F4A7C15);
  }
  return keys;
}();

// A position and what has been collected, by seat.
struct Ending::Node {
  State state;
  std::array<int, 2> points{};
  std::array<int, 4> lead{};  // ankhs of the first seat less those of the second, by colour

  explicit Node(const State& at) : state(at) {
    for (std::size_t i = 0; i < state.removals; ++i) collect(state.taken[i], i % 2);
  }

  void collect(Cube cube, std::size_t seat) {
    points[seat] += value(cube);
    if (!is_coloured(cube) || symbol_of(cube) != Symbol::kAnkh) return;
    lead[pyramix::index(colour_of(cube))] += seat == 0 ? 1 : -1;
  }

  std::size_t mover() const { return state.removals % 2; }
  int to_come() const { return kRemovals - state.removals; }

  void take(Cell cell) {
    collect(state.cubes[pyramix::index(cell)], mover());
    Pyramix::apply(state, cell);
  }

  // What a cell hides comes to light.
  Node revealed(Cell cell, Cube cube) const {
    Node after = *this;
    after.state.cubes[pyramix::index(cell)] = cube;
    --after.state.hidden[pyramix::index(cube)];
    after.state.unknown -= CellSet::of(cell);
    if (cube == Cube::kCobra) after.state.cobras |= CellSet::of(cell);
    return after;
  }

  // Of all that counts from here on. A lead in ankhs that cannot be made up counts as a lead.
  std::uint64_t key() const {
    std::uint64_t key = 0;
    for (const Cell cell : state.occupied) {
      key ^= kKeys[pyramix::index(cell)][pyramix::index(state.cubes[pyramix::index(cell)])];
    }
    const int ahead = points[0] - points[1] + kAllPoints;
    auto rest = static_cast<std::uint64_t>(ahead);
    const int most = (to_come() + 1) / 2 + 1;
    for (const int ankhs : lead) {
      rest = rest << 6 | static_cast<std::uint64_t>(std::clamp(ankhs, -most, most) + 16);
    }
    rest = rest << 6 | state.removals;
    std::uint64_t hidden = 0;
    for (const std::uint8_t count : state.hidden) hidden = hidden << 4 | count;
    return mixed(key ^ mixed(rest) ^ mixed(hidden * 0x9E3779B97F4A7C15 + 1));
  }
};

// The kinds of cubes that a cell may show, each with bounds of the worth behind it.
class Ending::Outcomes {
 public:
  struct Outcome {
    Cube cube{};
    double probability = 0;
    double low = 0;
    double high = 1;
    Value value = {};
  };

  Outcomes(const Node& node, double win_weight) {
    const double unknown = node.state.unknown.size();
    // No points that are collected are lost again.
    const double low = (1 - win_weight) * node.points[0] / kAllPoints;
    const double high =
        1 - (1 - win_weight) * node.points[1] / kAllPoints + kPointsWeight * kAllPoints;
    for (std::size_t kind = 0; kind < kCubeKinds; ++kind) {
      const int count = node.state.hidden[kind];
      if (count == 0) continue;
      list_.push_back({static_cast<Cube>(kind), count / unknown, low, high});
    }
  }

  Outcome* begin() { return list_.begin(); }
  Outcome* end() { return list_.end(); }

  // Of the mean.
  double low() const { return mean(&Outcome::low); }
  double high() const { return mean(&Outcome::high); }

  // Beyond these an outcome lifts or drops the mean out of the window, whatever the others bring
  // within their bounds.
  Window window_of(const Outcome& outcome, Window window) const {
    return {outcome.high - (high() - window.low) / outcome.probability,
            outcome.low + (window.high - low()) / outcome.probability};
  }

  // What was found of an outcome bounds it.
  static void learn(Outcome& outcome, const Value& found) {
    if (found.known == Known::kNothing) return;
    if (found.known != Known::kAtMost) outcome.low = std::max(outcome.low, found.worth);
    if (found.known != Known::kAtLeast) outcome.high = std::min(outcome.high, found.worth);
  }

  // What is known of the mean already, if it lies outside of the window.
  std::optional<Value> beyond(Window window) const {
    if (high() <= window.low) return Value{window.low, 0, {}, Known::kAtMost};
    if (low() >= window.high) return Value{window.high, 0, {}, Known::kAtLeast};
    return std::nullopt;
  }

  // Of outcomes that are all known.
  Value value() const {
    Value mean;
    mean.known = Known::kExact;
    for (const Outcome& outcome : list_) {
      mean.worth += outcome.probability * outcome.value.worth;
      mean.win += outcome.probability * outcome.value.win;
      for (std::size_t seat = 0; seat < 2; ++seat) {
        mean.points[seat] += outcome.probability * outcome.value.points[seat];
      }
    }
    return mean;
  }

 private:
  double mean(double Outcome::* bound) const {
    double sum = 0;
    for (const Outcome& outcome : list_) sum += outcome.probability * (outcome.*bound);
    return sum;
  }

  FixedList<Outcome, kCubeKinds> list_;
};

}  // namespace benben::pyramix
