// Ending: what a position of two seats near the end is worth, exactly, if both play as well as they
// can.
//
// What one seat gains the other loses, so a look at all moves and all that may be revealed can
// leave out what cannot count: alpha-beta at moves, star1 (Ballard 1983) where cubes are revealed,
// and a table of what is known of a position, however it came about. Cubes that nobody has seen are
// alike: a reveal is a draw among kinds, each as likely as there are cubes of it. No clock is
// asked, so the same position and the same limit give the same answer on every platform.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "core/fixed_list.h"
#include "games/pyramix/rules.h"

namespace benben::pyramix {

class Ending {
 public:
  // Of both seats, by seat.
  struct Solution {
    std::array<double, 2> win{};     // the expected share of the win
    std::array<double, 2> points{};  // the expected final points
    double worth =
        0;  // the expected worth for seat 1 of the rules, which each move maximises for its seat
    std::optional<Cell>
        best;  // if a seat is to act; among equals the first in the order of the texts
  };

  // With more cubes still to be taken than this none is tried, and with more than kFewRemovals only
  // where very many positions may be looked at: of 13 cubes one ending of twenty takes less than
  // 1,000,000, of 14 none of sixty.
  static constexpr int kMostRemovals = 14;
  static constexpr int kFewRemovals = 12;
  static constexpr std::int64_t kManyPositions = 4'000'000;

  // Looks at so many positions at most, in all calls together, and at none once `stop` says so. A
  // finished game is worth `win_weight` times the share of the win and the rest of 1 times the
  // share of the points.
  Ending(std::int64_t positions, double win_weight, std::function<bool()> stop);

  // Nothing if it is too much to look at, or was stopped. Only of two seats.
  std::optional<Solution> solve(const State& state);

  std::int64_t positions_left() const { return left_; }

 private:
  int most_to_come() const { return left_ < kManyPositions ? kFewRemovals : kMostRemovals; }

  // What is known of a value: it is that, at least that, or at most that.
  enum class Known : std::uint8_t { kNothing, kExact, kAtLeast, kAtMost };

  // Of the first seat; of the second one all is the rest of 1, but for the points.
  struct Value {
    double worth = 0;
    double win = 0;
    std::array<double, 2> points{};
    Known known = Known::kNothing;
  };
  // Worths between which a value counts.
  struct Window {
    double low;
    double high;
  };
  struct Node;
  class Outcomes;
  struct Entry {
    std::uint64_t key = 0;
    Value value;
    Cell best{};
    std::uint8_t to_come = 0;  // cubes still to be taken
  };
  struct Choice {
    Cell cell{};
    int rank = 0;
  };
  using Choices = FixedList<Choice, kCells>;

  Value look(const Node& node, Window window);
  Value look_at_moves(const Node& node, Window window);
  Value look_at_reveals(const Node& node, Window window);
  Value look_at_first_move(const Node& node, Window window);
  Value known_of(const Node& node);
  static Choices choices_of(const Node& node, std::optional<Cell> known_best);
  Value final_value(const Node& node) const;
  std::optional<Solution> solve_root(const Node& node);
  Entry* find_entry(std::uint64_t key);
  void keep(std::uint64_t key, const Node& node, const Value& value, Cell best);

  std::int64_t left_;
  double win_weight_;
  std::function<bool()> stop_;
  std::vector<Entry> table_;
};

}  // namespace benben::pyramix
