#include "games/cubus/floor_plan.h"

#include <algorithm>

namespace benben::cubus {

FloorPlan::FloorPlan() {
  // As many as most plans have on the way, so that memory is asked for once.
  constexpr std::size_t kIdeals = 256;
  ideals_.reserve(kIdeals);
  sorted_.reserve(kIdeals);
}

FloorPlan::FloorPlan(const Stack& stack) : FloorPlan() {
  const int rows = benben::cubus::depth(stack);
  for (int j = 0; j < rows; ++j) {
    const Row row = stack.rows[static_cast<std::size_t>(j)];
    lay(j, row.first, row.first + row.length - 1);
  }
  complete(rows);
  sort();
}

void FloorPlan::lay(int row, int first, int last) {
  const auto at = static_cast<std::size_t>(row);
  rows_[at] = {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(last - first + 1)};
  first_column_[at + 1] = static_cast<std::uint8_t>(first_column_[at] + last - first + 1);
  continued_ = std::min(continued_, row);
}

void FloorPlan::continue_ideals(int row) {
  const auto at = static_cast<std::size_t>(row);
  if (row == 0) {
    ideals_.assign(1, {});
    first_ideal_[1] = 1;
  }
  ideals_.resize(first_ideal_[at + 1]);
  for (std::size_t n = first_ideal_[at]; n < first_ideal_[at + 1]; ++n) {
    continue_ideal(Ideal(ideals_[n]), row);
  }
  first_ideal_[at + 2] = ideals_.size();
}

// All ways to go on in a row: with none of its columns, or with those up to some i. A column with
// one behind it needs that.
void FloorPlan::continue_ideal(const Ideal& back, int row) {
  const Row here = this->row(row);
  const int back_first = row == 0 ? kMaxColumns : this->row(row - 1).first;
  Ideal ideal = back;
  ideal.last = static_cast<std::int8_t>(here.first - 1);
  ideals_.push_back(ideal);
  ++ideal.layer.rights;
  for (int i = here.first; i < here.first + here.length; ++i) {
    if (i >= back_first && i > back.last) return;
    ideal.layer.columns = static_cast<std::uint16_t>(ideal.layer.columns | bit({i, row}));
    ++ideal.layer.boxes;
    if (i < back_first) ++ideal.layer.lefts;
    ideal.last = static_cast<std::int8_t>(i);
    ideals_.push_back(ideal);
  }
}

void FloorPlan::complete(int depth) {
  for (; continued_ < depth; ++continued_) continue_ideals(continued_);
  width_ = row(0).first + row(0).length;
  depth_ = depth;
  std::fill_n(most_of_kind_.begin(), kind_of(width_, depth_) + 1, std::uint8_t{0});
  for (const Ideal& ideal : ideals()) {
    std::uint8_t& most = most_of_kind_[kind_of(ideal.layer)];
    most = std::max(most, ideal.layer.boxes);
  }
}

void FloorPlan::sort() {
  const std::size_t kinds = kind_of(width_, depth_) + 1;
  std::fill_n(first_of_kind_.begin(), kinds + 1, std::uint16_t{0});
  for (const Ideal& ideal : ideals()) ++first_of_kind_[kind_of(ideal.layer) + 1];
  for (std::size_t k = 1; k <= kinds; ++k) {
    first_of_kind_[k] = static_cast<std::uint16_t>(first_of_kind_[k] + first_of_kind_[k - 1]);
  }
  sorted_.resize(ideals().size());
  auto next = first_of_kind_;
  for (const Ideal& ideal : ideals()) sorted_[next[kind_of(ideal.layer)]++] = ideal.layer;
}

Layer FloorPlan::ground() const {
  const int all = columns(depth_);
  return {static_cast<std::uint16_t>((1u << all) - 1), static_cast<std::uint8_t>(width_),
          static_cast<std::uint8_t>(depth_), static_cast<std::uint8_t>(all)};
}

}  // namespace benben::cubus
