// Shadows: how many boxes a stack can have whose three shadows are so large, as one table.
//
// Tops, left and right sides are the three shadows of a stack (docs/cubus-theory.md). Boxes pushed
// to the walls keep their number and enlarge no shadow, so the best stacks stand on the Young
// diagrams of the partitions of 1 to 16, and their layers are the diagram cut off by a rectangle.
// Each diagram is a knapsack over such layers. The table is made when it is first needed.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/cubus/stack.h"

namespace benben::cubus {

// How many tops, left and right sides may be shown, 0 to 16 each.
struct Budget {
  int tops = 0;
  int lefts = 0;
  int rights = 0;
  friend constexpr bool operator==(const Budget&, const Budget&) = default;
};

class Shadows {
 public:
  static const Shadows& table();

  // The most boxes within a budget.
  int most_boxes(const Budget& budget) const { return entry(budget).most_boxes; }
  // The largest 3 x boxes - cards within a budget, and the cards that it takes.
  int most_worth(const Budget& budget) const { return entry(budget).most_worth; }
  Budget most_worth_at(const Budget& budget) const;
  // The largest 3 x boxes - sides of layers that fit on `tops` columns.
  int most_layers_worth(const Budget& budget) const { return entry(budget).most_layers_worth; }
  // A stack with most_boxes() boxes within the budget, all its tops lids.
  Stack witness(const Budget& budget) const;

 private:
  // Lengths of the rows of a Young diagram, from the back; 0 beyond.
  using Diagram = std::array<std::uint8_t, kMaxColumns>;
  struct Entry {
    std::uint8_t most_boxes = 0;
    std::uint16_t diagram = 0;  // on which these stand
    std::int16_t most_worth = 0;
    std::array<std::uint8_t, 3> most_worth_at{};
    std::int16_t most_layers_worth = 0;
  };
  static constexpr int kSide = 17;

  Shadows();
  const Entry& entry(const Budget& budget) const { return entries_[cell(budget)]; }
  static std::size_t cell(const Budget& budget) {
    const int cell = (budget.tops * kSide + budget.lefts) * kSide + budget.rights;
    return static_cast<std::size_t>(cell);
  }
  void add_diagrams(Diagram& diagram, int row, int tops);
  void add(const Diagram& diagram, int tops);
  void spread();
  void spread_from(const Budget& less, Entry& entry) const;

  // Most boxes by lefts and rights on one diagram.
  using Boxes = std::array<std::array<std::uint8_t, kSide>, kSide>;
  std::vector<Diagram> diagrams_;
  std::vector<Boxes> boxes_;
  std::array<Entry, std::size_t{kSide} * kSide * kSide> entries_{};
};

}  // namespace benben::cubus
