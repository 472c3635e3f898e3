#include "games/cubus/demolition.h"

#include "core/sort.h"

namespace benben::cubus {

Stack solid_cube() {
  Grid grid;
  for (int j = 0; j < 4; ++j) {
    for (int i = 0; i < 4; ++i) grid.set({i, j}, 4, i < 2 && j < 2);
  }
  return *stack_of(grid);
}

std::optional<Stack> without_box(const Stack& stack, Place at) {
  Grid grid(stack);
  const int height = grid.height(at);
  if (height == 0) return std::nullopt;
  if (boxes(stack) == 1) return Stack();
  grid.set(at, height - 1, grid.open(at));
  return stack_of(grid);
}

bool has_open_top(const Stack& stack, Place at) { return Grid(stack).open(at); }

namespace {

// Numbers up to 15 by their digits: 0, 1, 10, ..., 15, 2, ..., 9.
int by_digits(int number) { return number < 10 ? 16 * number : 16 + number - 9; }

bool text_before(Place a, Place b) {
  return a.i != b.i ? by_digits(a.i) < by_digits(b.i) : by_digits(a.j) < by_digits(b.j);
}

}  // namespace

Places removable(const Stack& stack) {
  Places lids;
  Places open_tops;
  for (const Column& column : columns_of(stack)) {
    if (!without_box(stack, column.place)) continue;
    Places& places = column.open ? open_tops : lids;
    places.push_back(column.place);
  }
  Places& places = lids.empty() ? open_tops : lids;
  sort(places, text_before);
  return places;
}

}  // namespace benben::cubus
