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
#include <vector>

#include "games/cubus/layers.h"
#include "games/cubus/stack.h"

namespace benben::cubus {

class FloorPlan {
 public:
  // Lays a row of columns from i = first to i = last before those behind; forgets what was there.
  void lay(int row, int first, int last);
  // Sorts the ideals of the first `depth` rows by their sides; needed before layers().
  void complete(int depth);

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
  static constexpr std::size_t kSide = 17;
  static std::size_t kind_of(int lefts, int rights) {
    return static_cast<std::size_t>(lefts) * kSide + static_cast<std::size_t>(rights);
  }
  void continue_ideal(const Ideal& back, int row);

  std::array<Row, kMaxColumns> rows_{};
  std::array<std::uint8_t, kMaxColumns + 1> first_column_{};
  std::vector<Ideal> ideals_;  // of no row, of the first row, of the first two, ...
  std::array<std::size_t, kMaxColumns + 2> first_ideal_{};  // by number of rows
  std::vector<Layer> sorted_;
  std::array<std::uint16_t, kSide * kSide + 1> first_of_kind_{};
  std::array<std::uint8_t, kSide * kSide> most_of_kind_{};
  int width_ = 0;
  int depth_ = 0;
};

}  // namespace benben::cubus
