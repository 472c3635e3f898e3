#include "games/cubus/plan_search.h"

#include <algorithm>
#include <bit>

#include "core/sort.h"

namespace benben::cubus {
namespace {

bool is_behind(Place a, Place b) { return a.i <= b.i && a.j <= b.j; }

}  // namespace

PlanSearch::PlanSearch(const OpenTops& tops, const Task& task)
    : tops_(tops),
      task_(task),
      all_(step_above(-1)),
      none_(step_above(tops.highest)),
      worth_(task.worth) {
  for (int height = 0; height < tops_.highest; ++height) {
    steps_[static_cast<std::size_t>(height)] = step_above(height);
  }
}

// Every plan has all columns between an open top and another one before it (CUB-03).
PlanSearch::Step PlanSearch::step_above(int height) const {
  Step step;
  std::array<bool, kMaxColumns> lefts{};
  std::array<bool, kMaxColumns> rights{};
  for (int j = 0; j < tops_.depth; ++j) {
    for (int i = 0; i < tops_.width; ++i) {
      const Place at = {i, j};
      const auto before = [&](const auto& top) { return is_behind(top.place, at); };
      const auto behind = [&](const auto& top) { return is_behind(at, top.place); };
      const auto in = [&](const auto& top) { return behind(top) && top.height > height; };
      const auto out = [&](const auto& top) { return before(top) && top.height <= height; };
      if (std::ranges::none_of(tops_, before) || std::ranges::none_of(tops_, behind)) continue;
      if (std::ranges::any_of(tops_, out)) ++step.outside;
      if (std::ranges::none_of(tops_, in)) continue;
      lefts[static_cast<std::size_t>(i)] = true;
      rights[static_cast<std::size_t>(j)] = true;
    }
  }
  step.lefts = static_cast<int>(std::ranges::count(lefts, true));
  step.rights = static_cast<int>(std::ranges::count(rights, true));
  return step;
}

std::optional<Stack> PlanSearch::best() {
  add_families();
  for (const Family& family : families_) {
    if (family.bound <= worth_) break;
    ++effort_.families;
    if (bound(family) > worth_) lay_rows(family, 0, all_corners(family));
  }
  if (!found_) return std::nullopt;
  return rebuild(*found_);
}

PlanSearch::Corners PlanSearch::all_corners(const Family& family) const {
  const int corners = (family.width - tops_.width + 1) * (family.depth - tops_.depth + 1);
  return ~Corners{0} >> (64 - corners);
}

// The first bound: the ground layer is the whole plan, the others have what sides are left.
void PlanSearch::add_families() {
  const Budget& budget = task_.budget;
  for (int width = tops_.width; width <= budget.lefts; ++width) {
    for (int depth = tops_.depth; depth <= budget.rights; ++depth) {
      const int most = std::min(width * depth, budget.tops);
      for (int columns = width + depth - 1; columns <= most; ++columns) {
        const int bound = 2 * columns - width - depth +
                          Shadows::table().most_layers_worth(
                              {columns, budget.lefts - width, budget.rights - depth});
        if (bound > task_.worth) families_.push_back({width, depth, columns, bound});
      }
    }
  }
  sort(families_, [](const Family& a, const Family& b) {
    if (a.bound != b.bound) return a.bound > b.bound;
    if (a.columns != b.columns) return a.columns < b.columns;
    return a.width != b.width ? a.width < b.width : a.depth < b.depth;
  });
}

// The knapsack with all layers that there might be, whatever columns they have.
template <class MostBoxes>
int PlanSearch::bound(const Family& family, MostBoxes most_boxes) const {
  const auto layers = [&](auto fitting) {
    return Layers(family.width, family.depth, [&](int lefts, int rights, int) {
      const int boxes = std::min(most_boxes(lefts, rights), fitting(lefts, rights));
      return Layer{0, static_cast<std::uint8_t>(lefts), static_cast<std::uint8_t>(rights),
                   static_cast<std::uint8_t>(std::max(boxes, 0))};
    });
  };
  Ledger ledger(
      {0, static_cast<std::uint8_t>(family.width), static_cast<std::uint8_t>(family.depth),
       static_cast<std::uint8_t>(family.columns)},
      task_.budget);
  for (int height = 0; height < tops_.highest; height = tops_.next_height(height)) {
    const Step& step = steps_[static_cast<std::size_t>(height)];
    const Layers with_the_higher = layers([&](int lefts, int rights) {
      return lefts < step.lefts || rights < step.rights ? 0 : family.columns - step.outside;
    });
    for (int n = height; n < tops_.next_height(height); ++n) {
      ledger = ledger.with_one(with_the_higher);
    }
  }
  const Layers free = layers([&](int lefts, int rights) {
    return lefts < all_.lefts || rights < all_.rights ? family.columns - none_.outside
                                                      : family.columns;
  });
  ledger.add_any(free);
  return ledger.most() - family.columns;
}

// The second bound: layers as large as some plan of the family might have them.
int PlanSearch::bound(const Family& family) const {
  return bound(family, [&](int lefts, int rights) {
    // A connected plan has width + depth - 1 columns and one more for every square of four in it;
    // a layer has at most as many squares.
    const int outside = family.width - lefts + family.depth - rights;
    return std::min(lefts * rights, family.columns - outside);
  });
}

// The third bound: layers as large as this plan has them.
int PlanSearch::bound_on_plan(const Family& family) const {
  return bound(family, [&](int lefts, int rights) { return plan_.most_boxes(lefts, rights); });
}

// Lays out all rows from `row` on in every way that leaves a place for the open tops.
void PlanSearch::lay_rows(const Family& family, int row, Corners corners) {
  if (corners == 0) return;
  if (row == family.depth) return try_plan(family, corners);
  const bool front = row == family.depth - 1;
  const int rows_left = family.depth - 1 - row;
  const int back_first = row == 0 ? family.width - 1 : plan_.row(row - 1).first;
  const int back_last = row == 0 ? family.width - 1 : back_first + plan_.row(row - 1).length - 1;
  for (int last = row == 0 ? back_last : back_first; last <= back_last; ++last) {
    for (int first = front ? 0 : std::min(back_first, last); first >= 0; --first) {
      const int columns = plan_.columns(row) + last - first + 1;
      // What is left must reach the first column, and fit under the last.
      if (columns + (front ? 0 : first + rows_left) > family.columns) break;
      if (columns + rows_left * (last + 1) < family.columns) continue;
      const Corners left = corners_after(family, row, first, last, corners);
      if (left == 0) continue;
      plan_.lay(row, first, last);
      lay_rows(family, row + 1, left);
    }
  }
}

// The corners that a row from i = first to i = last leaves: the open tops of that row stand on it,
// and those of later rows not beyond its last column.
PlanSearch::Corners PlanSearch::corners_after(const Family& family, int row, int first, int last,
                                              Corners corners) const {
  const int across = family.width - tops_.width + 1;
  const int along = family.depth - tops_.depth + 1;
  for (int j = 0; j < along; ++j) {
    int low = 0;
    int high = across - 1;
    for (const OpenTops::OpenTop& top : tops_) {
      if (j + top.place.j < row) continue;
      high = std::min(high, last - top.place.i);
      if (j + top.place.j == row) low = std::max(low, first - top.place.i);
    }
    const Corners line = (Corners{1} << across) - 1;
    const Corners allowed =
        low > high ? 0 : ((Corners{2} << high) - 1) & ~((Corners{1} << low) - 1);
    corners &= ~((line & ~allowed) << (j * across));
  }
  return corners;
}

void PlanSearch::try_plan(const Family& family, Corners corners) {
  ++effort_.plans;
  plan_.complete(family.depth);
  if (bound_on_plan(family) <= worth_) return;
  plan_.sort();
  const int across = family.width - tops_.width + 1;
  for (; corners != 0; corners &= corners - 1) {
    const int corner = std::countr_zero(corners);
    try_place(family, {corner % across, corner / across});
  }
}

void PlanSearch::try_place(const Family& family, Place corner) {
  ++effort_.places;
  const auto ledger = Arrangement(plan_, tops_, corner).ledger(task_.budget);
  if (ledger) consider(*ledger, family, corner);
}

void PlanSearch::consider(const Ledger& ledger, const Family& family, Place corner) {
  ledger.each([&](int lefts, int rights, int layers_worth) {
    const int worth = layers_worth - family.columns;
    if (worth <= worth_) return;
    if ((layers_worth + lefts + rights) / 3 <= task_.boxes) return;  // CUB-14
    worth_ = worth;
    found_ = Found{family, {}, corner, lefts, rights};
    for (int j = 0; j < family.depth; ++j) found_->rows[static_cast<std::size_t>(j)] = plan_.row(j);
  });
}

Stack PlanSearch::rebuild(const Found& found) {
  for (int j = 0; j < found.family.depth; ++j) {
    const Row row = found.rows[static_cast<std::size_t>(j)];
    plan_.lay(j, row.first, row.first + row.length - 1);
  }
  plan_.complete(found.family.depth);
  plan_.sort();
  const Arrangement arrangement(plan_, tops_, found.corner);
  return LayerTrail(arrangement, task_.budget).stack(found.lefts, found.rights);
}

}  // namespace benben::cubus
