// Layers of a stack and what they are worth: the knapsack of the solver (docs/cubus-theory.md).
//
// A layer costs a left side for each i and a right side for each j that it has; what counts of it
// is 3 x boxes - sides. A Ledger holds, for every number of left and right sides spent, the most
// that some layers are worth together.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/fixed_list.h"
#include "games/cubus/shadows.h"

namespace benben::cubus {

struct Layer {
  std::uint16_t columns = 0;  // bit n: it has the floor plan's n-th column
  std::uint8_t lefts = 0;
  std::uint8_t rights = 0;
  std::uint8_t boxes = 0;

  int worth() const { return 3 * boxes - lefts - rights; }
};

// Layers to choose from, at most one for each number of sides. They are ascending by lefts.
class Layers {
 public:
  // For each number of sides up to those of a floor plan, `largest` gives the layer with most boxes
  // above a number; layers that are no larger than a cheaper one are left out.
  template <class Largest>
  Layers(int width, int depth, Largest largest) {
    std::array<int, 17> most{};  // by rights, of layers with as many lefts or fewer
    for (int l = 1; l <= width; ++l) {
      for (int r = 1; r <= depth; ++r) {
        const auto at = static_cast<std::size_t>(r);
        most[at] = std::max(most[at - 1], most[at]);
        const Layer layer = largest(l, r, most[at]);
        if (layer.boxes <= most[at]) continue;
        most[at] = layer.boxes;
        layers_.push_back(layer);
      }
    }
  }
  bool empty() const { return layers_.empty(); }
  const Layer* begin() const { return layers_.begin(); }
  const Layer* end() const { return layers_.end(); }

 private:
  // A floor plan of 16 columns is w wide and d deep with w + d <= 17.
  FixedList<Layer, 72> layers_;
};

class Ledger {
 public:
  // The ground layer alone, whose sides are within the budget.
  Ledger(const Layer& ground, const Budget& budget);

  // Exactly one of the layers more.
  Ledger with_one(const Layers& layers) const;
  // Any number of the layers more.
  void add_any(const Layers& layers);

  // Whether the ledger knows of so many sides.
  bool has(int lefts, int rights) const { return lefts >= lefts_ && rights >= rights_; }
  // The most by exactly so many sides, from those of the ground layer up to the budget; negative
  // where there is nothing.
  int worth(int lefts, int rights) const {
    return worth_[static_cast<std::size_t>(lefts - lefts_)]
                 [static_cast<std::size_t>(rights - rights_)];
  }
  // The most by any number of sides.
  int most() const;
  // Calls visit(lefts, rights, worth) for all numbers of sides that some layers take, ascending.
  template <class Visit>
  void each(Visit visit) const {
    for (int l = first_; l < lines_; ++l) {
      for (int r = 0; r < columns_; ++r) {
        const int worth = worth_[static_cast<std::size_t>(l)][static_cast<std::size_t>(r)];
        if (worth >= 0) visit(lefts_ + l, rights_ + r, worth);
      }
    }
  }

 private:
  // Sides are counted from those of the ground layer, of which each kind has one at least. A line
  // is worked through eight numbers at a time, beyond the budget too, so that compilers take them
  // at once; what stands beyond is never read.
  static constexpr int kSide = 16;
  static constexpr int kAtOnce = 8;
  static constexpr std::int16_t kImpossible = -8192;
  using Line = std::array<std::int16_t, kSide + kSide>;
  void add(Line& to, const Line& from, const Layer& layer) const;

  std::array<Line, kSide> worth_;
  int lefts_;  // of the ground layer
  int rights_;
  int lines_;  // up to the budget
  int columns_;
  int first_ = 0;  // the first line with something in it
};

}  // namespace benben::cubus
