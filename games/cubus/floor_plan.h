// FloorPlan: the columns of a stack, laid out row by row from the back, and the layers that fit on
// it.
//
// A layer may have any columns that form an ideal: with each column all those behind it. The ideals
// of a plan are those of its back rows, each continued in the next row, so plans that begin alike
// share the work: lay() keeps what belongs to the rows behind.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "games/cubus/layers.h"
#include "games/cubus/stack.h"

namespace benben::cubus {

class FloorPlan {
 public:
  FloorPlan();
  // The columns of a stack, complete.
  explicit FloorPlan(const Stack& stack);

  // Lays a row of columns from i = first to i = last before those behind; forgets what was there.
  void lay(int row, int first, int last);
  // The plan is the first `depth` rows; needed before most_boxes().
  void complete(int depth);
  // Sorts the ideals of a complete plan by their sides; needed before layers().
  void sort();

  Row row(int j) const { return rows_[static_cast<std::size_t>(j)]; }
  int depth() const { return depth_; }
  // Columns before a row.
  int columns(int rows) const { return first_column_[static_cast<std::size_t>(rows)]; }
  bool has(Place at) const {
    const Row row = rows_[static_cast<std::size_t>(at.j)];
    return at.i >= row.first && at.i < row.first + row.length;
  }
  // The bit of a column that it has.
  unsigned bit(Place at) const { return 1u << (columns(at.j) + at.i - row(at.j).first); }

  // The ground layer of the complete plan.
  Layer ground() const;
  // The most boxes of an ideal with exactly so many sides; 0 if there is none.
  int most_boxes(int lefts, int rights) const { return most_of_kind_[kind_of(lefts, rights)]; }
  // The best layers among the ideals that fit: fits(columns).
  template <class Fits>
  Layers layers(Fits fits) const {
    return {width_, depth_, [&](int lefts, int rights, int least) {
              Layer best;
              best.boxes = static_cast<std::uint8_t>(least);
              const std::size_t kind = kind_of(lefts, rights);
              if (most_of_kind_[kind] <= least) return best;
              for (std::size_t n = first_of_kind_[kind]; n < first_of_kind_[kind + 1]; ++n) {
                const Layer& layer = sorted_[n];
                if (layer.boxes > best.boxes && fits(layer.columns)) best = layer;
              }
              return best;
            }};
  }

 private:
  struct Ideal {
    Layer layer;
    std::int8_t last = 0;  // the largest i in the front row; before its first if it has none there
  };
  // Numbers of sides up to the plan's own: it is w wide and d deep with w + d <= 17.
  static constexpr std::size_t kKinds = 90;
  std::size_t kind_of(int lefts, int rights) const {
    const int kind = lefts * (depth_ + 1) + rights;
    return static_cast<std::size_t>(kind);
  }
  std::size_t kind_of(const Layer& layer) const { return kind_of(layer.lefts, layer.rights); }
  // The ideals of the complete plan.
  std::span<const Ideal> ideals() const {
    const auto rows = static_cast<std::size_t>(depth_);
    return std::span(ideals_).subspan(first_ideal_[rows],
                                      first_ideal_[rows + 1] - first_ideal_[rows]);
  }
  void continue_ideals(int row);
  void continue_ideal(const Ideal& back, int row);

  std::array<Row, kMaxColumns> rows_{};
  std::array<std::uint8_t, kMaxColumns + 1> first_column_{};
  std::vector<Ideal> ideals_;  // of no row, of the first row, of the first two, ...
  std::array<std::size_t, kMaxColumns + 2> first_ideal_{};  // by number of rows
  std::vector<Layer> sorted_;
  std::array<std::uint16_t, kKinds + 1> first_of_kind_{};
  std::array<std::uint8_t, kKinds> most_of_kind_{};
  int continued_ = 0;  // rows whose ideals are there
  int width_ = 0;
  int depth_ = 0;
};

}  // namespace benben::cubus
