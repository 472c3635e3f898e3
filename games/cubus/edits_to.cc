// The edits that lead to a move (edits.h).
#include <algorithm>

#include "core/sort.h"
#include "games/cubus/boxes.h"
#include "games/cubus/edits.h"

namespace benben::cubus {
namespace {

using Heights = std::array<std::uint8_t, kMaxColumns>;  // by column of a stack

// A stack from which box after box is taken, but for those that are kept, as long as one can be.
struct TakenDown {
  Heights kept{};             // by column of the last stack
  std::vector<int> columns;   // that the boxes are taken from
  std::vector<Stack> stacks;  // the first, and after every box

  bool is_whole() const { return stacks.back().heights == kept; }
};

TakenDown take_down(const Stack& from, const Heights& kept) {
  TakenDown taken{kept, {}, {from}};
  while (true) {
    const Stack stack = taken.stacks.back();
    std::optional<int> column;
    for_each_box_less(stack, [&](const Stack& after, int n) {
      const auto at = static_cast<std::size_t>(n);
      if (column || stack.heights[at] <= taken.kept[at]) return;
      column = n;
      taken.stacks.push_back(after);
    });
    if (!column) return taken;
    taken.columns.push_back(*column);
    if (stack.heights[static_cast<std::size_t>(*column)] > 1) continue;
    std::copy(taken.kept.begin() + *column + 1, taken.kept.end(), taken.kept.begin() + *column);
    taken.kept.back() = 0;
  }
}

// What both stacks have if one is moved over the other: `by` is added to the second one's places.
struct Common {
  Place by;
  Heights of_first{};
  Heights of_second{};
  int boxes = 0;
};

Common common_boxes(const Stack& first, const Stack& second, Place by) {
  Common common;
  common.by = by;
  const Columns columns = columns_of(second);
  std::size_t n = 0;
  for (const Column& column : columns_of(first)) {
    std::size_t m = 0;
    for (const Column& other : columns) {
      if (column.place == Place{other.place.i + by.i, other.place.j + by.j}) {
        const int height = std::min(column.height, other.height);
        common.of_first[n] = common.of_second[m] = static_cast<std::uint8_t>(height);
        common.boxes += height;
      }
      ++m;
    }
    ++n;
  }
  return common;
}

Edit edit_between(const Stack& less, const Stack& more) {
  std::optional<Edit> found;
  for_each_box_more(less, [&](const Stack& after, int, BoxPlace place) {
    if (after == more) found = edit(place);
  });
  BENBEN_ASSERT(found);
  return *found;
}

// The boxes that were taken are added again, the last first.
void add_boxes(std::vector<Edit>& edits, const TakenDown& taken) {
  for (std::size_t n = taken.stacks.size() - 1; n > 0; --n) {
    edits.push_back(edit_between(taken.stacks[n], taken.stacks[n - 1]));
  }
}

// All ways in which one stack may stand on the other, those with most in common first.
std::vector<Common> overlaps_of(const Stack& first, const Stack& second) {
  std::vector<Common> overlaps;
  for (int j = -kMaxColumns; j <= kMaxColumns; ++j) {
    for (int i = -kMaxColumns; i <= kMaxColumns; ++i) {
      overlaps.push_back(common_boxes(first, second, {i, j}));
    }
  }
  sort(overlaps, [](const Common& a, const Common& b) {
    if (a.boxes != b.boxes) return a.boxes > b.boxes;
    return a.by.j != b.by.j ? a.by.j < b.by.j : a.by.i < b.by.i;
  });
  return overlaps;
}

// From one shape to another: what it has not is taken off and what it has more is added, or, where
// that takes no more edits, all is cleared and added.
std::vector<Edit> shape_edits(const Stack& from, const Stack& to) {
  std::vector<Edit> edits;
  for (const Common& common : overlaps_of(from, to)) {
    if (2 * common.boxes <= boxes(from)) break;
    const TakenDown down = take_down(from, common.of_first);
    const TakenDown up = take_down(to, common.of_second);
    if (!down.is_whole() || !up.is_whole() || down.stacks.back() != up.stacks.back()) continue;
    for (const int n : down.columns) edits.push_back(edit(Tool::kTake, n));
    add_boxes(edits, up);
    return edits;
  }
  if (from != one_box()) edits.push_back(edit(Tool::kClear));
  add_boxes(edits, take_down(to, {}));
  return edits;
}

// The next edit of the tops on the way to a stack: one that opens no other.
Edit top_edit(const State& state, const Draft& draft, const Stack& to) {
  for (const Edit edit : legal_edits(state, draft)) {
    if (edit.tool == Tool::kDone && draft.stack.open != to.open) continue;
    Draft after = draft;
    const std::optional<Move> move = apply_edit(state, after, edit);
    const unsigned open = move ? move->stack.open : after.stack.open;
    if ((open & ~unsigned{to.open}) == 0) return edit;
  }
  BENBEN_ASSERT(false);
}

}  // namespace

std::vector<Edit> edits_to(const State& state, const Move& move) {
  switch (move.act) {
    case Act::kPass:
    case Act::kWaive:
      return {edit(Tool::kWayOut)};
    case Act::kKnockFalse:
      return {edit(Tool::kKnockFalse)};
    case Act::kTake: {
      const Columns columns = columns_of(state.stack);
      const auto at = std::ranges::find(columns, move.place(), &Column::place);
      return {edit(Tool::kTake, static_cast<int>(at - columns.begin()))};
    }
    case Act::kBuild:
    case Act::kKnockBuild:
      break;
  }
  std::vector<Edit> edits = shape_edits(closed(state.stack), closed(move.stack));
  edits.push_back(edit(Tool::kDone));
  Draft draft = first_draft(state);
  std::optional<Move> made;
  for (const Edit each : edits) made = apply_edit(state, draft, each);
  while (!made) {
    edits.push_back(top_edit(state, draft, move.stack));
    made = apply_edit(state, draft, edits.back());
  }
  return edits;
}

}  // namespace benben::cubus
