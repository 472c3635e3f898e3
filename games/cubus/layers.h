// Layers of a stack and what they are worth: the knapsack of the solver (docs/cubus-theory.md).
//
// A layer costs a left side for each i and a right side for each j that it has; what counts of it
// is 3 x boxes - sides. A Ledger holds, for every number of left and right sides spent, the most
// that some layers are worth together.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

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
    std::array<std::array<int, 18>, 18> most{};
    for (int l = 1; l <= width; ++l) {
      auto& row = most[static_cast<std::size_t>(l)];
      for (int r = 1; r <= depth; ++r) {
        const auto at = static_cast<std::size_t>(r);
        row[at] = std::max(row[at - 1], most[static_cast<std::size_t>(l - 1)][at]);
        const Layer layer = largest(l, r, row[at]);
        if (layer.boxes <= row[at]) continue;
        row[at] = layer.boxes;
        layers_[static_cast<std::size_t>(size_++)] = layer;
      }
    }
  }
  bool empty() const { return size_ == 0; }
  const Layer* begin() const { return layers_.data(); }
  const Layer* end() const { return layers_.data() + size_; }

 private:
  // A floor plan of 16 columns is w wide and d deep with w + d <= 17.
  std::array<Layer, 72> layers_;
  int size_ = 0;
};

class Ledger {
 public:
  // The ground layer alone.
  explicit Ledger(const Layer& ground) : first_(ground.lefts) {
    for (auto& row : worth_) row.fill(kImpossible);
    worth_[ground.lefts][ground.rights] = static_cast<std::int16_t>(ground.worth());
  }

  // Exactly one of the layers more.
  Ledger with_one(const Layers& layers, const Budget& budget) const;
  // Any number of the layers more.
  void add_any(const Layers& layers, const Budget& budget);

  // The most by exactly so many sides; negative where there is nothing.
  int worth(int lefts, int rights) const {
    return worth_[static_cast<std::size_t>(lefts)][static_cast<std::size_t>(rights)];
  }
  // The most within a budget.
  int most(const Budget& budget) const;
  // The fewest lefts for which there is something.
  int first() const { return first_; }

 private:
  // Every row is worked through as a whole, beyond the budget too, so that compilers take many
  // numbers at once; what stands beyond is never read.
  static constexpr int kSide = 17;
  static constexpr int kPadded = 24;
  static constexpr std::int16_t kImpossible = -8192;
  using Line = std::array<std::int16_t, kPadded + kSide>;
  static void add(Line& to, const Line& from, const Layer& layer);

  std::array<Line, kSide> worth_;
  int first_;
};

}  // namespace benben::cubus
