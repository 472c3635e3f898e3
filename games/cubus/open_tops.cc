#include "games/cubus/open_tops.h"

#include <algorithm>
#include <vector>

namespace benben::cubus {

int OpenTops::next_height(int height) const {
  int next = highest;
  for (const OpenTop& other : *this) {
    if (other.height > height) next = std::min(next, other.height);
  }
  return next;
}

OpenTops open_tops_of(const Stack& stack) {
  OpenTops tops;
  Place corner = {kMaxColumns, kMaxColumns};
  int lowest = kMaxHeight;
  for (const Column& column : columns_of(stack)) {
    if (!column.open) continue;
    corner = {std::min(corner.i, column.place.i), std::min(corner.j, column.place.j)};
    lowest = std::min(lowest, column.height);
    tops.top[static_cast<std::size_t>(tops.count++)] = {column.place, column.height};
  }
  for (int n = 0; n < tops.count; ++n) {
    OpenTops::OpenTop& top = tops.top[static_cast<std::size_t>(n)];
    top.place = {top.place.i - corner.i, top.place.j - corner.j};
    top.height -= lowest;
    tops.width = std::max(tops.width, top.place.i + 1);
    tops.depth = std::max(tops.depth, top.place.j + 1);
    tops.highest = std::max(tops.highest, top.height);
  }
  return tops;
}

Arrangement::Arrangement(const FloorPlan& plan, const OpenTops& tops, Place corner)
    : plan_(plan), tops_(tops), corner_(corner), all_(columns_above(-1)) {}

unsigned Arrangement::columns_above(int height) const {
  unsigned columns = 0;
  for (const OpenTops::OpenTop& top : tops_) {
    if (top.height <= height) continue;
    columns |= plan_.bit({corner_.i + top.place.i, corner_.j + top.place.j});
  }
  return columns;
}

Layers Arrangement::step_layers(int height) const {
  const unsigned higher = columns_above(height);
  return plan_.layers([&](unsigned columns) { return (columns & all_) == higher; });
}

Layers Arrangement::free_layers() const {
  return plan_.layers(
      [&](unsigned columns) { return (columns & all_) == 0 || (columns & all_) == all_; });
}

std::optional<Ledger> Arrangement::ledger(const Budget& budget) const {
  Ledger ledger(plan_.ground());
  for (int height = 0; height < tops_.highest; height = tops_.next_height(height)) {
    const Layers layers = step_layers(height);
    if (layers.empty()) return std::nullopt;
    for (int n = height; n < tops_.next_height(height); ++n) {
      ledger = ledger.with_one(layers, budget);
    }
  }
  ledger.add_any(free_layers(), budget);
  return ledger;
}

// Goes through the knapsack again, and back from the entry.
Stack Arrangement::stack(const Budget& budget, int lefts, int rights) const {
  Stack stack;
  stack.open = static_cast<std::uint16_t>(all_);
  for (int j = 0; j < plan_.depth(); ++j) stack.rows[static_cast<std::size_t>(j)] = plan_.row(j);
  const auto take = [&](const Layer& layer) {
    lefts -= layer.lefts;
    rights -= layer.rights;
    for (std::size_t n = 0; n < stack.heights.size(); ++n) {
      if ((layer.columns >> n & 1) != 0) ++stack.heights[n];
    }
  };
  // Takes the layer that leads from one ledger to what is in another one here.
  const auto take_one = [&](const Layers& layers, const Ledger& from, int worth) {
    take(*std::ranges::find_if(layers, [&](const Layer& layer) {
      return layer.lefts <= lefts && layer.rights <= rights &&
             from.worth(lefts - layer.lefts, rights - layer.rights) + layer.worth() == worth;
    }));
  };
  std::vector<Ledger> steps = {Ledger(plan_.ground())};
  for (int height = 0; height < tops_.highest; ++height) {
    steps.push_back(steps.back().with_one(step_layers(height), budget));
  }
  const Layers free = free_layers();
  Ledger whole = steps.back();
  whole.add_any(free, budget);
  while (whole.worth(lefts, rights) != steps.back().worth(lefts, rights)) {
    take_one(free, whole, whole.worth(lefts, rights));
  }
  for (int height = tops_.highest - 1; height >= 0; --height) {
    const int worth = steps.back().worth(lefts, rights);
    steps.pop_back();
    take_one(step_layers(height), steps.back(), worth);
  }
  take(plan_.ground());
  return stack;
}

}  // namespace benben::cubus
