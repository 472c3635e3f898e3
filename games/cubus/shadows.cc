#include "games/cubus/shadows.h"

#include <algorithm>

#include "core/fixed_list.h"

namespace benben::cubus {
namespace {

// A layer that fills the part of a diagram within some columns and rows.
struct RectangleLayer {
  int columns = 0;
  int rows = 0;
  int boxes = 0;
};

// At most width x depth, where both together are 17 at most.
using RectangleLayers = FixedList<RectangleLayer, 72>;

RectangleLayers layers_of(const std::array<std::uint8_t, kMaxColumns>& diagram) {
  RectangleLayers layers;
  for (int columns = 1; columns <= diagram[0]; ++columns) {
    int boxes = 0;
    for (int rows = 1; rows <= kMaxColumns; ++rows) {
      const int length = diagram[static_cast<std::size_t>(rows - 1)];
      if (length == 0) break;
      boxes += std::min(length, columns);
      layers.push_back({columns, rows, boxes});
    }
  }
  return layers;
}

constexpr int kSide = 17;

// Most boxes by lefts and rights in any number of these layers.
std::array<std::array<std::uint8_t, kSide>, kSide> fill(const RectangleLayers& layers) {
  std::array<std::array<std::uint8_t, kSide>, kSide> most{};
  for (std::size_t l = 1; l < kSide; ++l) {
    for (std::size_t r = 1; r < kSide; ++r) {
      int best = 0;
      for (const RectangleLayer& layer : layers) {
        const auto columns = static_cast<std::size_t>(layer.columns);
        const auto rows = static_cast<std::size_t>(layer.rows);
        if (columns > l || rows > r) continue;
        best = std::max(best, most[l - columns][r - rows] + layer.boxes);
      }
      most[l][r] = static_cast<std::uint8_t>(best);
    }
  }
  return most;
}

// A stack whose rows all begin at i = 0.
Stack stack_in_corner(
    const std::array<std::array<std::uint8_t, kMaxColumns>, kMaxColumns>& heights) {
  Stack stack;
  std::size_t n = 0;
  for (std::size_t j = 0; j < heights.size(); ++j) {
    for (const std::uint8_t height : heights[j]) {
      if (height == 0) break;
      stack.heights[n++] = height;
      ++stack.rows[j].length;
    }
  }
  return stack;
}

}  // namespace

const Shadows& Shadows::table() {
  static const Shadows shadows;
  return shadows;
}

Shadows::Shadows() {
  Diagram diagram{};
  add_diagrams(diagram, 0, 0);
  spread();
}

Budget Shadows::most_worth_at(const Budget& budget) const {
  const auto& at = entry(budget).most_worth_at;
  return {at[0], at[1], at[2]};
}

// All partitions of up to 16, longest row first.
void Shadows::add_diagrams(Diagram& diagram, int row, int tops) {
  if (tops > 0) add(diagram, tops);
  if (row == kMaxColumns) return;
  const auto at = static_cast<std::size_t>(row);
  const int longest = row == 0 ? kMaxColumns : diagram[at - 1];
  for (int length = 1; length <= std::min(longest, kMaxColumns - tops); ++length) {
    diagram[at] = static_cast<std::uint8_t>(length);
    add_diagrams(diagram, row + 1, tops + length);
  }
  diagram[at] = 0;
}

void Shadows::add(const Diagram& diagram, int tops) {
  const auto number = static_cast<std::uint16_t>(diagrams_.size());
  diagrams_.push_back(diagram);
  const Boxes& most = boxes_.emplace_back(fill(layers_of(diagram)));
  for (int l = 0; l < kSide; ++l) {
    for (int r = 0; r < kSide; ++r) {
      const std::uint8_t boxes = most[static_cast<std::size_t>(l)][static_cast<std::size_t>(r)];
      Entry& entry = entries_[cell({tops, l, r})];
      if (boxes > entry.most_boxes) {
        entry.most_boxes = boxes;
        entry.diagram = number;
      }
    }
  }
}

// From "on exactly so many tops" to "within so many cards".
void Shadows::spread() {
  for (int t = 0; t < kSide; ++t) {
    for (int l = 0; l < kSide; ++l) {
      for (int r = 0; r < kSide; ++r) {
        Entry& entry = entries_[cell({t, l, r})];
        if (t > 0 && this->entry({t - 1, l, r}).most_boxes > entry.most_boxes) {
          entry.most_boxes = this->entry({t - 1, l, r}).most_boxes;
          entry.diagram = this->entry({t - 1, l, r}).diagram;
        }
        const int layers_worth = 3 * entry.most_boxes - l - r;
        entry.most_layers_worth = static_cast<std::int16_t>(layers_worth);
        entry.most_worth = static_cast<std::int16_t>(layers_worth - t);
        entry.most_worth_at = {static_cast<std::uint8_t>(t), static_cast<std::uint8_t>(l),
                               static_cast<std::uint8_t>(r)};
        if (t > 0) spread_from({t - 1, l, r}, entry);
        if (l > 0) spread_from({t, l - 1, r}, entry);
        if (r > 0) spread_from({t, l, r - 1}, entry);
      }
    }
  }
}

void Shadows::spread_from(const Budget& less, Entry& entry) const {
  const Entry& other = this->entry(less);
  entry.most_layers_worth = std::max(entry.most_layers_worth, other.most_layers_worth);
  if (other.most_worth <= entry.most_worth) return;
  entry.most_worth = other.most_worth;
  entry.most_worth_at = other.most_worth_at;
}

Stack Shadows::witness(const Budget& budget) const {
  const std::size_t number = entry(budget).diagram;
  const Diagram& diagram = diagrams_[number];
  const Boxes& most = boxes_[number];
  const RectangleLayers layers = layers_of(diagram);
  std::array<std::array<std::uint8_t, kMaxColumns>, kMaxColumns> heights{};
  auto l = static_cast<std::size_t>(budget.lefts);
  auto r = static_cast<std::size_t>(budget.rights);
  while (most[l][r] > 0) {
    const RectangleLayer& used = *std::ranges::find_if(layers, [&](const RectangleLayer& layer) {
      const auto columns = static_cast<std::size_t>(layer.columns);
      const auto rows = static_cast<std::size_t>(layer.rows);
      return columns <= l && rows <= r && most[l - columns][r - rows] + layer.boxes == most[l][r];
    });
    l -= static_cast<std::size_t>(used.columns);
    r -= static_cast<std::size_t>(used.rows);
    for (std::size_t j = 0; j < static_cast<std::size_t>(used.rows); ++j) {
      const auto length = static_cast<std::size_t>(std::min<int>(diagram[j], used.columns));
      for (std::size_t i = 0; i < length; ++i) ++heights[j][i];
    }
  }
  return stack_in_corner(heights);
}

}  // namespace benben::cubus
