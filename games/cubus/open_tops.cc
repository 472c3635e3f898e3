#include "games/cubus/open_tops.h"

#include <algorithm>

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
  if (stack.open == 0) return tops;
  Place& corner = tops.corner = {kMaxColumns, kMaxColumns};
  int lowest = kMaxHeight;
  for (const Column& column : columns_of(stack)) {
    if (!column.open) continue;
    corner = {std::min(corner.i, column.place.i), std::min(corner.j, column.place.j)};
    lowest = std::min(lowest, column.height);
    tops.top.push_back({column.place, column.height});
  }
  for (OpenTops::OpenTop& top : tops.top) {
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
  Ledger ledger(plan_.ground(), budget);
  for (int height = 0; height < tops_.highest; height = tops_.next_height(height)) {
    const Layers layers = step_layers(height);
    if (layers.empty()) return std::nullopt;
    for (int n = height; n < tops_.next_height(height); ++n) ledger = ledger.with_one(layers);
  }
  ledger.add_any(free_layers());
  return ledger;
}

LayerTrail::LayerTrail(const Arrangement& arrangement, const Budget& budget)
    : arrangement_(arrangement),
      free_(arrangement.free_layers()),
      whole_(arrangement.plan_.ground(), budget) {
  const OpenTops& tops = arrangement.tops_;
  const int steps = tops.highest + 1;
  steps_.reserve(static_cast<std::size_t>(steps));
  steps_.push_back(whole_);
  for (int height = 0; height < tops.highest; height = tops.next_height(height)) {
    const Layers layers = arrangement.step_layers(height);
    for (int n = height; n < tops.next_height(height); ++n) {
      steps_.push_back(steps_.back().with_one(layers));
    }
  }
  whole_ = steps_.back();
  whole_.add_any(free_);
}

// Goes back through the knapsack from the entry.
Stack LayerTrail::stack(int lefts, int rights) const {
  const FloorPlan& plan = arrangement_.plan_;
  Stack stack;
  stack.open = static_cast<std::uint16_t>(arrangement_.all_);
  for (int j = 0; j < plan.depth(); ++j) stack.rows[static_cast<std::size_t>(j)] = plan.row(j);
  const auto take = [&](const Layer& layer) {
    lefts -= layer.lefts;
    rights -= layer.rights;
    for (std::size_t n = 0; n < stack.heights.size(); ++n) {
      stack.heights[n] = static_cast<std::uint8_t>(stack.heights[n] + (layer.columns >> n & 1));
    }
  };
  // Takes the layer that leads from one ledger to what is in another one here.
  const auto take_one = [&](const Layers& layers, const Ledger& from, int worth) {
    take(*std::ranges::find_if(layers, [&](const Layer& layer) {
      return from.has(lefts - layer.lefts, rights - layer.rights) &&
             from.worth(lefts - layer.lefts, rights - layer.rights) + layer.worth() == worth;
    }));
  };
  while (whole_.worth(lefts, rights) != steps_.back().worth(lefts, rights)) {
    take_one(free_, whole_, whole_.worth(lefts, rights));
  }
  for (int height = arrangement_.tops_.highest - 1; height >= 0; --height) {
    const auto at = static_cast<std::size_t>(height);
    take_one(arrangement_.step_layers(height), steps_[at], steps_[at + 1].worth(lefts, rights));
  }
  take(plan.ground());
  return stack;
}

}  // namespace benben::cubus
